import Foundation
import TestSupport
import Testing

/// The same programs under valgrind: no error, and nothing lost but what the Swift runtime keeps for good.
@Suite struct ValgrindTests {
  static let suppressions = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "swift.supp")

  /// Valgrind's own exit status for what it finds.
  private static let found: Int32 = 99

  @Test(
    .enabled(if: CLibrary.has("valgrind"), "valgrind is not installed; Fonts/setup --test does it"),
    arguments: ClientTests.all)
  func isClean(_ client: ClientTests.Client) throws {
    let scratch = try TemporaryFolder()
    var client = client
    if !client.arguments.isEmpty { client.arguments = ["1"] }
    // Valgrind cannot read all that swiftc writes for debuggers; the names of functions stay.
    let stripped = scratch.file("stripped")
    try FileManager.default.createDirectory(atPath: stripped, withIntermediateDirectories: true)
    let library = CLibrary.folder.appending(path: CLibrary.name).path
    let copied = try CLibrary.run(["objcopy", "--strip-debug", library, "\(stripped)/\(CLibrary.name)"], in: scratch)
    try #require(copied.status == 0, "\(copied.output)")
    let command = try ["env", "LD_LIBRARY_PATH=\(stripped)"] + Self.valgrind + client.command(in: scratch)
    let result = try CLibrary.run(command, in: scratch)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  static let valgrind = [
    "valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite,indirect,possible",
    "--errors-for-leak-kinds=definite,indirect,possible", "--error-exitcode=\(found)", "--num-callers=50",
    "--suppressions=\(suppressions.path)",
  ]
}

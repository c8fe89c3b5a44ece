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
    let library = try Self.stripped.get()
    let command = try ["env", "LD_LIBRARY_PATH=\(library.path)"] + Self.valgrind + client.command(in: scratch)
    let result = try CLibrary.run(command, in: scratch)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  /// A folder next to the library with a copy for all clients, without the information for debuggers.
  ///
  /// Valgrind cannot read all that swiftc writes for them; the names of functions stay.
  private static let stripped = Result {
    let folder = CLibrary.folder.appending(path: "stripped")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let library = CLibrary.folder.appending(path: CLibrary.name).path
    let copy = folder.appending(path: CLibrary.name).path
    let copied = try CLibrary.run(["objcopy", "--strip-debug", library, copy], in: TemporaryFolder())
    try #require(copied.status == 0, "\(copied.output)")
    return folder
  }

  static let valgrind = [
    "valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite,indirect,possible",
    "--errors-for-leak-kinds=definite,indirect,possible", "--error-exitcode=\(found)", "--num-callers=50",
    "--suppressions=\(suppressions.path)",
  ]
}

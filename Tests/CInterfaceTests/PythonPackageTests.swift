import Foundation
import TestSupport
import Testing

/// The Python package over the shared library, by its own tests in `Tests/PythonTests`.
@Suite struct PythonPackageTests {
  @Test func itsTestsPass() throws {
    let python = CLibrary.package.appending(path: ".build/python-tests/bin/python3").path
    let isThere = FileManager.default.isExecutableFile(atPath: python)
    try #require(isThere, "there is no \(python); run Tests/PythonTests/setup")
    let scratch = try TemporaryFolder()
    let result = try CLibrary.run(
      [
        "TYPECHECK_LIBRARY=\(CLibrary.folder.appending(path: CLibrary.name).path)",
        "PYTHONPATH=\(CLibrary.package.appending(path: "Sources/Python").path)", "PYTHONDONTWRITEBYTECODE=1", python,
        "-m",
        "pytest", "-q", "-p", "no:cacheprovider", CLibrary.package.appending(path: "Tests/PythonTests").path,
      ], in: scratch)
    // The names first: a log may show but the first lines of it.
    let failed = result.output.split(separator: "\n").filter { $0.hasPrefix("FAILED") || $0.hasPrefix("ERROR") }
    #expect(
      result.status == 0, "\(failed.joined(separator: "; ")) \(result.status)\n\(result.output.suffix(20_000))")
  }
}

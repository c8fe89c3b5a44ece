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
    #expect(result.status == 0, "\(result.output.suffix(20_000))")
  }
}

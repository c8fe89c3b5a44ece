import Foundation
import TestSupport
import Testing

/// The sample of the README compiles, runs, and prints what the README says.
@Suite struct SampleTests {
  @Test(arguments: ["c11", "c++17"])
  func theReadmesSampleIsTrue(_ language: String) throws {
    let readme = try String(contentsOf: CLibrary.package.appending(path: "README.md"), encoding: .utf8)
    let file = CLibrary.programs.appending(path: "sample.c")
    let sample = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.contains(Self.indented(sample)), "the README shows another program than sample.c")

    let scratch = try TemporaryFolder()
    let source = try scratch.write(language == "c11" ? "sample.c" : "sample.cpp", sample)
    let program = try CLibrary.build([URL(filePath: source)], language, in: scratch)
    let result = try CLibrary.run([program], in: scratch)
    #expect(result.status == 0)
    #expect(readme.contains(Self.indented(result.output)), "the README shows something else than:\n\(result.output)")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}

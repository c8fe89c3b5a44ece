import Foundation
import TestSupport
import Testing

/// The sample of the guide to C compiles, runs, and prints what the guide says.
@Suite struct SampleTests {
  @Test(arguments: ["c11", "c++17"])
  func theSampleOfTheGuideIsCurrent(_ language: String) throws {
    let page = "Sources/TypeCheckKit/Documentation.docc/CInterface.md"
    let guide = try String(contentsOf: CLibrary.package.appending(path: page), encoding: .utf8)
    let file = CLibrary.programs.appending(path: "sample.c")
    let sample = try String(contentsOf: file, encoding: .utf8)
    #expect(guide.contains(Self.indented(sample)), "the guide shows another program than sample.c")

    let scratch = try TemporaryFolder()
    let source = try scratch.write(language == "c11" ? "sample.c" : "sample.cpp", sample)
    let program = try CLibrary.build([URL(filePath: source)], language, in: scratch)
    let result = try CLibrary.run([program], in: scratch)
    #expect(result.status == 0)
    #expect(guide.contains(Self.indented(result.output)), "the guide shows something else than:\n\(result.output)")
  }

  @Test(arguments: ["c11", "c++17"])
  func theSampleOfTheReadmeRuns(_ language: String) throws {
    let scratch = try TemporaryFolder()
    let text = try String(contentsOf: CLibrary.programs.appending(path: "contrast.c"), encoding: .utf8)
    let source = try scratch.write(language == "c11" ? "contrast.c" : "contrast.cpp", text)
    let program = try CLibrary.build([URL(filePath: source)], language, in: scratch)
    let result = try CLibrary.run([program], in: scratch)
    #expect(result.status == 0 && result.output == "contrast 3.26:1\n", "\(result.output)")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct ScaleCommandTests {
  private func rows(_ arguments: [String]) throws -> [[String: Any]] {
    let result = try Binary.run(["scale", "--format", "json"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["schemaVersion"] as? Int == 1)
    return try #require(object?["rows"] as? [[String: Any]])
  }

  @Test func printsTheWholeScale() throws {
    #expect(
      try rows(["--style", "largeTitle,title1,title2,title3,headline,body,callout,subhead,footnote,caption,caption2"])
        .count == 132)
    let body = try #require(try rows(["--style", "BODY", "--category", "L"]).first)
    #expect(body["size"] as? Double == 17)
    #expect(body["leading"] as? Double == 22)
    #expect(body["tracking"] as? Double == -0.43)
    #expect(body["estimated"] as? Bool == false)
    #expect(try rows(["--platform", "visionos", "--style", "body"]).allSatisfy { $0["estimated"] as? Bool == true })
  }

  @Test func aCustomFontScalesAsUIFontMetricsDoes() throws {
    let sizes = try rows(["--style", "body", "--size", "17"]).compactMap { $0["size"] as? Double }
    #expect(sizes == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    let value = try #require(
      try rows(["--style", "body", "--category", "medium", "--value", "17"]).first?["value"] as? Double)
    #expect(abs(value - 49.0 / 3) < 1e-9)
  }

  @Test(arguments: [
    ["--style", "boddy"], ["--category", "AX7"], ["--platform", "windows"], ["--size", "0"], ["--value", "nan"],
    ["--font", "nowhere.ttf", "--size", "17"], ["--format", "yaml"], ["--lint", "nowhere.csv"],
  ])
  func unusableOptionsExitWithTwo(arguments: [String]) throws {
    let result = try Binary.run(["scale"] + arguments)
    #expect(result.status == 2)
    #expect(!result.error.isEmpty)
  }

  @Test func comparesATeamsScaleWithTheGuidelines() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "good.csv", "style,category,size,leading,weight\nbody,large,17,22,regular\nheadline,large,17,22,semibold\n")
    try scratch.file(
      "bad.json",
      "[{\"style\": \"body\", \"category\": \"large\", \"size\": 15},\n{\"style\": \"caption2\", \"category\": \"XS\", \"size\": 9}]"
    )
    try scratch.file("broken.csv", "style,category,size\nbody,large,huge\n")
    try scratch.file("empty.csv", "")
    #expect(try Binary.run(["scale", "--lint", "good.csv"], in: scratch.url).status == 0)
    let bad = try Binary.run(["scale", "--lint", "bad.json"], in: scratch.url)
    #expect(bad.status == 1)
    #expect(bad.output.contains("line 2"), "\(bad.output)")
    let broken = try Binary.run(["scale", "--lint", "broken.csv"], in: scratch.url)
    #expect(broken.status == 2)
    #expect(broken.output.contains("broken.csv:2: error:"), "\(broken.output)")
    #expect(try Binary.run(["scale", "--lint", "empty.csv"], in: scratch.url).status == 2)
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func thePageMatchesTheProgram() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = package.appendingPathComponent("Sources/TypeCheckKit/Documentation.docc/Rules.md")
    let committed = try String(contentsOf: page, encoding: .utf8)
    let result = try Binary.run(["rules", "--format", "markdown"])
    #expect(result.status == 0)
    #expect(result.output == committed, "regenerate it: typecheck rules --format markdown > Rules.md")
  }

  @Test func everyRuleIsListedWithItsLevel() throws {
    let result = try Binary.run(["rules"])
    #expect(result.status == 0)
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("touch-target-too-small ") })
    #expect(line.contains("39"))
    #expect(result.output.contains("\nred-green-only "))
  }

  @Test func showsARuleInFull() throws {
    let result = try Binary.run(["rules", "text-truncated"])
    #expect(result.status == 0)
    for part in [
      "Thresholds\n  enlargement = 2× (from 2× to 4×)", "Serves\n  WCAG 1.4.4", "Guidelines\n  44.", "Examples\n",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
    #expect(!result.output.contains("word-broken"))
  }

  @Test func jsonMapsGuidelinesToRules() throws {
    let result = try Binary.run(["rules", "--format", "json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let guidelines = try #require(object["guidelines"] as? [[String: Any]])
    #expect(guidelines.count == 73)
    let tapping = try #require(guidelines.first { $0["number"] as? Int == 39 })
    #expect((tapping["rules"] as? [String])?.contains("touch-target-too-small") == true)
  }

  @Test func reportsLinkThePages() throws {
    let scratch = try CheckCommandTests.project()
    let configuration = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    let pages = [
      ("", "https://www.w3.org/"), ("https://example.com/{id}.html", "https://example.com/text-truncated.html"),
      ("https://example.com/rules", "https://example.com/rules#text-truncated"),
    ]
    for (base, link) in pages {
      let line = base.isEmpty ? "" : "rule_pages: \(base)\n"
      try scratch.file(".typecheck.yml", line + configuration)
      _ = try Binary.run(["check", "--report", "sarif=a.sarif", "--report", "html=a.html"], in: scratch.url)
      let sarif = try JSONSerialization.jsonObject(with: Data(contentsOf: scratch.url.appending(path: "a.sarif")))
      let run = try #require(((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first)
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rule = try #require((driver?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "text-truncated" })
      #expect((rule["helpUri"] as? String)?.hasPrefix(link) == true, "\(rule)")
      let help = try #require((rule["help"] as? [String: String])?["markdown"])
      let page = try Binary.run(["rules", "text-truncated", "--format", "markdown"]).output
      #expect(page == "# text-truncated\n\n\(help)\n")
      #expect(help.contains("- Example: cut only above 200 %: fail (warning): `\"Save and close\" is cut"), "\(help)")
      let html = try String(contentsOf: scratch.url.appending(path: "a.html"), encoding: .utf8)
      #expect(html.contains("<a href=\"\(link)\" rel=\"noreferrer\"><code>text-truncated</code></a>") == !base.isEmpty)
    }
  }

  @Test(arguments: [["text-trunctd"], ["--format", "jsno"], ["--report", "json"]])
  func mistakesExitWithTwo(_ arguments: [String]) throws {
    let result = try Binary.run(["rules"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty && !result.error.isEmpty)
  }
}

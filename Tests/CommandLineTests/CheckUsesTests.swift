import Foundation
import TestSupport
import Testing

/// Checks of apps whose Swift code draws the texts.
@Suite struct CheckUsesTests {
  /// An app with a title that no bar has the width for, a label with a style, and texts that are not drawn.
  private static func app(configuration: String? = nil) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    if let configuration { try scratch.file(".typecheck.yml", configuration) }
    try scratch.file(
      "App/en.lproj/Localizable.strings",
      """
      "title" = "All of the harbours between the mouth of the river and the sea";
      "row" = "wwwwwwwwwwwwww";
      "hint" = "Opens the harbours between the mouth of the river and the sea";
      "kept" = "Kept";
      "old" = "A text that is kept although no code of the app draws it any more";
      """)
    try scratch.file(
      "App/Row.swift",
      """
      import SwiftUI

      enum Names { static let row = String(localized: "row") }

      struct Row: View {
        let kept = String(localized: "kept")
        var body: some View {
          Text(Names.row)
            .font(.largeTitle)
            .accessibilityHint("hint").id(kept)
            .navigationTitle("title")
        }
      }
      """)
    return scratch
  }

  private static func findings(_ json: String) throws -> [[String: Any]] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return try #require(report["findings"] as? [[String: Any]])
  }

  @Test func theReportNamesTheCodeThatDrawsAText() throws {
    let result = try Binary.run(["check", "--verbose"], in: Self.app())
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("drawn by   navigationTitle at App/Row.swift:11\n"), "\(result.output)")
    #expect(result.output.contains("drawn by   Text at App/Row.swift:8 ← App/Row.swift:3\n"), "\(result.output)")
    #expect(result.output.contains("Not applicable: 1 × spoken"), "\(result.output)")
    #expect(
      result.output.contains(
        "1 Swift file read: code draws or speaks 3 of 5 keys, mentions 1 in ways that typecheck cannot follow, and "
          + "does not mention 1"), "\(result.output)")
  }

  @Test func onlyTextsWithAKnownPlaceFail() throws {
    let result = try Binary.run(["check", "--format", "json"], in: Self.app())
    let failed = try Self.findings(result.output).filter { $0["outcome"] as? String == "fail" }
    #expect(failed.map { "\($0["key"] ?? "") \($0["role"] ?? "")" } == ["title navigationTitle", "row text"])
    let uses = try #require(failed.last?["uses"] as? [[String: Any]])
    #expect(uses.first?["line"] as? Int == 8 && uses.first?["place"] as? String == "Text")
    #expect((uses.first?["steps"] as? [[String: Any]])?.first?["line"] as? Int == 3)
  }

  @Test func everyFormatNamesTheCode() throws {
    let scratch = try Self.app()
    for format in ["sarif", "xcode", "github", "codeclimate", "junit", "checkstyle", "csv", "markdown", "html"] {
      let result = try Binary.run(["check", "--format", format], in: scratch)
      #expect(result.output.contains("Row.swift"), "\(format)")
    }
    let sarif = try Binary.run(["check", "--format", "sarif"], in: scratch)
    #expect(sarif.output.contains("\"relatedLocations\""))
  }

  @Test func explainShowsTheUsesAndTheWay() throws {
    let result = try Binary.run(["check", "--explain", "row"], in: Self.app())
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.output.hasPrefix(
        """
        "row" is drawn by Text at App/Row.swift:8: at most the window's width, any number of lines, largeTitle
          App/Row.swift:8  Text, text
            style: largeTitle (App/Row.swift:9)
            line limit: none (assumed: no code nearby sets it)
            width: at most the window's
            height: at most the window's
            ← App/Row.swift:3

        App/en.lproj/Localizable.strings:2
        """), "\(result.output)")
    #expect(result.output.contains("style          largeTitle      the app's code"), "\(result.output)")
  }

  @Test func rulesOnViewsAreTurnedOffByAComment() throws {
    let scratch = try TemporaryFolder()
    let text = #"      Text(verbatim: "x").font(.system(size: 12))"#
    try scratch.file(
      "App/A.swift",
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          VStack {
      \(text)
      \(text) // typecheck:disable font-does-not-scale
            Button(action: go) { Image("cross") }
          }
        }
      }
      """)
    let result = try Binary.run(["check", "--format", "json"], in: scratch)
    let found = try Self.findings(result.output)
    #expect(
      found.map { "\($0["rule"] ?? "") \($0["line"] ?? "") \($0["key"] ?? "")" } == [
        "image-button-unlabelled 7 A/Button", "font-does-not-scale 5 A/Text",
      ], "\(result.output) \(result.error)")
  }

  /// Two texts of the same width: one scrolls, and the other one is in a column that may be too low for its lines.
  @Test func textsInPlacesOfUnknownHeightAreCounted() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Localizable.strings", "\"low\" = \"Save all changes\";\n\"free\" = \"Keep all changes\";\n")
    try scratch.file(
      "App/A.swift",
      """
      import SwiftUI
      struct A: View {
        var body: some View {
          VStack { Text("low").font(.headline) }
          ScrollView { Text("free").font(.headline) }
        }
      }
      """)
    let review = try Binary.run(["check", "--width", "300", "--fail-on", "review"], in: scratch)
    #expect(review.status == 0, "\(review.output) \(review.error)")
    #expect(review.output.contains("they fit if their containers are tall enough"), "\(review.output)")
    let bounded = try Binary.run(["check", "--width", "300", "--fail-on", "bounded", "--format", "json"], in: scratch)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(bounded.output.utf8)) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(bounded.status == 1 && summary["bounded"] as? [String: Int] == ["height-bounded": 1])
    let explained = try Binary.run(["check", "--width", "300", "--explain", "low"], in: scratch)
    #expect(explained.output.contains("needs review: height-bounded"), "\(explained.output)")
  }

  @Test func boundedReasonsDoNotFailARun() throws {
    let scratch = try Self.app()
    let rules = ["--disable-rule", "text-truncated", "--disable-rule", "word-broken"]
    #expect(try Binary.run(["check", "--fail-on", "review"] + rules, in: scratch).status == 0)
    #expect(try Binary.run(["check", "--fail-on", "bounded"] + rules, in: scratch).status == 1)
  }

  @Test func theConfigurationDescribesFontsViewsAndFunctions() throws {
    let scratch = try Self.app(
      configuration: """
        sources:
          fonts: {theme.huge: largeTitle}
          views: {Card: {title: {style: largeTitle, inset: 16}}}
          localizers: [tr]
          excluded: [App/Old.swift]
        """)
    try scratch.file(
      "App/Card.swift",
      """
      import SwiftUI

      struct Cards: View {
        var body: some View {
          Card(title: tr("old"))
          Text("kept").font(theme.huge)
        }
      }
      """)
    try scratch.file("App/Old.swift", "let a = Text(\"old\")\n")
    let old = try Binary.run(["uses", "old"], in: scratch)
    #expect(old.output.contains("App/Card.swift:5  Card, label\n    style: largeTitle"), "\(old.output)\(old.error)")
    #expect(!old.output.contains("Old.swift"))
    let kept = try Binary.run(["uses", "kept"], in: scratch)
    #expect(kept.output.contains("style: largeTitle (App/Card.swift:6)"), "\(kept.output)")
  }

  @Test func patternsThatMatchNoSwiftFileAreNamed() throws {
    let scratch = try Self.app(configuration: "sources: {paths: [Nope]}\n")
    let result = try Binary.run(["check", "--inputs"], in: scratch)
    #expect(
      result.output.contains(".typecheck.yml:1:19: warning: sources.paths matches no Swift file"),
      "\(result.output)\(result.error)")
  }

  @Test func textsOfSkippedFilesAreNotCalledUnused() throws {
    let scratch = try Self.app()
    try scratch.file("App/Deep.swift", String(repeating: "[", count: 1_000))
    let result = try Binary.run(["check", "--format", "json"], in: scratch)
    #expect(!result.output.contains("no-use-found"), "\(result.output)")
    #expect(try Binary.run(["check", "--format", "json"], in: Self.app()).output.contains("no-use-found"))
  }

  // MARK: Keys without a text

  @Test func aNameWithoutATextIsAWarning() throws {
    let scratch = try Self.app()
    try scratch.file(
      "App/en.lproj/Localizable.strings", "\"row.title\" = \"Row\";\n\"row.hint\" = \"Opens the row\";\n")
    try scratch.file("App/Row.swift", "import SwiftUI\nlet a = Text(\"row.titel\")\nlet b = Text(\"row.title\")\n")
    let result = try Binary.run(["check"], in: scratch)
    #expect(
      result.output.contains("App/Row.swift:2:9: warning: the key \"row.titel\" is not in any table"),
      "\(result.output)")
  }

  @Test func aTextInCodeIsMeasuredAndNotTranslated() throws {
    let scratch = try Self.app()
    try scratch.file("App/de.lproj/Localizable.strings", "\"row\" = \"Reihe\";\n")
    try scratch.file(
      "App/New.swift",
      """
      import SwiftUI
      struct New: View {
        var body: some View {
          Text("wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww").font(.largeTitle)
          Text("wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww")
        }
      }
      """)
    let result = try Binary.run(["check", "--format", "json"], in: scratch)
    let found = try Self.findings(result.output).filter { ($0["file"] as? String) == "App/New.swift" }
    #expect(
      Set(found.compactMap { $0["rule"] as? String }).isSuperset(of: ["text-not-translated", "word-broken"]),
      "\(result.output)\(result.error)")
    let note = try #require(found.first { $0["rule"] as? String == "text-not-translated" })
    #expect(note["severity"] as? String == "note" && (note["uses"] as? [Any])?.count == 2)
    #expect((note["remedy"] as? String)?.contains("Text(verbatim:)") == true, "\(note)")
  }

  /// Only a literal in a view can be verbatim.
  @Test func aTextThatCodeLooksUpIsAddedToATable() throws {
    let scratch = try Self.app()
    try scratch.file("App/de.lproj/Localizable.strings", "\"row\" = \"Reihe\";\n")
    try scratch.file(
      "App/New.swift",
      "import UIKit\nfunc f(b: UIButton) { b.setTitle(NSLocalizedString(\"Share it\", comment: \"\"), for: .normal) }\n"
    )
    let result = try Binary.run(["check", "--format", "json"], in: scratch)
    let found = try Self.findings(result.output).first { $0["rule"] as? String == "text-not-translated" }
    #expect(found?["remedy"] as? String == "add it to a table", "\(result.output)\(result.error)")
  }

  @Test func keysThatAreNotToBeTranslatedAreInTheirTable() throws {
    let scratch = try Self.app()
    try scratch.file(
      "App/Fixed.xcstrings",
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Deutsch (German)": {"shouldTranslate": false},
        "Only here": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Nur hier"}}}}
      }}
      """#)
    try scratch.file(
      "App/New.swift", "import SwiftUI\nlet a = Text(\"Deutsch (German)\", tableName: \"Fixed\")\n")
    let result = try Binary.run(["check", "--all"], in: scratch)
    #expect(!result.output.contains("New.swift:2"), "\(result.output)")
  }

  @Test func aTableWithoutALanguageIsAWarning() throws {
    let scratch = try Self.app()
    for language in ["de", "fr"] {
      try scratch.file("App/\(language).lproj/Localizable.strings", "\"row\" = \"x\";\n")
    }
    try scratch.file("App/en.lproj/Other.strings", "\"other\" = \"Other\";\n")
    try scratch.file("App/de.lproj/Other.strings", "\"other\" = \"Andere\";\n")
    try scratch.file("App/New.swift", "import SwiftUI\nlet a = Text(\"other\", tableName: \"Other\")\n")
    let result = try Binary.run(["check"], in: scratch)
    #expect(
      result.output.contains("App/New.swift:2:9: warning: the table \"Other\" has no texts in fr"), "\(result.output)")
  }

  @Test func keysAtOnePlaceHaveAnOrder() throws {
    let keys = ["Ahoy", "Bearing", "Course", "Depth", "Ebb", "Fathom", "Gale", "Haven"]
    let choice = keys.dropLast().enumerated().map { "value == \($0.offset) ? \"\($0.element)\" : " }.joined()
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/New.swift",
      """
      import SwiftUI

      struct Words: View {
        let value: Int
        var body: some View { Text(\(choice)"\(keys[keys.count - 1])") }
      }
      """)
    // Each process hashes with another seed.
    let output = try Binary.run(["check", "--format", "json"], in: scratch).output
    let places = keys.compactMap { output.range(of: "\"\($0)\"")?.lowerBound }
    #expect(places.count == keys.count && places == places.sorted(), "\(output)")
  }
}

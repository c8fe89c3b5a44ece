import Foundation
import TestSupport
import Testing

@Suite struct UsesCommandTests {
  /// An app with four keys: one drawn, one in a property, one spoken and one that no code mentions.
  private static func app() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Localizable.strings",
      "\"title\" = \"Harbour\";\n\"open\" = \"Open\";\n\"hint\" = \"Opens\";\n\"old\" = \"Old\";\n")
    try scratch.file("App/de.lproj/Localizable.strings", "\"title\" = \"Hafen\";\n\"german\" = \"Nur hier\";\n")
    try scratch.file(
      "App/Row.swift",
      """
      import SwiftUI

      struct Row: View {
        let name = String(localized: "open")
        var body: some View {
          Text("title").lineLimit(2)
            .accessibilityHint("hint").id(name)
            .font(.headline)
        }
      }
      """)
    try scratch.file("App/RowTests/RowTests.swift", "let a = Text(\"old\")\n")
    return scratch
  }

  @Test func aKeyIsShownWithTheLinesThatStateItsStyle() throws {
    let result = try Binary.run(["uses", "title"], in: Self.app())
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.output == """
        "title" is drawn by Text at App/Row.swift:6: at most the window's width, at most 2 lines, headline
          App/Row.swift:6  Text, text
            style: headline (App/Row.swift:8)
            line limit: 2 (App/Row.swift:6)
            width: at most the window's
            height: at most the window's

        """)
  }

  @Test func theSummaryCountsEveryKeyOnce() throws {
    let result = try Binary.run(["uses"], in: Self.app())
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.output == """
        5 keys, 1 Swift file.
        With a use: 2. Mentioned but not followed: 1. Not mentioned: 2.
        Searched for the others: 1 Swift file.
        Keys by way: literal 2.
        Uses by role: spoken 1, text 1.
        Keys not followed, by cause: argument 1.
        Uses waiting for code that is not understood: `id(_:)` 1 (--not-followed lists all).

        """)
  }

  @Test func listsNameTheKeysWithoutAUse() throws {
    let scratch = try Self.app()
    let unused = try Binary.run(["uses", "--unused"], in: scratch)
    #expect(unused.output.hasPrefix("\"german\" (Localizable)\n\"old\" (Localizable)\n5 keys"), "\(unused.output)")
    let open = try Binary.run(["uses", "--not-followed"], in: scratch)
    let line = "1 mention waits for `id(_:)` (App/Row.swift:7): the keys are not followed beyond it, such as \"open\"\n"
    #expect(open.output.hasPrefix(line + "Without a statement, a slot under keys"), "\(open.output)")
  }

  @Test("a key that is not found is shown with what was searched")
  func notFound() throws {
    let scratch = try Self.app()
    let old = try Binary.run(["uses", "old"], in: scratch)
    #expect(
      old.output == """
        No code that draws "old" was found: it is not mentioned in 1 Swift file.
          A key that code builds at run time cannot be found.

        """)
    try scratch.file("App/Old.m", "void f(void) { show(@\"x\"); }\n")
    let both = try Binary.run(["uses", "old"], in: scratch)
    #expect(both.output.contains("not mentioned in 1 Swift file and 1 Objective-C file."), "\(both.output)")
    #expect(both.output.contains("Objective-C is read only as tokens, so some mentions are not found."))
    let german = try Binary.run(["uses", "german"], in: scratch)
    #expect(german.output.contains("No code that draws \"german\" was found"), "\(german.output)")
    let other = try Binary.run(["uses", "other"], in: scratch)
    #expect(other.output.contains("No table has \"other\", and no code looks it up."), "\(other.output)")
    #expect(!other.output.contains("not mentioned"))
  }

  @Test("the answer is the first line, before problems of files and other places")
  func theAnswerComesFirst() throws {
    let scratch = try Self.app()
    try scratch.file(
      "App/Other.swift",
      """
      import SwiftUI

      struct Other: View {
        var body: some View {
          Text("title").font(.caption).lineLimit(1).accessibilityLabel("title")
          Text("title").font(.system(size: 13))
        }
      }
      """)
    try scratch.file("App/fr.lproj/Localizable.strings", "\"a\" = \"A\";\n\"a\" = \"B\";\n")
    let result = try Binary.shell("\"$0\" uses title 2>&1", in: scratch)
    let lines = result.output.split(separator: "\n")
    #expect(result.status == 0, "\(result.output)")
    #expect(
      lines.prefix(4) == [
        "\"title\" is drawn by Text at App/Other.swift:5: at most the window's width, one line, caption1",
        "  and drawn by Text at App/Other.swift:6: at most the window's width, any number of lines, fixed size 13 pt",
        "  and drawn by Text at App/Row.swift:6: at most the window's width, at most 2 lines, headline",
        "  and 1 more place",
      ], "\(result.output)")
    #expect(lines.last?.contains("fr.lproj/Localizable.strings:2:") == true, "\(result.output)")
    let open = try Binary.run(["uses", "open"], in: scratch)
    #expect(
      open.output.hasPrefix("\"open\" is used at App/Row.swift:4, but cannot be followed to a place on the screen: "),
      "\(open.output)")
    let hint = try Binary.run(["uses", "hint"], in: scratch)
    #expect(hint.output.hasPrefix("\"hint\" is spoken by accessibilityHint at App/Row.swift:7\n"), "\(hint.output)")
  }

  @Test("a key that only other languages have is shown where code draws it")
  func foundInCode() throws {
    let scratch = try Self.app()
    try scratch.file(
      "App/Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"german\") } }\n")
    let german = try Binary.run(["uses", "german"], in: scratch)
    #expect(german.output.contains("App/Other.swift:2  Text, text"), "\(german.output)")
  }

  @Test func jsonHoldsEveryPropertyWithItsOrigin() throws {
    let result = try Binary.run(["uses", "--format", "json"], in: Self.app())
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    let uses = try #require(json["uses"] as? [[String: Any]])
    let style = try #require(uses.first?["style"] as? [String: Any])
    #expect(style["value"] as? String == "headline" && style["certainty"] as? String == "exact")
    #expect((style["origin"] as? [String: Any])?["line"] as? Int == 8)
    #expect((uses.first?["width"] as? [String: Any])?["certainty"] as? String == "atMost")
    #expect(uses.first?["framework"] as? String == "swiftui")
    #expect((json["project"] as? [String: Any])?["targets"] as? [String] == [])
    #expect((json["keys"] as? [String: Any])?["total"] as? Int == 5)
  }

  @Test func problemsAreNamed() throws {
    let scratch = try Self.app()
    let unknown = try Binary.run(["uses", "titel"], in: scratch)
    #expect(unknown.status == 2 && unknown.error.contains("title"), "\(unknown.error)")
    let both = try Binary.run(["uses", "title", "--unused"], in: scratch)
    #expect(both.status == 2 && both.error.contains("--unused"), "\(both.error)")
    try scratch.file("App/Deep.swift", String(repeating: "[", count: 100_000))
    try scratch.file("App/Broken.swift", "struct A {\n  func ) {\n}\n")
    let skipped = try Binary.run(["uses"], in: scratch)
    #expect(skipped.status == 1)
    #expect(skipped.error.contains("App/Deep.swift:1:1: error: source file skipped: this line"), "\(skipped.error)")
    #expect(skipped.error.contains("App/Broken.swift:2"), "\(skipped.error)")
    let empty = try TemporaryFolder()
    #expect(try Binary.run(["uses"], in: empty).status == 2)
  }

  /// An app with texts in UIKit and Objective-C, and two warnings of one kind.
  private static func kitApp() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Localizable.strings", "\"open\" = \"Open\";\n\"alert\" = \"Alert\";\n\"menu\" = \"Menu\";\n")
    try scratch.file(
      "App/fr.lproj/Localizable.strings", "\"a\" = \"A\";\n\"a\" = \"B\";\n\"c\" = \"A\";\n\"c\" = \"B\";\n")
    try scratch.file(
      "App/Cell.swift",
      """
      import UIKit

      final class Cell: UITableViewCell {
        let names = ["x": NSLocalizedString("open", comment: "")]
        func show() {
          textLabel?.text = NSLocalizedString("open", comment: "")
          _ = UIAlertController(title: NSLocalizedString("alert", comment: ""), message: nil, preferredStyle: .alert)
        }
      }
      """)
    try scratch.file(
      "App/Old.m", "@implementation Old\n- (void)show { self.label.text = NSLocalizedString(@\"menu\", nil); }\n@end\n")
    return scratch
  }

  @Test("only places of the system have what the system decides; a mention that is not followed is in the answer")
  func nothingIsClaimedWithoutAStatement() throws {
    let scratch = try Self.kitApp()
    let open = try Binary.run(["uses", "open"], in: scratch)
    #expect(
      open.output == """
        "open" is drawn by text at App/Cell.swift:6: at most the window's width, line limit not known, style not known
          and mentioned at App/Cell.swift:4, not followed: the value of a property, local or default value
          App/Cell.swift:6  text, label
            style: not known: no statement found that sets it
            line limit: not known: no statement found that sets it
            width: at most the window's
          Not followed:
            App/Cell.swift:4  the value of a property, local or default value

        """)
    let alert = try Binary.run(["uses", "alert"], in: scratch)
    #expect(alert.output.contains("the system's line limit, the system's style"), "\(alert.output)")
    #expect(alert.output.contains("style: not set; the system decides here"), "\(alert.output)")
    let menu = try Binary.run(["uses", "menu"], in: scratch)
    #expect(menu.output.contains("style not read (Objective-C)"), "\(menu.output)")
    #expect(menu.output.contains("line limit: not read (Objective-C)"), "\(menu.output)")
  }

  @Test("warnings of one kind are one line, and none with --quiet", arguments: [["uses"], ["check", "--explain"]])
  func warningsAreGrouped(_ command: [String]) throws {
    let scratch = try Self.kitApp()
    let all = try Binary.run(command + ["open"], in: scratch)
    #expect(
      all.error == """
        App/fr.lproj/Localizable.strings:2:7: warning: 2 × the key … is also in line …; this one is used; \
        remove one of them (typecheck check --inputs lists all)

        """, "\(all.error)")
    let quiet = try Binary.run(command + ["open", "-q"], in: scratch)
    #expect(quiet.error.isEmpty && quiet.output == all.output && quiet.status == all.status, "\(quiet.error)")
  }

  @Test func aPathAsAKeyGetsAHint() throws {
    let scratch = try Self.app()
    for path in [".", "App/Row.swift"] {
      let result = try Binary.run(["uses", path], in: scratch)
      #expect(
        result.status == 2 && result.error.hasSuffix("; it is a path, so write --path \(path)\n"), "\(result.error)")
    }
    #expect(!(try Binary.run(["uses", "nothing"], in: scratch).error.contains("--path")))
  }

  @Test func theKeyMayBeAnOption() throws {
    let scratch = try Self.app()
    let option = try Binary.run(["uses", "--key", "title"], in: scratch)
    let argument = try Binary.run(["uses", "title"], in: scratch)
    #expect(option.status == 0 && option.output == argument.output, "\(option.error)")
    #expect(try Binary.run(["uses", "title", "--key", "title"], in: scratch).status == 2)
    #expect(!(try Binary.run(["uses", "--help"]).output.contains("--key")))
  }
}

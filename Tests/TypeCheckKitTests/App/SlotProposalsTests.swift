import AuditModel
import RuleKit
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// `init` proposes slots for the texts whose place is not known, so that the next check has more verdicts.
@Suite struct SlotProposalsTests {
  /// An app whose code draws one of its texts, and another one that a project without code would have.
  private static func folder(_ more: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in ["en", "de", "fr"] {
      try folder.write(
        "App/\(language).lproj/Localizable.strings",
        """
        "settings.general" = "General";
        "settings.privacy" = "Privacy";
        "settings.shown" = "Shown";
        "help.intro" = "We never share what you write with anybody else, whatever you do.";
        "help.delete" = "You can delete everything that you wrote at any time, without a reason.";
        "home.title" = "Welcome";
        "profile.title" = "Profile";
        \(more)
        """)
    }
    try folder.write(
      "App/A.swift",
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"settings.shown\").font(.body) } }\n")
    return folder
  }

  private static func open(_ folder: TemporaryFolder) async throws -> AuditReport.Tally {
    let check = try CheckPipeline.project(at: folder.path, measure: MeasurePipeline()).pipeline
    return try await check.run([]).report.tally
  }

  @Test func theNextCheckDependsOnLess() async throws {
    let folder = try Self.folder()
    let before = try await Self.open(folder)
    let contents = try await ProjectContents.of(folder.path)
    try folder.write(".typecheck.yml", contents.file)
    let after = try await Self.open(folder)
    #expect(before.openTexts == 18 && after.openTexts == 0, "\(before.openTexts), \(after.openTexts)\n\(contents.file)")
    #expect(after.allOutcomes != before.allOutcomes)
  }

  /// A failure in a guessed slot would be reported as if the slot were known.
  @Test func aGuessNeverFails() async throws {
    let folder = try TemporaryFolder()
    for language in ["en", "fr"] {
      try folder.write(
        "App/\(language).lproj/Localizable.strings",
        """
        "login.placeholder" = "Nom d'utilisateur ou adresse de courrier";
        "account.button" = "Se connecter avec ce nom d'utilisateur";
        "wide" = "Donaudampfschifffahrtsgesellschaftskapitän und mehr";
        "short" = "Ja";
        """)
    }
    let contents = try await ProjectContents.of(folder.path)
    let file = contents.file
    for line in ["\"login.placeholder\": field", "\"account.button\": button", "\"short\": label"] {
      #expect(file.contains("\n  " + line), "\(file)")
    }
    #expect(!file.contains("\n  \"wide\""), "a word is broken in any paragraph of 288 pt\n\(file)")
    try folder.write(".typecheck.yml", file)
    let check = try CheckPipeline.project(at: folder.path, measure: MeasurePipeline()).pipeline
    let report = try await check.run([]).report
    #expect(report.findings.allSatisfy { $0.severity == .note }, "\(report.findings.map(\.message.text))")
  }

  /// Objects of Interface Builder have a pattern only if it matches no text whose place or font is known.
  @Test func knownObjectsAreNotGuessed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/en.lproj/Main.strings",
      """
      /* Class = "UINavigationItem"; title = "Settings"; ObjectID = "aaa-11-aaa"; */
      "aaa-11-aaa.title" = "Settings";
      /* Class = "UITextField"; placeholder = "Name"; ObjectID = "bbb-11-aaa"; */
      "bbb-11-aaa.placeholder" = "Name";
      /* Class = "UILabel"; text = "Name"; ObjectID = "ccc-11-aaa"; */
      "ccc-11-aaa.text" = "Name";
      """)
    let open = try await ProjectContents.of(folder.path).file
    #expect(open.contains("\n  \"???-??-???.text\": label\n"), "\(open)")
    #expect(!open.contains("???.title") && !open.contains("???.placeholder"), "\(open)")
    try folder.write(
      "App/Base.lproj/Other.storyboard",
      Storyboards.screen(
        """
        <label opaque="NO" text="Shown" id="ddd-11-aaa"><rect key="frame" x="20" y="50" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
        """, ""))
    try folder.write("App/de.lproj/Other.strings", "\"ddd-11-aaa.text\" = \"Gezeigt\";\n")
    let known = try await ProjectContents.of(folder.path).file
    #expect(!known.contains("???.text"), "\(known)")
  }

  /// A mark after a quotation mark or a wildcard makes one character of both, but not one byte.
  @Test(arguments: ["a\\\"\u{301}b", "a*\u{301}b", "a\\\\\u{301}b"]) func keysWithMarksAreEscaped(_ key: String)
    async throws
  {
    let folder = try Self.folder("\"\(key).title\" = \"Title\";")
    let contents = try await ProjectContents.of(folder.path)
    try folder.write(".typecheck.yml", contents.file)
    _ = try await Self.open(folder)
    #expect(contents.file.contains(".title"))
  }

  @Test func patternsAreRankedAndNeverMatchAKnownPlace() async throws {
    let folder = try Self.folder()
    let file = try await ProjectContents.of(folder.path).file
    for line in [
      "  \"*.title\": heading  # 2 keys, 6 texts: \"Welcome\", \"Profile\"",
      "  \"help.*\": paragraph  # 2 keys, 6 texts: \"You can delete",
      "  \"settings.general\": label  # 1 key, 3 texts: \"General\"",
      "  heading: {style: headline, width: 288, lines: auto}",
      "  # Guessed from keys: the place of 18 texts is not known",
    ] {
      #expect(file.contains("\n" + line), "\(line)\n\(file)")
    }
    #expect(!file.contains("\n  \"settings.*\""), "the code draws settings.shown\n\(file)")
    let configuration = try ConfigurationReader.read(Array(file.utf8), file: ".typecheck.yml").configuration
    #expect(configuration.keys.allSatisfy { !$0.key.matches("settings.shown") })
  }

  @Test func keysAreEscaped() async throws {
    let folder = try Self.folder("\"a*b\\\\c?\" = \"Odd\";\n\"x\\ny\" = \"Two lines\";\n\"q\\\"uote\" = \"Said\";")
    let file = try await ProjectContents.of(folder.path).file
    let configuration = try ConfigurationReader.read(Array(file.utf8), file: ".typecheck.yml").configuration
    let patterns = configuration.keys.map(\.key)
    #expect(patterns.contains { $0.matches("a*b\\c?") && !$0.matches("aXb\\cX") }, "\(file)")
    #expect(patterns.contains { $0.matches("q\"uote") }, "\(file)")
    #expect(!patterns.contains { $0.matches("x\ny") }, "a key in two lines is not proposed")
  }

  @Test func thereAreAboutADozenLines() async throws {
    let keys = (0..<60).map { "\"area\($0 % 20).item\($0)\" = \"Item \($0)\";" }.joined(separator: "\n")
    let folder = try Self.folder(keys)
    let contents = try await ProjectContents.of(folder.path)
    let groups = contents.file.split(separator: "\n").count { $0.contains("*") && $0.contains(" keys, ") }
    #expect(groups == 12 && contents.guessedPatterns == 12 + 31, "\(contents.file)")
  }

  /// The pattern, texts of its keys, and the name of the slot.
  static let slots: [(words: String, texts: [String], name: String)] = [
    ("*.title", ["A"], "heading"), ("button.save.", ["Save"], "button"), ("accessibility.", ["Close"], "spoken"),
    ("alert.message.", ["Short"], "paragraph"), ("row.", ["Short"], "label"),
    ("row.", [String(repeating: "long ", count: 9), "Short"], "label"),
    ("row.", [String(repeating: "long ", count: 9)], "paragraph"), ("row.", ["two\nlines"], "paragraph"),
    ("row.", [], "label"), ("(private message)", ["(private message)"], "label"),
  ]

  @Test(arguments: slots.indices) func wordsAndLengthsDecideTheSlot(_ index: Int) {
    let (words, texts, name) = Self.slots[index]
    #expect(ProposedSlot(words: words, texts: texts).name == name)
  }
}

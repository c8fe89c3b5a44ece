import AuditModel
import DynamicType
import Testing

@testable import TextFiles

@Suite struct CommentDirectivesTests {
  private static let start = SourceLocation(file: "a.strings", line: 3, column: 4)

  private func read(_ comment: String, isVerbatim: Bool = true) -> CommentDirectives {
    CommentDirectives(comment: comment, at: Self.start, isVerbatim: isVerbatim)
  }

  @Test func setsEveryFieldOfASlot() {
    let read = read(
      "Title. typecheck: style=headline weight=semibold width=120.5 lines=2 height=44pt maxCategory=AX1, minimumScale=0.5 "
        + "truncation=middle uppercase=yes role=tabLabel characters=24 -- as in the design")
    #expect(read.issues.isEmpty)
    var slot = SlotFields()
    slot.style = .headline
    slot.weight = .semibold
    slot.width = 120.5
    slot.lines = 2
    slot.height = 44
    slot.maxCategory = .accessibilityMedium
    slot.minimumScale = 0.5
    slot.truncation = .middle
    slot.uppercase = true
    slot.role = .tabLabel
    slot.characters = 24
    #expect(read.slot == slot)
    #expect(read.characterLimit == nil)
    #expect(read.suppressions.isEmpty)
  }

  @Test(arguments: [
    "MAX_LENGTH: 24", "MAX_LENGTH=24", "The button. MAX_LENGTH: 24. Short!", "smartling.character_limit = 24",
    "maxLength: 24", "max-length:24, c-format", "A tab [CHAR_LIMIT=24]", "max length (maxlength=24)",
    "CHAR_LIMIT: 60\nCHAR_LIMIT: 24",
  ])
  func readsLimitsOfOtherTools(comment: String) {
    #expect(read(comment).characterLimit == 24)
    #expect(read(comment).issues.isEmpty)
  }

  @Test func aSizeInPixelsSetsTheWidth() {
    #expect(read("max-size:300:2").slot.width == 300)
    #expect(read("max-size:300:2").slot.lines == 2)
    #expect(read("max-size: 300").slot.lines == nil)
  }

  @Test(arguments: [
    ("typecheck disable text-truncated", "no colon"), ("The title.\ntypecheck lines=2", "no colon"),
    ("TypeCheck\tmaxCategory=AX1", "no colon"), ("The title.\n * typecheck disable:next word-broken", "no colon"),
    ("typecheck: lines=1 lines=2", "lines=1 and lines=2; the second one is used"),
  ])
  func reportsSyntaxMistakes(comment: String, message: String) {
    let read = read(comment)
    #expect(read.issues.count == 1 && read.issues.first?.message.contains(message) == true)
    #expect(read.issues.first?.severity == .warning && read.suppressions.isEmpty)
    #expect(read.slot.lines == (message.contains("no colon") ? nil : 2))
  }

  @Test(arguments: [
    "typecheck", "Shown after the typecheck.", "typecheck disables it", "a typecheck of lines",
    "pretypecheck disable x", "TypeCheck disable button in the settings", "Shown when typecheck width=full",
    "please typecheck disable the feature", "Please typecheck disable text-truncated", "typecheck disable",
    "typecheck a width=full", "typecheck size=2",
    "", "No comment provided by engineer.", "Class = \"UILabel\"; text = \"Save\"; ObjectID = \"abc-12-xyz\";",
    "max. length: the widest", "[CHAR_LIMIT=NONE]", "MAX_LENGTH:", "https://example.org/typecheck", "Limit: 24",
    "maximum: 24", "character: 4",
  ])
  func ignoresOtherComments(comment: String) {
    #expect(read(comment).isEmpty)
  }

  @Test func rulesCanBeTurnedOff() {
    let read = read("A title\n  typecheck:disable text-truncated, line-limit -- known\ntypecheck:disable:next")
    #expect(read.issues.isEmpty)
    #expect(read.suppressions.map(\.rules) == [["text-truncated", "line-limit"], []])
    #expect(read.suppressions.map(\.location.line) == [4, 5])
    #expect(read.suppressions.map(\.location.column) == [3, 1])
    #expect(self.read("A title\ntypecheck: disable", isVerbatim: false).suppressions.first?.location == Self.start)
  }

  @Test(arguments: [
    ("typecheck: style=headlin", "headline"), ("typecheck: widht=12", "width"), ("typecheck:disabel a", "disable"),
    ("typecheck:disable:this a", "disable:next"), ("typecheck: width=wide", "points"),
    ("typecheck: lines=1.5", "whole number"), ("typecheck: uppercase=maybe", "yes or no"),
    ("typecheck: headline", "style="), ("typecheck:", "typecheck comment is empty"),
    ("typecheck: minimumScale=2", "0 to 1"),
    ("typecheck:disable Rule_A", "not a rule name, so no rule is turned off"), ("MAX_LENGTH: many", "whole number"),
    ("MAX_LENGTH: 0", "whole number"), ("MAX_LENGHT: 24", "MAX_LENGTH"), ("typechek: style=body", "typecheck"),
    ("typecheck: width=1e999", "points"), ("typecheck: role=tab", "tabLabel"),
  ])
  func reportsMistakes(comment: String, part: String) throws {
    let read = read(comment)
    #expect(read.suppressions.isEmpty)
    #expect(read.slot == SlotFields())
    #expect(read.characterLimit == nil)
    let issue = try #require(read.issues.first)
    #expect(read.issues.count == 1)
    #expect(issue.severity == .warning)
    #expect(issue.location == Self.start)
    #expect(issue.message.contains(part))
  }

  @Test func keepsFieldsOfTheText() {
    var string = LocalizedString(location: Self.start, key: "a", text: "b", locale: "de", group: "g")
    string.slot.lines = 1
    var details = TextDetails()
    details.characterLimit = 9
    string.details = details
    read("typecheck: lines=3 width=90\nMAX_LENGTH: 24\ntypecheck:disable a").apply(to: &string)
    #expect(string.slot.lines == 1)
    #expect(string.slot.width == 90)
    #expect(string.details?.characterLimit == 9)
    #expect(string.details?.suppressions.count == 1)
    var plain = LocalizedString(location: Self.start, key: "a", text: "b", locale: "de", group: "g")
    read("typecheck: lines=3").apply(to: &plain)
    #expect(plain.details == nil)
    #expect(plain.slot.lines == 3)
  }

  @Test func stringsFilesAreReadWithTheirComments() {
    let catalog = StringsSamples.read(
      """
      /* The title
         typecheck: style=title2 lines=1 */
      "a" = "x";
      // typecheck:disable:next text-truncated
      "b" = "y";
      /* MAX_LENGTH: 9 */

      "c" = "z"; // MAX_LENGTH: 3
      /* typecheck: stile=body */
      "d" = "w";
      """)
    #expect(catalog.strings.map(\.slot.style) == [.title2, nil, nil, nil])
    #expect(catalog.strings.map { $0.details?.suppressions.map(\.location.line) } == [nil, [4], nil, nil])
    #expect(catalog.strings.allSatisfy { $0.details?.characterLimit == nil })
    #expect(StringsSamples.places(catalog) == ["9:4 warning"])
  }

  @Test func reportsACommentWithoutAnEntry() {
    let catalog = StringsSamples.read(
      "/* Head\n typecheck:disable a */\n\n\"a\" = \"x\"; // typecheck: lines=1\n\"b\" = \"y\"; // typecheck the rest\n"
    )
    #expect(StringsSamples.places(catalog) == ["2:2 warning", "4:15 warning"])
    #expect(catalog.strings.allSatisfy { $0.details == nil && $0.slot == SlotFields() })
  }

  @Test(arguments: [":", "=", "MAX_LENGTH:", "typecheck:", "maxlength=a ", "typecheck: a=\n", "a.b-c_d="])
  func longCommentsTakeBoundedTime(piece: String) {
    _ = read(String(repeating: piece, count: 20_000))
  }
}

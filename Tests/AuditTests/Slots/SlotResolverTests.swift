import AuditModel
import DynamicType
import RuleKit
import Testing
import TextRules

@Suite struct SlotResolverTests {
  private static let place = SourceLocation(file: ".typecheck.yml", line: 1, column: 1)

  private static func text(_ key: String, _ file: String = "App/de.lproj/Main.strings") -> LocalizedString {
    LocalizedString(
      location: SourceLocation(file: file, line: 1, column: 1), key: key, text: "Text", locale: "de", group: file)
  }

  private static func slot(_ change: (inout SlotChoice) -> Void) -> SlotChoice {
    var slot = SlotChoice()
    change(&slot)
    return slot
  }

  private static var resolver: SlotResolver {
    var configuration = Configuration()
    configuration.slots = [
      "row": slot { $0.fields.width = 200 },
      "title": slot {
        $0.fields.style = .headline
        $0.fields.lines = 2
        $0.inset = 10
      },
      "common": slot {
        $0.fields.width = 100
        $0.fields.lines = 3
        $0.framework = .swiftui
      },
    ]
    configuration.keys = [
      SlotPattern(key: Glob(name: "*.title"), slot: "title", location: place),
      SlotPattern(key: Glob(name: "*"), table: Glob(name: "Other"), slot: "row", location: place),
      SlotPattern(key: Glob(name: "*.title"), slot: "row", location: place),
    ]
    configuration.defaultSlot = "common"
    var resolver = SlotResolver(configuration)
    resolver.options = slot { $0.fields.width = 300 }
    return resolver
  }

  @Test func patternsOverrideOptionsAndOptionsTheDefaultSlot() {
    let resolved = Self.resolver.resolve(Self.text("a.title"))[0]
    #expect(resolved.slot.style == .headline)
    #expect(resolved.slot.lines == 2)
    #expect(resolved.slot.width == 280, "300 of the option less two insets")
    #expect(resolved.slot.framework == .swiftui)
    #expect(resolved.slot.name == "title")
    #expect(resolved.origins[.style] == .pattern(0))
    #expect(resolved.origins[.width] == .option)
    #expect(resolved.origins[.framework] == .defaultSlot)
    #expect(resolved.origins[.height] == nil)
    #expect(!resolved.slot.linesFromItem)
  }

  @Test func theTextOverridesEverything() {
    var text = Self.text("a.title")
    text.slot.lines = 1
    text.slot.width = 50
    let resolved = Self.resolver.resolve(text)[0]
    #expect(resolved.slot.lines == 1)
    #expect(resolved.slot.linesFromItem)
    #expect(resolved.slot.width == 30)
    #expect(resolved.origins[.width] == .item)
  }

  @Test func aTableNarrowsAPattern() {
    #expect(Self.resolver.resolve(Self.text("a", "de.lproj/Other.strings"))[0].slot.name == "row")
    #expect(Self.resolver.resolve(Self.text("a"))[0].slot.name == "common")
  }

  @Test func usesACharacterLimitFromTheFile() {
    var text = Self.text("a")
    var details = TextDetails()
    details.characterLimit = 12
    text.details = details
    #expect(Self.resolver.resolve(text)[0].slot.characters == 12)
  }

  @Test func barsHaveOneLine() {
    var text = Self.text("b")
    text.slot.role = .tabLabel
    #expect(SlotResolver(Configuration()).resolve(text)[0].slot.lines == 1)
    #expect(SlotResolver(Configuration()).resolve(Self.text("b"))[0].slot.lines == nil)
  }
}

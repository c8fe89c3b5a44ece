import AuditModel
import DynamicType
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct SystemPlaceTests {
  private static func text(_ key: String, comment: String? = nil, role: TextRole? = nil) -> LocalizedString {
    var string = LocalizedString(
      location: SourceLocation(file: "de.lproj/Main.strings", line: 1, column: 1), key: key, text: "Text",
      locale: "de", group: "Main", comment: comment)
    string.slot.role = role
    return string
  }

  /// The resolver for the check of an app that states nothing.
  private static var unknownApp: SlotResolver {
    var resolver = SlotResolver(Configuration())
    resolver.standard.assumed = [.style, .width, .framework]
    return resolver
  }

  @Test(
    arguments: [
      ("aBc-d1-E2f.segmentTitles[0]", nil, TextRole.segment),
      (
        "aBc-d1-E2f.title", "Class = \"UINavigationItem\"; title = \"Settings\"; ObjectID = \"aBc-d1-E2f\";",
        .navigationTitle
      ),
      ("aBc-d1-E2f.title", "Class = \"UITabBarItem\"; title = \"Home\"; ObjectID = \"aBc-d1-E2f\";", .tabLabel),
      ("aBc-d1-E2f.accessibilityHint", nil, .spoken),
      ("aBc-d1-E2f.headerTitle", nil, .sectionHeader),
      ("aBc-d1-E2f.title", nil, nil),
      ("settings.title", "Class = \"UINavigationItem\";", nil),
      ("aBc-d1-E2f.unheardOf", "Class = \"UILabel\";", nil),
      ("äöü-d1-E2f.segmentTitles[0]", nil, nil),
    ] as [(String, String?, TextRole?)])
  func interfaceBuilderNamesThePlace(_ key: String, comment: String?, role: TextRole?) {
    #expect(InterfaceBuilderPlace.role(of: Self.text(key, comment: comment)) == role)
  }

  @Test func aPlaceBringsStyleLinesAndTheWidestContainer() {
    let resolved = Self.unknownApp.resolve(Self.text("aBc-d1-E2f.segmentTitles[1]"))[0]
    #expect(resolved.slot.role == .segment && resolved.origins[.role] == .metadata)
    #expect(resolved.slot.lines == 1)
    #expect(resolved.slot.width == 187.5, "half of the narrowest iPhone from iOS 16 on")
    #expect(resolved.slot.linesFromItem, "its file names the place, and with it the lines")
    #expect(resolved.slot.assumed == [.framework, .narrower] && !resolved.slot.isContainerAssumed)
    let title = Self.unknownApp.resolve(Self.text("title", role: .navigationTitle))[0]
    #expect(title.slot.style == .headline && title.slot.width == 375 && title.slot.lines == 1)
  }

  @Test func aPatternOverridesInterfaceBuilder() {
    var resolver = Self.unknownApp
    var row = SlotChoice()
    (row.fields.role, row.fields.style, row.fields.width) = (.row, .body, 200)
    resolver.slots = ["row": row]
    resolver.patterns = [
      SlotPattern(
        key: Glob(name: "*"), slot: "row", location: SourceLocation(file: ".typecheck.yml", line: 1, column: 1))
    ]
    let resolved = resolver.resolve(Self.text("aBc-d1-E2f.segmentTitles[1]"))[0]
    #expect(resolved.slot.role == .row && resolved.slot.style == .body && resolved.slot.width == 200)
  }

  @Test func aMeasurementAssumesNothing() {
    #expect(SlotResolver(Configuration()).resolve(Self.text("a"))[0].slot.assumed.isEmpty)
  }

  @Test func aCheckAssumesUnstatedFields() {
    var resolver = Self.unknownApp
    #expect(resolver.resolve(Self.text("a"))[0].slot.assumed == [.style, .width, .framework])
    resolver.options.fields.style = .footnote
    #expect(resolver.resolve(Self.text("a"))[0].slot.assumed == [.width, .framework])
    resolver.options.fields.width = 100
    resolver.options.framework = .uikit
    #expect(resolver.resolve(Self.text("a"))[0].slot.assumed.isEmpty)
  }

  @Test func theDevicesOfAConfigurationNameWindowsNotContainers() throws {
    var resolver = Self.unknownApp
    resolver.standardRooms = DeviceRooms([DeviceRoom(width: 343, devices: [], windowWidth: 375)])
    let resolved = resolver.resolve(Self.text("a"))[0]
    #expect(resolved.slot.assumed.contains(.width) && resolved.slots[0][0].windowWidth == 375)
    let segment = resolver.resolve(Self.text("a", role: .segment))[0].slots[0][0]
    #expect(segment.width == 187.5 && segment.assumed.contains(.narrower))
  }

  @Test(
    arguments: [
      ("settings_hint_apply", nil, true), ("alertTitleText", nil, true), ("keyboard.done", nil, true),
      ("A11Y_CLOSE", nil, true), ("settings.apply", "Shown in a toast", true),
      ("settings.apply", "Title of a row", false), ("hinterland", nil, false), ("salert", nil, false),
    ] as [(String, String?, Bool)])
  func wordsInKeysOnlyLowerCertainty(_ key: String, comment: String?, isElsewhere: Bool) {
    #expect(PlaceWords.suggestElsewhere(Self.text(key, comment: comment)) == isElsewhere)
    var resolver = Self.unknownApp
    var common = SlotChoice()
    (common.fields.style, common.fields.width, common.fields.lines) = (.body, 100, 1)
    resolver.slots = ["common": common]
    resolver.defaultSlot = "common"
    let slot = resolver.resolve(Self.text(key, comment: comment))[0].slot
    #expect(slot.isContainerAssumed == isElsewhere)
  }
}

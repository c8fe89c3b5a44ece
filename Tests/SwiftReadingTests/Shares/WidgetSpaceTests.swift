import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct WidgetSpaceTests {
  /// The width of the only text in a widget on a screen of 375 pt.
  private func width(_ content: String, _ modifiers: String, _ other: String = "") throws -> Double? {
    let source = """
      struct W: Widget { var body: some WidgetConfiguration {
        StaticConfiguration(kind: "w", provider: P()) { entry in \(content) }\(modifiers)
      } }
      \(other)
      """
    return try #require(try Sources.uses(of: ["key"], source).uses.first).width.value?.width(in: 375)
  }

  @Test(
    arguments: [
      (".supportedFamilies([.systemSmall, .systemMedium])", 155.0), (".supportedFamilies([.systemMedium])", 329),
      ("", 155), (".supportedFamilies([.accessoryRectangular])", 157), (".supportedFamilies(families)", 375),
      (".supportedFamilies([.accessoryInline, .systemLarge])", 329),
    ] as [(String, Double)])
  func theNarrowestFamilyCounts(_ modifiers: String, _ points: Double) throws {
    let view = #"struct E: View { var body: some View { VStack { Text("key") } } }"#
    #expect(try width("E()", modifiers, view) == points, "\(modifiers)")
    #expect(try width(#"Text("key").padding(10)"#, modifiers) == points - 20, "\(modifiers)")
  }

  @Test func declaredFamiliesAreRead() throws {
    let other = "extension W { private var own: [WidgetFamily] { [.systemMedium, .systemLarge] } }"
    #expect(try width(#"Text("key")"#, ".supportedFamilies(own)", other) == 329)
  }

  @Test(
    arguments: [
      (#"switch family { case .systemSmall: Text("key")\#ndefault: Text("b") }"#, 155.0),
      (#"switch family { case .systemSmall: Text("b")\#ndefault: Text("key") }"#, 329),
      (#"if family == .systemSmall { Text("b") } else { Text("key") }"#, 329),
      (#"if isLarge { Text("key") }"#, 329), (#"VStack { if entry.isOn { Text("b") }; Text("key") }"#, 155),
    ] as [(String, Double)])
  func conditionsSelectFamilies(_ body: String, _ points: Double) throws {
    let view = """
      struct E: View { @Environment(\\.widgetFamily) var family
        var body: some View { \(body) } }
      """
    #expect(try width("E()", ".supportedFamilies([.systemSmall, .systemMedium])", view) == points, "\(body)")
  }

  @Test func marginsComeWithTheSystemThatAddsThem() throws {
    let other = "func f() { if #available(iOS 17, *) { g() } }"
    let small = ".supportedFamilies([.systemSmall])"
    #expect(try width(#"Text("key")"#, small, other) == 123)
    #expect(try width(#"Text("key")"#, small + ".contentMarginsDisabled()", other) == 155)
    #expect(try width(#"Text("key")"#, ".supportedFamilies([.accessoryRectangular])", other) == 157)
  }

  @Test func aViewOfTheAppHasTheWidthOfTheApp() throws {
    let view = #"struct E: View { var body: some View { Text("key") } }"#
    let app = "\nstruct B: View { var body: some View { E() } }"
    #expect(try width("E()", ".supportedFamilies([.systemSmall])", view + app) == 375)
    let activity =
      #"struct L: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in Text("key") } } }"#
    #expect(try Sources.uses(of: ["key"], activity).uses.first?.role == .liveActivity)
  }
}

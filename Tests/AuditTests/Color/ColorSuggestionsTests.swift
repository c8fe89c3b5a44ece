import AuditModel
import ColorContrast
import RuleKit
import Testing

@testable import ColorRules

@Suite struct ColorSuggestionsTests {
  /// The findings of contrast-minimum in a palette whose file states the roles.
  private func findings(_ colors: [NamedColor]) -> [Finding] {
    PaletteAuditor().audit([Palette.palette(colors)]).findings.filter { $0.rule == "contrast-minimum" }
  }

  @Test func aSuggestionPassesOnEveryBackgroundOfTheText() throws {
    let backgrounds = [NamedColor.color("paper", 0xFFFFFF), NamedColor.color("sand", 0xE4E8EB)]
    let found = findings(
      [NamedColor.color("ink", 0x8A97A0).with(.text)] + backgrounds.map { $0.with(.background) })
    #expect(found.count == 2)
    let suggested = Set(found.flatMap { $0.colors?.suggestions.map(\.color) ?? [] })
    #expect(suggested.count == 1, "one colour for both")
    for color in suggested {
      for ground in [Color(rgb: 0xFFFFFF), Color(rgb: 0xE4E8EB)] {
        #expect(try WCAG2.ratio(text: color, background: ground) >= 4.5)
      }
    }
  }

  @Test func oneValueThatCannotPassInLightAndDarkBecomesTwo() throws {
    let found = findings([
      NamedColor.color("ink", 0xCCCCCC).with(.text),
      NamedColor.color("paper", 0xFFFFFF, dark: 0x111111).with(.background),
    ])
    let finding = try #require(found.first)
    #expect(finding.remedy?.contains("give \"ink\" a separate value in light, such as #") == true)
    let color = try #require(finding.colors?.suggestions.first?.color)
    #expect(try WCAG2.ratio(text: color, background: .white) >= 4.5)
  }

  @Test func passesOverAnyContentOfATranslucentBackground() throws {
    let found = findings([
      NamedColor.color("ink", 0x999999).with(.text),
      NamedColor.color("glass", 0xFFFFFF, alpha: 0.9).with(.background),
    ])
    let color = try #require(found.first?.colors?.suggestions.first?.color)
    #expect(ContrastBounds(item: color, layers: [Color(red: 1, green: 1, blue: 1, alpha: 0.9)]).minimum >= 4.5)
  }
}

import AuditModel
import ColorContrast
import Testing

@testable import AssetFiles

@Suite struct SystemPaletteTests {
  @Test(arguments: SystemGeneration.allCases)
  func everyColourHasAValueInItsGeneration(_ generation: SystemGeneration) {
    let palette = SystemPalette.palette(generation)
    #expect(palette.conditions.generation == generation)
    for color in palette.colors {
      #expect(color.color(in: ColorEnvironment(.light), generation) != nil, "\(color.name)")
      #expect(color.roles.isEmpty == (color.name == "lightText" || color.name == "darkText"), "\(color.name)")
    }
    for role in [ColorRole.text, .background, .interactive] {
      #expect(palette.colors.contains { $0.roles.contains(role) }, "\(role)")
    }
    #expect(!palette.colors.contains { $0.name.hasSuffix("GradientEnd") || $0.name.hasPrefix("bar") })
    #expect(palette.keyColor == "tint")
  }

  @Test func rolesMatchUIKit() {
    let palette = SystemPalette.palette(.ios26)
    func roles(_ name: String) -> Set<ColorRole>? { palette.colors.first { $0.name == name }?.roles }
    #expect(roles("secondaryLabel") == [.text] && roles("link") == [.text, .interactive])
    #expect(roles("tertiarySystemGroupedBackground") == [.background] && roles("opaqueSeparator") == [.separator])
    #expect(roles("quaternarySystemFill") == [.fill] && roles("systemRed") == [.interactive, .fill])
    #expect(roles("systemGray3") == [.fill] && roles("placeholderText") == [.text])
  }
}

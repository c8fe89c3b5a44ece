import ColorContrast
import Testing

@Suite struct SystemColorsTests {
  static func onWhite(
    _ name: String, _ appearance: Appearance = .light, _ generation: SystemGeneration = .ios26
  ) throws -> Double {
    let color = try #require(SystemColors.color(name, appearance, generation)).color
    return try WCAG2.ratio(text: color, background: appearance.isDark ? .black : .white)
  }

  static let twelve = [
    "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown",
  ].map { "system" + $0 }

  @Test func onlyIndigoCanBeReadOnWhite() throws {
    let readable = try Self.twelve.filter { try Self.onWhite($0) >= 4.5 }
    #expect(readable == ["systemIndigo"])
    #expect(abs(try Self.onWhite("systemIndigo") - 5.09) < 0.005)
    let faint = try Self.twelve.filter { try Self.onWhite($0) < 3 }
    #expect(Set(faint) == ["systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan"])
  }

  @Test func increasedContrastIsTunedToPass() throws {
    for name in Self.twelve {
      let ratio = try Self.onWhite(name, .lightHighContrast)
      switch name {
      case "systemIndigo": #expect(abs(ratio - 6.12) < 0.005)
      case "systemPurple": #expect(abs(ratio - 5.21) < 0.005)
      default: #expect((4.5..<4.6).contains(ratio), "\(name): \(ratio)")
      }
    }
  }

  @Test(arguments: [
    ("secondaryLabel", Appearance.light, 3.438199621918), ("secondaryLabel", .dark, 6.36),
    ("secondaryLabel", .lightHighContrast, 4.23), ("tertiaryLabel", .light, 1.732281804232), ("link", .light, 4.02),
    ("placeholderText", .light, 1.732281804232),
  ])
  func semanticColours(name: String, appearance: Appearance, ratio: Double) throws {
    #expect(abs(try Self.onWhite(name, appearance, .ios15) - ratio) < 0.01)
    #expect(try Self.onWhite(name, appearance, .ios26) == Self.onWhite(name, appearance, .ios15))
  }

  @Test func generationsDiffer() throws {
    #expect(SystemColors.color("systemBlue", .light, .ios15)?.color.hex == "#007AFF")
    #expect(SystemColors.color("systemBlue", .light, .ios26)?.color.hex == "#0088FF")
    #expect(WCAG2.shown(try Self.onWhite("systemBlue", .light, .ios15)) == 4.01)
    #expect(SystemColors.color("systemMint", .light, .ios7) == nil)
    #expect(SystemColors.color("systemMint", .light, .ios13) == nil)
    #expect(SystemColors.color("systemMint", .light, .ios15) != nil)
    #expect(SystemColors.color("label", .light, .ios7) == nil)
  }

  @Test func marksInheritedValues() throws {
    #expect(try #require(SystemColors.color("label", .light, .ios26)).isCarriedOver)
    #expect(try #require(SystemColors.color("label", .light, .ios15)).isCarriedOver == false)
    #expect(try #require(SystemColors.color("systemBlue", .light, .ios26)).isCarriedOver == false)
  }

  @Test func missingAppearancesFallBack() throws {
    let normal = try #require(SystemColors.color("systemBlue", .light, .ios7)).color
    for appearance in Appearance.allCases {
      #expect(SystemColors.color("systemBlue", appearance, .ios7)?.color == normal)
    }
  }

  @Test func elevatedSurfaces() throws {
    let base = try #require(SystemColors.color("systemBackground", .dark, .ios15))
    let elevated = try #require(SystemColors.color("systemBackground", .dark, .ios15, isElevated: true))
    #expect(base.color.hex == "#000000" && elevated.color.hex == "#1C1C1E")
    #expect(SystemColors.color("systemRed", .dark, .ios15, isElevated: true)?.color.hex == "#FF453A")
  }

  @Test(arguments: ["secondaryLabel", "secondaryLabelColor", "SECONDARYLABEL", "secondarylabelcolor"])
  func names(_ name: String) { #expect(SystemColors.canonicalName(name) == "secondaryLabel") }

  @Test func everyNameHasAColourSomewhere() {
    #expect(SystemColors.names.count > 60)
    #expect(SystemColors.names == SystemColors.names.sorted())
    for name in SystemColors.names {
      let found = SystemGeneration.allCases.compactMap { SystemColors.color(name, .light, $0) }
      #expect(!found.isEmpty, "\(name)")
      for color in found { #expect(!color.source.isEmpty && color.color.isInSRGB(tolerance: 0)) }
    }
    #expect(!SystemColors.names.contains { $0.lowercased().hasPrefix("bar") || $0.hasPrefix("tabBar") })
    #expect(SystemColors.color("barTintLayerAlpha", .light, .ios7) == nil)
    #expect(SystemColors.names(in: .ios26).contains("systemMint"))
  }
}

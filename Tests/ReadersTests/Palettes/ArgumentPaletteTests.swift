import AuditModel
import ColorContrast
import Testing

@testable import AssetFiles

@Suite struct ArgumentPaletteTests {
  @Test(arguments: [
    ("#34A853", true), ("red", true), ("rgb(1 2 3)", true), ("systemBlue", true), ("text=#333", true), ("#12345", true),
    ("palette.json", false), ("App", false), ("a=b", false), ("/tmp", false),
  ])
  func distinguishesColorsFromFiles(_ argument: String, _ isColor: Bool) {
    #expect(ArgumentPalette.isColor(argument) == isColor)
  }

  @Test func colorsWithoutNamesAreStates() throws {
    let colors = try ["#34A853", "#EA4335"].enumerated().map { try ArgumentPalette.color($1, number: $0 + 1) }
    let palette = ArgumentPalette.palette(colors)
    #expect(palette.colors.map(\.name) == ["#34A853", "#EA4335"])
    #expect(palette.states.map(\.isGuessed) == [true] && palette.states[0].colors.count == 2)
  }

  @Test func namesGiveRolesOfColors() throws {
    let texts = ["warningText=#B25000", "warningBackground=#FFF3E0"]
    let palette = ArgumentPalette.palette(try texts.map { try ArgumentPalette.color($0, number: 1) })
    #expect(palette.pairs.map(\.name) == ["warningText on warningBackground"] && palette.states.isEmpty)
  }
}

import ColorContrast
import Testing

@Suite struct AppearanceTests {
  @Test(arguments: Appearance.allCases) func parts(_ appearance: Appearance) {
    #expect(
      Appearance(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast) == appearance)
    #expect(appearance.normalContrast.isHighContrast == false)
    #expect(appearance.normalContrast.isDark == appearance.isDark)
  }

  @Test func wordsDiffer() { #expect(Set(Appearance.allCases.map(\.words)).count == 4) }
}

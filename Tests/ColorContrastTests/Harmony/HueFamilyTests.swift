import ColorContrast
import Testing

@Suite struct HueFamilyTests {
  @Test func uiKitsRedsAndGreensOfEveryGeneration() throws {
    for generation in SystemGeneration.allCases {
      for appearance in Appearance.allCases {
        let red = try #require(SystemColors.color("systemRed", appearance, generation))
        let green = try #require(SystemColors.color("systemGreen", appearance, generation))
        #expect(HueFamily(red.color) == .red, "\(generation) \(appearance)")
        #expect(HueFamily(green.color) == .green, "\(generation) \(appearance)")
      }
    }
  }

  @Test func others() {
    #expect(HueFamily(Color(rgb: 0xFF0000)) == .red)
    #expect(HueFamily(Color(rgb: 0x00FF00)) == .green)
    for rgb: UInt32 in [0x007AFF, 0xFFCC00, 0x808080, 0xFFFFFF, 0x000000, 0x5856D6, 0xFF9500] {
      #expect(HueFamily(Color(rgb: rgb)) == nil, "\(Color(rgb: rgb).hex)")
    }
  }
}

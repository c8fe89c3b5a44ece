import ColorContrast
import Testing

@Suite struct ColorVisionDeficiencyTests {
  @Test(arguments: [
    ("protanopia", ColorVisionDeficiency.protan), ("Protanomaly", .protan), ("deuteranopia", .deutan),
    ("deuteranomalous", .deutan), ("tritanomaly", .tritan), ("achromatopsia", .achromat), ("grayscale", .achromat),
  ])
  func medicalNamesAreAccepted(_ name: String, _ deficiency: ColorVisionDeficiency) throws {
    #expect(try ColorVisionDeficiency(name: name) == deficiency)
  }

  @Test(arguments: ColorVisionDeficiency.allCases)
  func theShortNameIsTheRawValue(_ deficiency: ColorVisionDeficiency) throws {
    #expect(try ColorVisionDeficiency(name: deficiency.rawValue.uppercased()) == deficiency)
  }
}

import Testing

@testable import ColorContrast

@Suite struct Vienot1999Tests {
  /// Cones from linear light, over 100.
  ///
  /// Source: Viénot, Brettel and Mollon 1999, the matrix that the head of `cvd-vienot.csv` gives.
  static let cones = Matrix3(
    [17.8824, 43.5161, 4.11935], [3.45565, 27.1554, 3.86714], [0.0299566, 0.184309, 1.46709])

  @Test(arguments: [(ColorVisionDeficiency.protan, 0), (.deutan, 1), (.tritan, 2)])
  func onlyTheMissingConeChanges(_ deficiency: ColorVisionDeficiency, _ missing: Int) throws {
    let filter = try #require(Vienot1999.filter(deficiency, severity: 1))
    for color: UInt32 in [0x00FF00, 0x8040C0, 0x34C759, 0xC86432] {
      let linear = Color(rgb: color).linearSRGB
      let (before, after) = (Self.cones * linear, Self.cones * filter.apply(linear))
      for cone in 0..<3 where cone != missing { #expect(abs(before[cone] - after[cone]) < 1e-5) }
      #expect(abs(before[missing] - after[missing]) > 0.01)
    }
  }

  @Test func redAndGreenBecomeEqualForProtanAndDeutan() throws {
    for deficiency in [ColorVisionDeficiency.protan, .deutan] {
      let matrix = try #require(Vienot1999.matrices[deficiency])
      #expect(matrix.row0 == matrix.row1)
    }
  }
}

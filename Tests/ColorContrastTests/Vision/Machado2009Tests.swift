import Testing

@testable import ColorContrast

@Suite struct Machado2009Tests {
  @Test(arguments: [ColorVisionDeficiency.protan, .deutan, .tritan])
  func hasElevenStepsFromZeroToOne(_ deficiency: ColorVisionDeficiency) throws {
    let steps = try #require(Machado2009.steps[deficiency])
    #expect(steps.map(\.severity) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(steps.first?.matrix == .identity)
    for (_, matrix) in steps {
      for row in [matrix.row0, matrix.row1, matrix.row2] { #expect(abs(row.x + row.y + row.z - 1) < 1.5e-6) }
    }
  }

  @Test func betweenStepsTheMatricesAreMixed() throws {
    let steps = try #require(Machado2009.steps[.deutan])
    let (low, high) = (steps[6].matrix, steps[7].matrix)
    let filter = try #require(Machado2009.filter(.deutan, severity: 0.625))
    guard case .matrix(let matrix) = filter else {
      Issue.record("there is no matrix")
      return
    }
    #expect(abs(matrix.row0.x - (low.row0.x * 0.75 + high.row0.x * 0.25)) < 1e-12)
    #expect(abs(matrix.row2.y - (low.row2.y * 0.75 + high.row2.y * 0.25)) < 1e-12)
  }

  @Test func stepsMatchThePublishedMatrices() throws {
    let steps = try #require(Machado2009.steps[.protan])
    for (severity, matrix) in steps {
      #expect(Machado2009.filter(.protan, severity: severity) == .matrix(matrix))
    }
  }
}

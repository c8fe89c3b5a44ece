import Foundation
import TestSupport
import Testing

@testable import ColorContrast

/// `Reports/accuracy/color.md`: how far results are from what others computed or published.
///
/// `make examples` writes it again.
@Suite struct ColorPageTests {
  /// One kind of result against its vectors.
  private struct Row {
    var name: String
    var against: String
    var differences: [Double]
  }

  private func contrast() throws -> Row {
    let vectors = try ColorVectors<WCAG2Tests.Vector>.read("wcag", count: 48).filter { $0.kind != "displayP3" }
    return Row(
      name: "WCAG 2 contrast ratio", against: "the definition in double precision",
      differences: try vectors.map { abs(try WCAG2.ratio(text: $0.text(), background: $0.background()) - $0.ratio) })
  }

  private func lightnessContrast() throws -> Row {
    let vectors = try ColorVectors<APCATests.Vector>.read("apca", count: 29)
    return Row(
      name: "APCA lightness contrast (Lc)", against: "apca-w3 0.1.9",
      differences: try vectors.map {
        abs(try APCA.lightnessContrast(text: $0.color($0.text), background: $0.color($0.bg)) - $0.lc)
      })
  }

  private func differences() throws -> [Row] {
    let pairs = try CIEDE2000Tests.vectors()
    let published = try pairs.filter { $0.kind == "sharma2005" }.map { pair in
      let found = CIEDE2000.difference(lab: try SIMD3(pair.lab1), lab: try SIMD3(pair.lab2))
      return abs(found - (try #require(pair.published)))
    }
    let colors = try pairs.filter { $0.kind == "srgbPair" }.map { pair in
      let (a, b) = (try Color(hex: #require(pair.a)), try Color(hex: #require(pair.b)))
      return abs(CIEDE2000.difference(a, b) - (try #require(pair.deltaE2000)))
    }
    return [
      Row(
        name: "CIEDE2000, from Lab", against: "Sharma, Wu, Dalal 2005, table 1 (four decimals)", differences: published),
      Row(name: "CIEDE2000, from sRGB", against: "coloraide 8.13.1", differences: colors),
    ]
  }

  private func simulations() throws -> [Row] {
    let file = try VisionVectors.simulations()
    let sources: [VisionModel: String] = [
      .vienot: "coloraide 8.13.1, libDaltonLens' matrices",
      .brettel: "coloraide 8.13.1, half-planes as in libDaltonLens", .machado: "colour-science 0.4.7",
    ]
    return try VisionModel.allCases.map { model in
      let vectors = file.vectors.filter { $0.model == model }
      let differences = vectors.flatMap { vector in
        zip(file.meta.severities, vector.linear).flatMap { severity, expected in
          let vision = Vision(vector.deficiency, severity: severity, model: model)
          let linear = vision.filter.apply(Color(rgb: VisionVectors.rgb(vector.color)).linearSRGB)
          return (0..<3).map { abs(linear[$0] - expected[$0]) }
        }
      }
      let name = try #require(vectors.first?.method)
      return Row(
        name: "Simulated colour blindness, \(name), linear light", against: sources[model] ?? "",
        differences: differences)
    }
  }

  /// The power of ten that no difference exceeds: the same on every machine, though last digits are not.
  private func limit(_ differences: [Double]) throws -> String {
    let largest = try #require(differences.max())
    try #require(largest.isFinite)
    return largest == 0 ? "0" : "1e\(Int(log10(max(largest, 1e-12)).rounded(.up)))"
  }

  @Test func thePageListsTheLargestDifferences() throws {
    let all = try [contrast(), lightnessContrast()] + differences() + simulations()
    let rows = try all.map { row in
      "| \(row.name) | \(row.against) | \(row.differences.count) | \(try limit(row.differences)) |"
    }
    let page = """
      # Colours against others

      Made by `make examples`, compared by the tests. Vectors and where they come from: `Tests/Fixtures/colors`. A difference is
      given as the power of ten that none exceeds.

      | what | against | numbers | largest difference, at most |
      | --- | --- | ---: | ---: |
      \(rows.joined(separator: "\n"))

      """
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try Golden(suite: "accuracy", names: ["color.md"], root: root.appending(path: "Reports"))
      .compare(page, with: "color.md")
  }
}

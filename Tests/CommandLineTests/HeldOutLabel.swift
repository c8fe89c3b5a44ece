import Foundation
import Testing

/// A label as the fit of widths predicts it without its own readings: a row of `Fonts/widths/left-out.csv`.
struct HeldOutLabel: Sendable {
  var text: String
  var language: String
  var size: Double
  var weight: Int
  /// The width on iOS, less half a pixel.
  var width: Double
  var halfPixel: Double
  var heldOut: Double
  var margin: Double

  /// The error of the prediction, in per cent.
  var error: Double { abs(heldOut - width) / width * 100 }
  /// Whether any width that rounds up to what iOS prints is inside of the error margin.
  var isInside: Bool { abs(heldOut - width) <= margin + halfPixel }

  static func all() throws -> [HeldOutLabel] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fonts/widths/left-out.csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let numbers = try cells[3..<10].map { try #require(Double($0), "\(line)") }
      return HeldOutLabel(
        text: cells[1], language: cells[2], size: numbers[0], weight: Int(numbers[1]), width: numbers[2],
        halfPixel: numbers[3], heldOut: numbers[5], margin: numbers[6])
    }
  }
}

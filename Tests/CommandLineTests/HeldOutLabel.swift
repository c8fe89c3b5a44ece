import Foundation
import Testing
import Vocabulary

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
  /// Whether the width is that of the ink in a picture.
  var isInPicture: Bool

  var hasLetters: Bool { text.contains(where: \.isLetter) }
  /// The error of the prediction, in per cent.
  var error: Double { abs(heldOut - width) / width * 100 }
  /// Whether any width that rounds up to what iOS prints is inside of the error margin.
  var isInside: Bool { abs(heldOut - width) <= margin + halfPixel }

  static func all() throws -> [HeldOutLabel] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fonts/widths/left-out.csv")
    return try TableDecoder(String(contentsOf: file, encoding: .utf8), name: "left-out").rows.map { row in
      HeldOutLabel(
        text: row["text"] ?? "", language: row["language"] ?? "", size: row.number("size_pt"),
        weight: Int(row.number("weight")), width: row.number("middle_pt"), halfPixel: row.number("half_pixel_pt"),
        heldOut: row.number("left_out_pt"), margin: row.number("margin_pt"),
        isInPicture: row["id"]?.hasPrefix("p") == true)
    }
  }
}

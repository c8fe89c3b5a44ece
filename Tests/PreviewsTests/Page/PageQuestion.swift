import AuditModel
import DynamicType

@testable import TextEngine

/// A slot that a text is laid out in, at every size category.
struct PageQuestion {
  var width: Double
  var lines: Int
  var truncation = Slot.Truncation.tail
  var minimumScale = 1.0
  var height: Double?
  var growth = 1.0
  var tightens = false

  /// Heights that cut off nothing, blank space or letters of one line or several, in points.
  private static let heights = [44.0, 12, 18, 36, 90]

  /// The size of a pixel in points.
  private static let pixel = 1.0 / 3

  /// Returns the questions about a text: twelve widths × 0…4 lines × four truncations × three smallest scales.
  ///
  /// The widths contain the text's own ones at three sizes, and those a pixel narrower and wider. Height, growth and
  /// tightening take turns.
  static func all(about naturals: [Double]) -> [PageQuestion] {
    var questions: [PageQuestion] = []
    for width in widths(naturals) {
      for lines in 0...4 {
        for truncation in lines > 0 ? Slot.Truncation.allCases : [.tail] {
          for scale in lines > 0 ? [1, 0.8, 0.5] : [1] {
            let number = questions.count
            questions.append(
              PageQuestion(
                width: width, lines: lines, truncation: truncation, minimumScale: scale,
                height: number % 4 == 3 ? heights[number / 4 % heights.count] : nil, growth: number % 5 == 4 ? 1.1 : 1,
                tightens: number % 7 == 6))
          }
        }
      }
    }
    return questions
  }

  private static func widths(_ naturals: [Double]) -> [Double] {
    let own = [3, 6, 9].flatMap { place in
      [-1, 0, 1].map { max(pixel, naturals[place] + Double($0) * pixel) }
    }
    return [60, 145, 288] + own
  }

  /// The slot as the page's scripts read it.
  var json: String {
    let height = height.map { "\($0)" } ?? "null"
    return """
      {"framework":"swiftui","width":\(width),"lines":\(lines),"truncation":"\(truncation.rawValue)","minimumScale":\(minimumScale),\
      "height":\(height),"growth":\(growth),"tightens":\(tightens)}
      """
  }
}

/// The engine's answer about a text in a slot at one size.
struct PageAnswer {
  private let measured: TextMeasurement
  private var lines: [BrokenLines.Line] = []
  /// The visible ranges around the ellipsis; nil if the text is not cut off.
  var cut: [Range<Int>]?

  init(_ measured: TextMeasurement) { self.measured = measured }

  /// The size before shrinking, in points.
  var size: Double { measured.size }
  /// The distance between baselines before shrinking, in points.
  var leading: Double { measured.leading }

  /// The number of lines without a limit.
  var lineCount: Int { measured.lineCount }

  mutating func add(_ line: BrokenLines.Line) { lines.append(line) }

  /// The answer as `compare_layouts.js` reads it.
  var json: String {
    let error = measured.naturalWidth > 0 ? measured.uncertainty / measured.naturalWidth : 0
    let cut = cut.map { "[" + $0.map { "[\($0.lowerBound),\($0.upperBound)]" }.joined(separator: ",") + "]" }
    let ranges = lines.map { "[\($0.start),\($0.end)]" }.joined(separator: ",")
    let widths = lines.map { "\($0.width)" }.joined(separator: ",")
    return """
      {"outcome":"\(measured.outcome.rawValue)","lineCount":\(measured.lineCount),"fits":\(measured.fits),\
      "breaksWord":\(measured.breaksWord),"shrink":\(measured.scale),"natural":\(measured.naturalWidth),\
      "error":\(error),"overBy":\(measured.overBy),"clippedBy":\(measured.clippedBy),"height":\(measured.height),\
      "visible":\(measured.visibleText.map(Self.quoted) ?? "null"),"cut":\(cut ?? "null"),"lines":[\(ranges)],\
      "widths":[\(widths)]}
      """
  }

  /// Returns a text as a literal of JavaScript, with every character beyond ASCII escaped.
  static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let plain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C && unit != 0x3C
      return plain ? String(UnicodeScalar(UInt8(unit))) : "\\u" + hexadecimal(unit)
    }
    return "\"" + units.joined() + "\""
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

internal import AuditModel
internal import DynamicType

/// The suggested changes that make a text fit, first up to 200 % of the size at Large, then up to the largest
/// category.
struct Remedy {
  private let measurements: [TextMeasurement]
  /// The number of measurements up to the enlargement, 200 % by default.
  private let enlarged: Int
  /// Whether the text fails at one of those measurements.
  private let breaksEarly: Bool
  /// Whether the line limit is 1 and the text has no explicit line breaks.
  private let isOneLine: Bool
  /// Whether the text was measured without the values of its placeholders, so that every amount is a minimum.
  private let isLeast: Bool
  /// The available height, in points.
  private let room: Double

  init(_ subject: SlotMeasurement, _ breakage: FailingSizes, enlargement: Double) {
    measurements = subject.measurements
    let rank = subject.rankOfEnlarged(enlargement)
    enlarged = measurements.firstIndex { CategoryOrder($0.category).rank > rank } ?? measurements.count
    let first = measurements[breakage.first]
    breaksEarly = CategoryOrder(first.category).rank <= rank
    isOneLine = first.lineLimit == 1 && !subject.hasHardBreak
    isLeast = subject.lacksValues
    room = subject.slot.height ?? 0
  }

  /// A suggestion of more lines, or of a width for a one-line slot.
  var linesOrWidth: String {
    var words = isLeast ? "allow at least " : "allow "
    let needed = each { Double($0.lineCount) }
    let isForLines = (needed.last?.amount ?? 1) > 1
    if isForLines {
      words += Self.list(needed) { number, isFirst in
        isFirst ? Int(number).counted("line") : String(Int(number))
      }
    }
    if isOneLine {
      words += isForLines ? ", or one line of " : "one line of "
      words += Self.points(each { ($0.naturalWidth + $0.uncertainty).rounded(.up) })
    } else if !isForLines {
      words += "more lines"
    }
    return isForLines ? words + stillBroken : words
  }

  /// A suggestion of a height.
  var height: String {
    "allow a height of " + Self.points(each { $0.clippedBy > 0 ? (room + $0.clippedBy).rounded(.up) : 0 })
  }

  /// A suggestion of a height in which all lines are drawn.
  var heightOfLines: String {
    "allow a height of "
      + Self.points(
        each { one in
          let shown = one.truncated ? one.lineLimit ?? 1 : one.lineCount
          return (one.height + Double(max(0, one.lineCount - shown)) * one.leading).rounded(.up)
        })
  }

  /// A clause about a word wider than a line, which more lines do not help; empty if there is none.
  private var stillBroken: String {
    guard let first = measurements.first(where: { $0.wordOverBy > 0 && $0.hyphenation != .fits }) else { return "" }
    let isSole = measurements.count == 1
    let isLast = first.category == measurements.last?.category
    let place = isSole ? "" : " \(isLast ? "at" : "from") \(CategoryOrder(first.category).name)"
    return "; \(isOneLine ? "on several lines, " : "")a word still breaks\(place)"
  }

  /// An amount that is sufficient from a category.
  private struct Amount {
    var amount = 0.0
    var from: ContentSizeCategory
  }

  /// Returns the largest amount up to the enlargement, if the text fails that early, and the largest amount of all.
  private func each(_ amount: (TextMeasurement) -> Double) -> [Amount] {
    var amounts: [Amount] = []
    amounts.reserveCapacity(2)
    var most = Amount(from: .default)
    for (index, one) in measurements.enumerated() {
      let needed = amount(one)
      // The first category for which the earlier amount is too small. Smaller categories need no more.
      if needed > most.amount, most.amount == amounts.first?.amount { most.from = one.category }
      most.amount = max(most.amount, needed)
      if index + 1 == measurements.count || (breaksEarly && index + 1 == enlarged) { amounts.append(most) }
    }
    return amounts
  }

  /// Returns `3 lines (4 from AX4)`, or only one amount if it is enough for all categories.
  private static func list(_ needed: [Amount], _ words: (_ amount: Double, _ isFirst: Bool) -> String) -> String {
    guard let first = needed.first, let last = needed.last else { return "" }
    guard first.amount != last.amount else { return words(last.amount, true) }
    return "\(words(first.amount, true)) (\(words(last.amount, false)) from \(CategoryOrder(last.from).name))"
  }

  private static func points(_ needed: [Amount]) -> String { list(needed) { amount, _ in Points(amount).description } }
}

extension SlotMeasurement {
  /// Whether the text has placeholders and was measured without values for them.
  fileprivate var lacksValues: Bool {
    !isAsWritten && samples.isEmpty && !FormatText(text).placeholders.isEmpty
  }

  /// Whether the text contains explicit line breaks.
  var hasHardBreak: Bool {
    let text = measuredText ?? text
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case 0x0A...0x0D: return true
      // U+0085, U+2028 and U+2029.
      case 0x85 where previous.1 == 0xC2: return true
      case 0xA8...0xA9 where previous == (0xE2, 0x80): return true
      default: previous = (previous.1, byte)
      }
    }
    return false
  }
}

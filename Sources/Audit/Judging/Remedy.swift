internal import AuditModel
internal import DynamicType

/// What would make a text fit, in words: up to 200 % of the size at Large first, then up to the largest category.
struct Remedy {
  let subject: SlotMeasurement
  let breakage: Breakage
  let enlargement: Double

  /// More lines, or for a one-line slot a width.
  var linesOrWidth: String {
    let needed = each { Double($0.lineCount) }
    var ways = ""
    if (needed.last?.amount ?? 1) > 1 {
      ways = phrase(needed) { $0 == 1 ? "1 line" : "\(Int($0)) lines" } + stillBroken
    }
    if subject.measurements[breakage.first].lineLimit == 1, !subject.hasHardBreak {
      let widths = each { ($0.naturalWidth + $0.uncertainty).rounded(.up) }
      ways += ways.isEmpty ? "1 line of " : ", or 1 line of "
      ways += phrase(widths) { Points($0).description }
    }
    return "make room for " + (ways.isEmpty ? "more lines" : ways)
  }

  /// A height.
  var height: String {
    let room = subject.slot.height ?? 0
    let heights = each { $0.clippedBy > 0 ? (room + $0.clippedBy).rounded(.up) : 0 }
    return "make room for a height of " + phrase(heights) { Points($0).description }
  }

  /// That more lines do not save a word that is itself too wide.
  private var stillBroken: String {
    guard let first = subject.measurements.first(where: { $0.wordOverBy > 0 }) else { return "" }
    let isSole = subject.measurements.count == 1
    let isLast = first.category == subject.measurements.last?.category
    let place = isSole ? "" : " \(isLast ? "at" : "from") \(CategoryOrder(first.category).name)\(isLast ? "" : " on")"
    return " (a word still breaks\(place))"
  }

  /// An amount that is enough up to a category.
  private struct Amount {
    var amount = 0.0
    var upTo: ContentSizeCategory
  }

  /// The largest amount up to 200 %, when the text breaks before that, and the largest of all.
  private func each(_ amount: (TextMeasurement) -> Double) -> [Amount] {
    let all = subject.measurements
    let rank = subject.rankOfEnlarged(enlargement)
    let enlarged = subject.measurements(upTo: enlargement).count
    let breaksEarly = CategoryOrder(all[breakage.first].category).rank <= rank
    var amounts: [Amount] = []
    var most = Amount(upTo: .default)
    for (index, one) in all.enumerated() {
      most.amount = max(most.amount, amount(one))
      most.upTo = one.category
      if index + 1 == all.count || (breaksEarly && index + 1 == enlarged) { amounts.append(most) }
    }
    return amounts
  }

  /// `3 lines up to AX3 (4 lines up to AX5)`; without a category where one amount is enough for all.
  private func phrase(_ needed: [Amount], _ words: (Double) -> String) -> String {
    guard let first = needed.first, let last = needed.last else { return "" }
    guard first.amount != last.amount else { return words(last.amount) }
    var phrase = words(first.amount)
    phrase += " up to "
    phrase += CategoryOrder(first.upTo).name
    phrase += " ("
    phrase += words(last.amount)
    phrase += " up to "
    phrase += CategoryOrder(last.upTo).name
    phrase += ")"
    return phrase
  }
}

extension SlotMeasurement {
  /// Whether the text itself asks for more than one line.
  var hasHardBreak: Bool {
    (measuredText ?? text).unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

internal import AuditModel
internal import DynamicType

/// The categories at which something is wrong with one text, and what follows from where they begin.
struct Breakage {
  let subject: SlotMeasurement
  /// The measurements at which it is wrong, smallest category first; never empty.
  let failing: [TextMeasurement]
  /// The smallest category at which it is wrong.
  let first: TextMeasurement

  /// Looks for what is wrong; nil when nothing is.
  init?(_ subject: SlotMeasurement, where isWrong: (TextMeasurement) -> Bool) {
    var failing: [TextMeasurement] = []
    // Indices: nearly always nothing is wrong, and an iterator would copy every measurement.
    for index in subject.measurements.indices where isWrong(subject.measurements[index]) {
      failing.append(subject.measurements[index])
    }
    guard let first = failing.first else { return nil }
    self.subject = subject
    self.first = first
    self.failing = failing
  }

  /// The measurement at which `amount` is largest; the larger category where two are equal.
  func worst(by amount: (TextMeasurement) -> Double) -> TextMeasurement {
    failing.reduce(first) { amount($1) >= amount($0) ? $1 : $0 }
  }

  /// How bad it is that a text breaks at ``first``.
  ///
  /// Error up to the first category whose size is `enlargement` times Large's, warning after it; one step milder
  /// when the line limit is inferred or not known, because then nobody said it; a note after XXXL when besides the
  /// text is in the source language.
  func severity(enlargement: Double) -> Finding.Severity {
    let rank = CategoryOrder(first.category).rank
    let isEarly = rank <= subject.rankOfEnlarged(enlargement)
    guard [.inferred, .unknown].contains(subject.lineLimitSource) else { return isEarly ? .error : .warning }
    if subject.isSource, rank > CategoryOrder(.extraExtraExtraLarge).rank { return .note }
    return isEarly ? .warning : .note
  }

  /// When it is wrong, to follow a verb: `from AX1 on`.
  var when: String {
    guard subject.measurements.count > 1 else { return subject.slot.role == .text ? "" : " at its fixed size" }
    let name = CategoryOrder(first.category).name
    if failing.count == subject.measurements.count { return " at every size" }
    if failing.count == 1 { return " at \(name)" }
    let isLeading = failing.map(\.category) == subject.measurements.prefix(failing.count).map(\.category)
    if isLeading, let last = failing.last { return " up to \(CategoryOrder(last.category).name)" }
    let isLasting = failing.count == subject.measurements.drop { $0.category != first.category }.count
    return isLasting ? " from \(name) on" : " at \(failing.count) sizes, first at \(name)"
  }
}

extension SlotMeasurement {
  /// Whether a measurement's size is at least `factor` times Large's.
  func isEnlarged(_ measurement: TextMeasurement, by factor: Double) -> Bool {
    measurement.size >= factor * sizeAtLarge - 0.001
  }

  /// The place of the first category whose size is `factor` times Large's; the last one's where none is.
  func rankOfEnlarged(_ factor: Double) -> Int {
    if factor == 2, let doublesAt { return CategoryOrder(doublesAt).rank }
    let category = measurements.first { isEnlarged($0, by: factor) }?.category
    return CategoryOrder(category ?? .accessibilityExtraExtraExtraLarge).rank
  }

  /// The categories up to `factor` times Large's; all where none is so large.
  func measurements(upTo factor: Double) -> ArraySlice<TextMeasurement> {
    let rank = rankOfEnlarged(factor)
    return measurements.prefix { CategoryOrder($0.category).rank <= rank }
  }
}

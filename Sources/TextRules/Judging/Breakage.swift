package import AuditModel
internal import DynamicType

/// The categories at which something is wrong with one text, and what follows from where they begin.
///
/// Looked for in every text by every rule: nothing is copied, and nothing is allocated while nothing is wrong.
package struct Breakage {
  /// The places of the measurements at which it is wrong, smallest category first; never empty.
  let failing: [Int]
  /// The place of the first of them.
  package let first: Int

  /// Looks for what is wrong; nil when nothing is.
  // Inlined, so that a rule's condition reads the fields it needs where they stand.
  @inline(__always)
  package init?(in measurements: [TextMeasurement], where isWrong: (borrowing TextMeasurement) -> Bool) {
    // Read in place by a pointer: an array's element, or a buffer's, would be copied.
    let found: (first: Int, failing: [Int])? = measurements.withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return nil }
      // A loop: a closure handed on to `first(where:)` gets a copy of every measurement.
      var first = 0
      while first < buffer.count, !isWrong(all[first]) { first += 1 }
      guard first < buffer.count else { return nil }
      var failing: [Int] = []
      failing.reserveCapacity(buffer.count - first)
      for index in first..<buffer.count where isWrong(all[index]) { failing.append(index) }
      return (first, failing)
    }
    guard let found else { return nil }
    (first, failing) = found
  }

  /// Where `amount` is largest; the larger category where two are equal.
  @inline(__always)
  func worst(of subject: SlotMeasurement, by amount: (TextMeasurement) -> Double) -> Int {
    subject.measurements.withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return first }
      var worst = first
      var most = amount(all[first])
      for index in failing.dropFirst() {
        let one = amount(all[index])
        if one >= most { (worst, most) = (index, one) }
      }
      return worst
    }
  }

  /// How bad it is that a text breaks at ``first``.
  ///
  /// Error up to the first category whose size is `enlargement` times Large's, warning after it.
  package func severity(of subject: SlotMeasurement, enlargement: Double) -> Finding.Severity {
    let rank = CategoryOrder(subject.measurements[first].category).rank
    return rank <= subject.rankOfEnlarged(enlargement) ? .error : .warning
  }

  /// When it is wrong, to follow a verb: `from AX1`.
  func when(_ subject: SlotMeasurement) -> String {
    let measurements = subject.measurements
    guard measurements.count > 1 else { return subject.slot.role.isFixedSize ? " at its fixed size" : "" }
    let name = CategoryOrder(measurements[first].category).name
    if failing.count == measurements.count { return " at every size" }
    if failing.count == 1 { return " at \(name)" }
    if let last = failing.last, last == failing.count - 1 {
      return " up to \(CategoryOrder(measurements[last].category).name)"
    }
    let isLasting = failing.count == measurements.count - first
    return isLasting ? " from \(name)" : " at \(failing.count) sizes, first at \(name)"
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
    let place = measurements.indices.first { isEnlarged(measurements[$0], by: factor) }
    let category = place.map { measurements[$0].category }
    return CategoryOrder(category ?? .accessibilityExtraExtraExtraLarge).rank
  }

  /// The categories up to `factor` times Large's; all where none is so large.
  package func measurements(upTo factor: Double) -> ArraySlice<TextMeasurement> {
    let rank = rankOfEnlarged(factor)
    return measurements.prefix { CategoryOrder($0.category).rank <= rank }
  }
}

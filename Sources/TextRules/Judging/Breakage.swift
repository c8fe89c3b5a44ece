package import AuditModel
internal import DynamicType

/// The categories at which a text has a problem, and the severity that follows from the first of them.
///
/// Every rule looks for one in every text. So nothing is copied, and nothing is allocated unless there is a problem.
package struct Breakage {
  /// The indices of the measurements with the problem, smallest category first.
  ///
  /// Never empty.
  let failing: [Int]
  /// The index of the first of them.
  package let first: Int

  /// Looks for a problem.
  ///
  /// Nil if there is none.
  // Inlined, so that a rule's condition reads its fields without copying the measurement.
  @inline(__always)
  package init?(in measurements: [TextMeasurement], where isWrong: (borrowing TextMeasurement) -> Bool) {
    guard let first = measurements.firstPlace(where: isWrong) else { return nil }
    self.first = first
    failing = measurements.places(from: first, where: isWrong)
  }

  /// The index at which `amount` is largest.
  ///
  /// The larger category wins a tie.
  @inline(__always)
  func worst(of subject: SlotMeasurement, by amount: (borrowing TextMeasurement) -> Double) -> Int {
    subject.measurements.largestPlace(from: first, among: failing.dropFirst(), by: amount)
  }

  /// The severity of a text that fails from ``first`` on.
  ///
  /// Error up to the first category whose size is `enlargement` times Large's, warning after it.
  package func severity(of subject: SlotMeasurement, enlargement: Double) -> Finding.Severity {
    let rank = CategoryOrder(subject.measurements[first].category).rank
    return rank <= subject.rankOfEnlarged(enlargement) ? .error : .warning
  }

  /// The failing categories as they follow a verb, such as ` from AX1`.
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

  /// The rank of the first category whose size is `factor` times Large's, or the largest rank if there is none.
  func rankOfEnlarged(_ factor: Double) -> Int {
    if let category = factor == 2 ? doublesAt : enlargedAt[factor] { return CategoryOrder(category).rank }
    let place = measurements.indices.first { isEnlarged(measurements[$0], by: factor) }
    let category = place.map { measurements[$0].category }
    return CategoryOrder(category ?? .accessibilityExtraExtraExtraLarge).rank
  }

  /// The measurements up to the first category of `factor` times Large's size, or all if none is that large.
  package func measurements(upTo factor: Double) -> ArraySlice<TextMeasurement> {
    let rank = rankOfEnlarged(factor)
    return measurements.prefix { CategoryOrder($0.category).rank <= rank }
  }
}

package import AuditModel
internal import DynamicType

/// The categories at which a text has a problem, and the severity that follows from the first of them.
///
/// Every rule looks for a problem in every text. The search therefore copies nothing, and allocates memory only if it
/// finds a problem.
package struct FailingSizes {
  /// The indices of the measurements with the problem, smallest category first.
  ///
  /// The list is never empty.
  let failing: [Int]
  /// The index of the first measurement with the problem.
  package let first: Int

  /// Finds the measurements with a problem.
  ///
  /// The result is nil if there are none.
  // The initializer is inlined so that a rule's condition reads fields without copying the measurement.
  @inline(__always)
  package init?(in measurements: [TextMeasurement], where isWrong: (borrowing TextMeasurement) -> Bool) {
    guard let first = measurements.firstPlace(where: isWrong) else { return nil }
    self.first = first
    failing = measurements.places(from: first, where: isWrong)
  }

  /// Returns the index of the failing measurement with the largest `amount`.
  ///
  /// The larger category wins a tie.
  @inline(__always)
  func worst(of subject: SlotMeasurement, by amount: (borrowing TextMeasurement) -> Double) -> Int {
    subject.measurements.largestPlace(from: first, among: failing.dropFirst(), by: amount)
  }

  /// Returns the severity of a text that fails from ``first`` on.
  ///
  /// The severity is error up to the first category whose size is `enlargement` times Large's, and warning after it. It
  /// is also a warning if the slot does not prove an error.
  package func severity(of subject: SlotMeasurement, enlargement: Double) -> Finding.Severity {
    let category = subject.measurements[first].category
    let isEarly = CategoryOrder(category).rank <= subject.rankOfEnlarged(enlargement)
    return isEarly && subject.provesError(at: category) ? .error : .warning
  }

  /// Returns the failing categories as words that follow a verb, such as ` from AX1`.
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
  /// Returns whether the font of the slot is certain at a category.
  ///
  /// Unread code may set narrower letters or a smaller factor for shrinking, or may stop the growth above Large.
  func provesError(at category: ContentSizeCategory) -> Bool {
    let assumed = sharedSlot.value.assumed
    guard assumed.isDisjoint(with: [.face, .scale]) else { return false }
    return !assumed.contains(.growth) || category <= .large
  }

  /// Returns whether a measurement's size is at least `factor` times Large's.
  func isEnlarged(_ measurement: TextMeasurement, by factor: Double) -> Bool {
    measurement.size >= factor * sizeAtLarge - 0.001
  }

  /// Returns the rank of the first category whose size is `factor` times Large's, or the largest rank if there is
  /// none.
  func rankOfEnlarged(_ factor: Double) -> Int {
    if let category = factor == 2 ? doublesAt : enlargedAt[factor] { return CategoryOrder(category).rank }
    let place = measurements.indices.first { isEnlarged(measurements[$0], by: factor) }
    let category = place.map { measurements[$0].category }
    return CategoryOrder(category ?? .accessibilityExtraExtraExtraLarge).rank
  }

  /// Returns the measurements up to the first category of `factor` times Large's size, or all if none is that large.
  package func measurements(upTo factor: Double) -> ArraySlice<TextMeasurement> {
    let rank = rankOfEnlarged(factor)
    return measurements.prefix { CategoryOrder($0.category).rank <= rank }
  }
}

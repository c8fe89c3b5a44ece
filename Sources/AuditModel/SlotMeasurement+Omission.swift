extension SlotMeasurement {
  /// The numbers of size categories whose measurements were dropped.
  ///
  /// One byte is enough for each number, because there are only thirteen categories.
  public struct Omission: Hashable, Codable, Sendable {
    /// The number of dropped categories at which the text passes.
    public var pass: UInt8 = 0
    /// The number of dropped categories at which the text fails.
    public var fail: UInt8 = 0
    /// The number of dropped categories at which the text needs review.
    public var needsReview: UInt8 = 0
    /// The line limit at every category: 0 for none, nil if unknown.
    public var lineLimit: Int?

    /// Whether no measurement was dropped.
    public var isEmpty: Bool { pass == 0 && fail == 0 && needsReview == 0 }

    /// Creates empty counts.
    public init() {}
  }

  /// The line limit that the text was checked with, or the slot's line limit if nothing was measured.
  public var lineLimit: Int? {
    measurements.first.map(\.lineLimit) ?? (omission.isEmpty ? slot.lines : omission.lineLimit)
  }

  /// The number of size categories by outcome, including dropped measurements.
  public var counts: JudgementCounts {
    var counts = JudgementCounts()
    counts.pass = Int(omission.pass)
    counts.fail = Int(omission.fail)
    counts.needsReview = Int(omission.needsReview)
    for measurement in measurements { counts.count(measurement.outcome) }
    return counts
  }

  /// Drops the measurements that a report does not contain, and counts them in ``omission``.
  ///
  /// - Parameter choice: The measurements that the report contains.
  public mutating func keep(_ choice: MeasurementChoice) {
    guard choice != .all else { return }
    let (counts, limit) = (counts, lineLimit)
    measurements = measurements.filter(choice.holds)
    let kept = measurements
    func omitted(_ count: Int, _ outcome: Verdict) -> UInt8 {
      UInt8(clamping: count - kept.count { $0.outcome == outcome })
    }
    omission.pass = omitted(counts.pass, .pass)
    omission.fail = omitted(counts.fail, .fail)
    omission.needsReview = omitted(counts.needsReview, .needsReview)
    omission.lineLimit = limit
  }
}

extension SlotMeasurement {
  /// How many sizes of a text are counted instead of kept; there are at most some dozen sizes.
  public struct Omission: Hashable, Codable, Sendable {
    /// Sizes at which the text passes.
    public var pass: UInt8 = 0
    /// Sizes at which it fails.
    public var fail: UInt8 = 0
    /// Sizes at which it needs review.
    public var needsReview: UInt8 = 0
    /// The line limit of all sizes: 0 is none, nil is unknown.
    public var lineLimit: Int?

    /// Whether no size was let go.
    public var isEmpty: Bool { pass == 0 && fail == 0 && needsReview == 0 }

    /// Creates empty counts.
    public init() {}
  }

  /// The line limit that the text was checked with, or the one asked for where nothing was measured.
  public var lineLimit: Int? {
    measurements.first.map(\.lineLimit) ?? (omission.isEmpty ? slot.lines : omission.lineLimit)
  }

  /// How the text came out at all sizes, those counted instead of kept too.
  public var counts: JudgementCounts {
    var counts = JudgementCounts()
    counts.pass = Int(omission.pass)
    counts.fail = Int(omission.fail)
    counts.needsReview = Int(omission.needsReview)
    for measurement in measurements {
      switch measurement.outcome {
      case .pass: counts.pass += 1
      case .fail: counts.fail += 1
      case .needsReview: counts.needsReview += 1
      case .notApplicable: counts.notApplicable += 1
      }
    }
    return counts
  }

  /// Counts the measurements that a report does not hold, and lets them go.
  ///
  /// - Parameter choice: Which sizes the report holds.
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

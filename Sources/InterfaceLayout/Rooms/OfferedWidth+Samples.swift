import AuditModel

/// The largest width of a text in a window.
struct WidthSample {
  /// The width of the window without the sides of the safe area, in points.
  var window: Double
  /// The width of the text, in points.
  var width: Double
}

extension OfferedWidth {
  private static let tolerance = 0.01

  /// Finds the function through some widths: a share of the window without a constant, or a constant.
  ///
  /// There must be at least one sample. A function that is not exact is at least as large as every width.
  static func through(_ samples: [WidthSample]) -> (offered: OfferedWidth, isExact: Bool) {
    guard let first = samples.first, let last = samples.last else { return (OfferedWidth(), false) }
    let candidates: [OfferedWidth]
    if last.window > first.window {
      let share = (last.width - first.width) / (last.window - first.window)
      candidates = [
        OfferedWidth(taken: first.window - first.width), OfferedWidth(most: first.width),
        OfferedWidth(share: share, taken: share * first.window - first.width),
      ]
    } else {
      candidates = [OfferedWidth(taken: first.window - first.width)]
    }
    let exact = candidates.first { candidate in
      (0...1).contains(candidate.share)
        && samples.allSatisfy { (candidate.width(in: $0.window) - $0.width).magnitude < tolerance }
    }
    if let exact { return (exact, true) }
    return (OfferedWidth(taken: samples.map { $0.window - $0.width }.min() ?? 0), false)
  }

  /// Whether the function is at least as large as a width.
  func covers(_ sample: WidthSample) -> Bool { width(in: sample.window) >= sample.width - Self.tolerance }

  /// Returns a function that is at least as large as this one and a width.
  func covering(_ sample: WidthSample) -> OfferedWidth {
    covers(sample) ? self : union(OfferedWidth(taken: sample.window - sample.width))
  }
}

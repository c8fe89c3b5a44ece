internal import AuditModel

/// The counts in a page's head, each with its change since an earlier report.
struct PageCounts {
  /// A count.
  struct Count {
    /// The name in the page's data and CSS.
    var name: String
    /// The name for readers.
    var label: String
    var value: Int
    /// The change since the earlier report; nil if there is none.
    var change: String?
  }

  let counts: [Count]
  /// The number of texts that need review only because their container is not fully known.
  let bounded: Int

  /// The counts that the head shows.
  var shown: [Count] {
    guard bounded > 0 else { return counts }
    var shown = counts
    shown.insert(
      Count(name: "bounded", label: "container not known", value: bounded, change: nil),
      at: counts.firstIndex { $0.name == "fixed" } ?? counts.endIndex)
    return shown
  }

  init(_ report: AuditReport) {
    let outcomes = report.tally.allOutcomes
    var (fail, review, pass) = (outcomes.fail, outcomes.review + outcomes.unmeasured, outcomes.pass)
    if outcomes.drawn == 0 {
      // A run that only checks colours or screens has no texts to count.
      fail = report.findings.count { $0.outcome == .fail }
      review = report.tally.reviews
      pass = report.colorSummary.pass + (report.layoutSummary?.pass ?? 0)
    }
    let comparison = report.comparison
    func change(_ outcome: Verdict) -> String? {
      guard let comparison else { return nil }
      let new = report.findings.count { $0.change == .new && $0.outcome == outcome }
      return new == 0 ? nil : "\(Wording.number(new)) new since \(Self.name(of: comparison))"
    }
    var counts = [
      Count(name: "fail", label: "failed", value: fail, change: change(.fail)),
      Count(name: "review", label: "needs review", value: review, change: change(.needsReview)),
      Count(name: "pass", label: "passed", value: pass, change: nil),
    ]
    if let comparison {
      counts.append(
        Count(
          name: "fixed", label: "fixed", value: comparison.fixed.count, change: "since \(Self.name(of: comparison))"))
    }
    self.counts = counts
    bounded = outcomes.bounded
  }

  /// Returns the earlier report's file name without folders and extension, such as `main`.
  private static func name(of comparison: Comparison) -> String {
    let name = comparison.file.split(separator: "/").last.map(String.init) ?? comparison.file
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return Quotation(stem, limit: 20).text
  }
}

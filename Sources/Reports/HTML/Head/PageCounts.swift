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
    /// The address in the page that shows what was counted; nil if nothing does.
    var link: String?
    /// The change since the earlier report; nil if there is none.
    var change: String?
  }

  let counts: [Count]
  /// The number of texts that need review only because their container is not fully known.
  let bounded: Int

  /// The counts that the head shows: the failures, and others that are not 0.
  var shown: [Count] {
    let likely = Count(
      name: "bounded", label: "likely \(bounded.form("fits", "fit"))", value: bounded, link: Self.link("bounded"))
    var shown = counts
    shown.insert(likely, at: counts.firstIndex { $0.name == "pass" } ?? counts.endIndex)
    return shown.filter { $0.value > 0 || $0.name == "fail" }
  }

  private static func link(_ name: String) -> String { "#/texts?only=\(name)" }

  init(_ report: AuditReport) {
    let outcomes = report.tally.allOutcomes
    var (fail, review, pass) = (outcomes.fail, outcomes.review + outcomes.unmeasured, outcomes.pass)
    let hasTexts = outcomes.drawn > 0
    if !hasTexts {
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
    func label(_ value: Int, _ one: String, _ several: String, otherwise: String) -> String {
      hasTexts ? value.form(one, several) : otherwise
    }
    var counts = [
      Count(
        name: "fail", label: label(fail, "fails", "fail", otherwise: "failed"), value: fail,
        link: hasTexts ? Self.link("fail") : "#/causes", change: change(.fail)),
      Count(
        name: "review", label: label(review, "depends", "depend", otherwise: "need review"), value: review,
        link: hasTexts ? Self.link("review") : "#/causes?only=review", change: change(.needsReview)),
      Count(
        name: "pass", label: label(pass, "fits", "fit", otherwise: "passed"), value: pass,
        link: hasTexts ? Self.link("pass") : nil),
    ]
    if let comparison {
      counts.append(
        Count(
          name: "fixed", label: "fixed", value: comparison.fixed.count,
          link: comparison.fixed.isEmpty ? nil : "#fixed", change: "since \(Self.name(of: comparison))"))
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

/// The amount of data in a page, as numbers of the most important texts and findings.
struct PageAmount: Hashable, Sendable {
  /// The number of texts with layouts, from which the page draws pictures.
  var layouts = Int.max
  /// The number of texts with measurements.
  var texts = Int.max
  /// The number of findings.
  var findings = Int.max
  /// The number of other texts, which have only their verdict.
  var others = Int.max

  /// The amounts to try until a page is small enough, everything first.
  ///
  /// The numbers are our own choice: 5 MB hold 5,000 findings and 100,000 texts without pictures.
  static let steps = [
    PageAmount(), PageAmount(layouts: 4_000), PageAmount(layouts: 1_000), PageAmount(layouts: 0, findings: 20_000),
    PageAmount(layouts: 0, texts: 6_000, findings: 10_000, others: 200_000),
    PageAmount(layouts: 0, texts: 5_000, findings: 5_000, others: 50_000),
    PageAmount(layouts: 0, texts: 1_000, findings: 1_000, others: 10_000),
    PageAmount(layouts: 0, texts: 200, findings: 200, others: 1_000),
    PageAmount(layouts: 0, texts: 30, findings: 30, others: 0),
    PageAmount(layouts: 0, texts: 0, findings: 0, others: 0),
  ]
}

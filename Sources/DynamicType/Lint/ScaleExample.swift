/// A small scale with the expected outcome of a rule.
public struct ScaleExample: Hashable, Sendable {
  /// The case that the example shows.
  public let name: String
  /// The platform of the scale.
  public let platform: Platform
  /// The rows as CSV without a header: style, category, size, leading, weight, tracking.
  ///
  /// Empty cells at the end of a row may be omitted.
  public let rows: String
  /// The expected outcome.
  public let outcome: ScaleVerdict.Outcome

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: The case that the example shows.
  ///   - outcome: The expected outcome.
  ///   - platform: The platform of the scale.
  ///   - rows: The rows as CSV without a header.
  public init(_ name: String, _ outcome: ScaleVerdict.Outcome, platform: Platform = .ios, _ rows: String) {
    self.name = name
    self.outcome = outcome
    self.platform = platform
    self.rows = rows
  }

  /// The scale parsed from the rows.
  public var sheet: ScaleSheet {
    let header = ScaleRecord.columns.joined(separator: ",")
    return ScaleSheet(platform: platform, rows: ScaleReader(platform: platform).read(csv: "\(header)\n\(rows)").rows)
  }
}

/// A small scale with the outcome a rule must give.
public struct ScaleExample: Hashable, Sendable {
  /// What the example shows.
  public let name: String
  /// The platform the scale is for.
  public let platform: Platform
  /// The rows as CSV without a heading: style, category, size, leading, weight, tracking.
  ///
  /// Cells at the end of a row may be left out.
  public let rows: String
  /// The outcome the rule must give.
  public let outcome: ScaleVerdict.Outcome

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: What the example shows.
  ///   - outcome: The outcome the rule must give.
  ///   - platform: The platform the scale is for.
  ///   - rows: The rows as CSV without a heading.
  public init(_ name: String, _ outcome: ScaleVerdict.Outcome, platform: Platform = .ios, _ rows: String) {
    self.name = name
    self.outcome = outcome
    self.platform = platform
    self.rows = rows
  }

  /// The scale the rows make.
  public var sheet: ScaleSheet {
    let header = ScaleRecord.columns.joined(separator: ",")
    return ScaleSheet(platform: platform, rows: ScaleReader(platform: platform).read(csv: "\(header)\n\(rows)").rows)
  }
}

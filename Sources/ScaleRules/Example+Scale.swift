internal import AuditModel
internal import DynamicType
internal import RuleKit

extension Example<ScaleSheet> {
  /// Creates an example from the rows of a scale.
  ///
  /// - Parameters:
  ///   - name: What the example shows.
  ///   - outcome: The expected outcome.
  ///   - platform: The platform of the scale.
  ///   - rows: The rows in CSV without a header: style, category, size, leading, weight, tracking. Cells at the end of a
  ///     row may be missing.
  init(_ name: String, _ outcome: Verdict, platform: Platform = .ios, _ rows: String) {
    let header = ScaleRecord.columns.joined(separator: ",")
    let read = ScaleReader(platform: platform).read(csv: "\(header)\n\(rows)")
    self.init(name, ScaleSheet(platform: platform, rows: read.rows, issues: read.issues), outcome)
  }
}

/// The change of a finding since an earlier report.
public enum Change: String, Hashable, Codable, CaseIterable, Sendable {
  /// The earlier report does not contain the finding.
  case new
  /// The earlier report contains the finding, and the problem has grown since.
  case worse
  /// The earlier report contains the finding.
  case known
}

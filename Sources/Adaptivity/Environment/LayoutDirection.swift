/// The side at which lines and layouts begin.
public enum LayoutDirection: String, CaseIterable, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

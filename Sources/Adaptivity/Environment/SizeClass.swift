/// The size class of a window, horizontally or vertically.
public enum SizeClass: String, CaseIterable, Codable, Hashable, Sendable {
  case compact, regular
}

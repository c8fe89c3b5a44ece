/// How much room the system says there is in one direction.
public enum SizeClass: String, CaseIterable, Codable, Hashable, Sendable {
  case compact, regular
}

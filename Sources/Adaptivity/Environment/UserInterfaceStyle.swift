/// Light or dark appearance.
public enum UserInterfaceStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case light, dark
}

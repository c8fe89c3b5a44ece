/// The appearance of the interface, light or dark.
public enum UserInterfaceStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case light, dark
}

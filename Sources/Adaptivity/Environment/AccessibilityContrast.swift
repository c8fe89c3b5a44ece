/// The reader's Increase Contrast setting.
public enum AccessibilityContrast: String, CaseIterable, Codable, Hashable, Sendable {
  case normal, high
}

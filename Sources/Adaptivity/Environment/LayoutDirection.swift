/// The direction of text and layout.
public enum LayoutDirection: String, CaseIterable, Codable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The range of colours that a display can show.
public enum DisplayGamut: String, CaseIterable, Codable, Hashable, Sendable {
  case sRGB
  case p3 = "P3"
}

/// Why a contrast cannot be told.
public enum ContrastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What lies behind a translucent background is not known.
  case translucentBackground

  /// The problem and the remedy in one sentence, without a final full stop.
  public var description: String {
    switch self {
    case .translucentBackground:
      "the background is translucent, so its contrast depends on the colour behind it; name the layers below, the last one opaque"
    }
  }
}

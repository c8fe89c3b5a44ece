/// The reason why a contrast cannot be calculated.
public enum ContrastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The background is translucent and the colour behind it is unknown.
  case translucentBackground

  /// The problem and its fix in one sentence, without a final full stop.
  public var description: String {
    "the background is translucent, so its contrast depends on the colour behind it; name the layers below, the last one opaque"
  }
}

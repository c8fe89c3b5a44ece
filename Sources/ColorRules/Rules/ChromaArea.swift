internal import AuditModel
internal import RuleKit

/// Reports a picture with strong colours in a large part of its area.
struct ChromaArea: Rule {
  private static let share = RuleDescriptor.Option.ours(
    "share", 0.4, .share, 0...1, "maximum share of strongly coloured pixels",
    because: "the iOS 7 guidelines ask for subtle colour and give no number")

  static let descriptor = RuleDescriptor(
    id: "chroma-area", title: "Strong colour covers much of a picture",
    rationale: "Strong colour everywhere leaves people without a cue to what is important",
    severity: "note (advice)", criteria: [.color], options: [share],
    turnOffIf: "strong colour is part of the app's look, such as in a game")

  static let examples: [Example<PictureMeasurement>] = [
    Example("a tenth is strongly coloured", picture(0.1), .pass),
    Example("exactly the limit", picture(0.4), .pass),
    Example("three quarters are strongly coloured", picture(0.75), .fail, .note),
    Example("a picture without pixels", picture(0, width: 0), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PictureMeasurement) -> Outcome {
    guard subject.width > 0, subject.height > 0 else { return .notApplicable }
    guard subject.strongShare > thresholds[Self.share] else { return .pass }
    return failure(
      .note, subject.location.file, at: subject.location, .isStrong(subject, most: thresholds[Self.share]),
      remedy: "reduce the chroma of large areas and keep strong colour for what matters")
  }

  private static func picture(_ share: Double, width: Int = 390) -> PictureMeasurement {
    PictureMeasurement(
      location: SourceLocation(startOf: "screen.png"), width: width, height: 844, chromaThreshold: 0.15,
      strongShare: share)
  }
}

extension Finding.Message {
  fileprivate static func isStrong(_ picture: PictureMeasurement, most: Double) -> Self {
    """
    \(Ratio.tenths(picture.strongShare * 100)) % of the picture has an OKLCH chroma of \
    \(Ratio.decimals(picture.chromaThreshold)) or more; at most \(Ratio.tenths(most * 100)) % is advised
    """
  }
}

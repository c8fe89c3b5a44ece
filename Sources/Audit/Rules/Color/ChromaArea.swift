internal import AuditModel

/// Much of a picture is strongly coloured.
struct ChromaArea: Rule {
  private static let share = RuleDescriptor.Option(
    name: "share", value: 0.4, meaning: "largest share of strongly coloured pixels",
    source: "own choice; the guidelines of iOS 7 ask for subtle colour and give no number")

  static let descriptor = RuleDescriptor(
    id: "chroma-area", title: "Strong colour over much of a picture",
    rationale: "Colour that is everywhere points at nothing; it should be subtle unless it is the point",
    severity: "note (advice)", criteria: [.color], options: [share])

  static let examples: [Example<PictureMeasurement>] = [
    Example("a tenth is strongly coloured", picture(0.1), .pass),
    Example("exactly the limit", picture(0.4), .pass),
    Example("three quarters are strongly coloured", picture(0.75), .fail, .note),
    Example("a picture without pixels", picture(0, width: 0), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: PictureMeasurement) -> Outcome {
    guard subject.width > 0, subject.height > 0 else { return .notApplicable }
    guard subject.strongShare > Self.share.value else { return .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .note, key: subject.location.file, location: subject.location,
      message: .isStrong(subject))
    finding.remedy = "take chroma from large areas and keep it for what matters"
    return .fail([finding])
  }

  private static func picture(_ share: Double, width: Int = 390) -> PictureMeasurement {
    PictureMeasurement(
      location: SourceLocation(file: "screen.png", line: 1, column: 1), width: width, height: 844,
      chromaThreshold: 0.15, strongShare: share)
  }
}

extension Finding.Message {
  fileprivate static func isStrong(_ picture: PictureMeasurement) -> Self {
    """
    \(Ratio.tenths(picture.strongShare * 100)) % of the picture has an OKLCH chroma of \
    \(Ratio.decimals(picture.chromaThreshold)) or more, 40 % is advised at most
    """
  }
}

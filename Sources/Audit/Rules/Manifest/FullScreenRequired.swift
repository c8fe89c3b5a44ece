internal import Adaptivity
internal import AuditModel

/// The app asks to have the whole screen of an iPad (`UIRequiresFullScreen`), so it is left out of Split View and windows.
///
/// The key is deprecated from iPadOS 26 on and will be ignored: the app then stands in windows of every size, whether or
/// not its layouts were made for them.
struct FullScreenRequired: Rule {
  static let descriptor = RuleDescriptor(
    id: "full-screen-required", title: "The app wants the whole screen of an iPad",
    rationale: "People put apps side by side; the key that keeps an app out of that will be ignored",
    severity: "warning", criteria: [.higMultitasking, .reflow], guidelines: [7])

  static let examples: [Example<AppManifest>] = [
    Example("the key is false", manifest(false, families: [1, 2]), .pass),
    Example("the key is not there", ManifestExamples.app(families: [1, 2]), .pass),
    Example("the key is true", manifest(true, families: [1, 2]), .fail, .warning),
    Example("true, and the build says for which devices", manifest(true, families: nil), .fail, .warning),
    Example("true in an app for iPhone", manifest(true, families: [1]), .notApplicable),
    Example("nothing is said of iPad", ManifestExamples.app(), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.runs(on: .ipad) != false else { return .notApplicable }
    guard let entry = subject.requiresFullScreen else {
      return subject.runs(on: .ipad) == true ? .pass : .notApplicable
    }
    guard entry.value else { return .pass }
    return .fail([
      subject.finding(
        Self.descriptor.id, .warning, "UIRequiresFullScreen", at: entry.location, .isDeprecated,
        remedy: "take UIRequiresFullScreen out and check the layouts in windows of every size")
    ])
  }

  private static func manifest(_ value: Bool, families: [Int]?) -> AppManifest {
    var manifest = ManifestExamples.app(families: families)
    manifest.requiresFullScreen = ManifestExamples.entry(value)
    return manifest
  }
}

extension Finding.Message {
  fileprivate static let isDeprecated: Self = """
    UIRequiresFullScreen keeps the app out of Split View and Slide Over; it is deprecated from iPadOS 26 on and will be \
    ignored
    """
}

internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The app requires the full screen on iPad (`UIRequiresFullScreen`), so it has no Split View and no windows.
///
/// The key is deprecated since iPadOS 26 and will be ignored. The app then runs in windows of every size, even if its
/// layouts were not made for them.
struct FullScreenRequired: Rule {
  static let descriptor = RuleDescriptor(
    id: "full-screen-required", title: "The app requires the full screen on iPad",
    rationale: "People use apps side by side on iPad, and iPadOS will ignore the key that prevents it",
    severity: "warning", criteria: [.higMultitasking, .reflow], guidelines: [7],
    turnOffIf: "the app cannot work in a smaller window, such as a full-screen game")

  static let examples: [Example<AppManifest>] = [
    Example("the key is false", manifest(false, families: [1, 2]), .pass),
    Example("the key is missing", .app(families: [1, 2]), .pass),
    Example("the key is true", manifest(true, families: [1, 2]), .fail, .warning),
    Example("true, and the build sets the devices", manifest(true, families: nil), .fail, .warning),
    Example("true in an iPhone-only app", manifest(true, families: [1]), .notApplicable),
    Example("no information on iPad", .app(), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.runs(on: .ipad) != false else { return .notApplicable }
    guard let entry = subject.requiresFullScreen else {
      return subject.runs(on: .ipad) == true ? .pass : .notApplicable
    }
    guard entry.value else { return .pass }
    return failure(
      .warning, "UIRequiresFullScreen", at: entry.location,
      """
      UIRequiresFullScreen keeps the app out of Split View and Slide Over; it is deprecated since iPadOS 26 and will \
      be ignored
      """, remedy: "remove UIRequiresFullScreen and check the layouts in windows of every size")
  }

  private static func manifest(_ value: Bool, families: [Int]?) -> AppManifest {
    .app(families: families) { $0.requiresFullScreen = AppManifest.Entry(example: value) }
  }
}

internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports an app that requires the full screen on iPad (`UIRequiresFullScreen`), so it has no Split View or windows.
///
/// The key is deprecated since iPadOS 26 and will be ignored. The app then runs in windows of every size, even if its
/// layouts were not made for them. If neither a project nor the file states the device families, the result needs
/// review, because the app may not run on iPad.
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
    Example("true, and the build sets the devices", manifest(true, families: nil), .needsReview, .note),
    Example("true, and the project's target runs on iPad", manifest(true, targets: [.ipad]), .fail, .warning),
    Example("true in an iPhone-only app", manifest(true, families: [1]), .notApplicable),
    Example("true, and the project's target runs on iPhone only", manifest(true, targets: [.iphone]), .notApplicable),
    Example("no information on iPad", .app(), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    guard subject.runs(on: .ipad) != false else { return .notApplicable }
    guard let entry = subject.requiresFullScreen else {
      return subject.runs(on: .ipad) == true ? .pass : .notApplicable
    }
    guard entry.value else { return .pass }
    let remedy = "remove UIRequiresFullScreen and check the layouts in windows of every size"
    guard subject.statesFamilies else {
      return review(
        .setByBuild, "UIRequiresFullScreen", at: entry.location,
        """
        if the app runs on iPad, UIRequiresFullScreen keeps it out of Split View and Slide Over; the key is deprecated \
        since iPadOS 26 and will be ignored
        """, remedy: remedy)
    }
    return failure(
      .warning, "UIRequiresFullScreen", at: entry.location,
      """
      UIRequiresFullScreen keeps the app out of Split View and Slide Over; it is deprecated since iPadOS 26 and will \
      be ignored
      """, remedy: remedy)
  }

  private static func manifest(
    _ value: Bool, families: [Int]? = nil, targets: Set<Device.Family>? = nil
  ) -> AppManifest {
    .app(families: families, targets: targets) { $0.requiresFullScreen = AppManifest.Entry(example: value) }
  }
}

internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports pairs of size classes that the app can encounter but that no layout describes.
///
/// The app may lack such a layout, or the layout may only be undescribed, so a person has to check. The rule covers
/// each family with layouts, in the orientations that the app declares. On iPad this includes Split View and Slide
/// Over, unless the app requires full screen. ``DeviceNotDescribed`` covers families without layouts.
struct SizeClassesNotDescribed: Rule {
  static let descriptor = RuleDescriptor(
    id: "size-classes-not-described", title: "A pair of size classes has no layout",
    rationale: "The layout changes with the size classes, and people may use the app in a pair that was not checked",
    severity: "note, always needs review", criteria: [.layout, .higMultitasking, .reflow], guidelines: [9],
    turnOffIf: "other tests cover the size classes that the layouts do not describe")

  static let examples: [Example<AppCoverage>] = [
    Example("a phone in portrait", .app(phone: [.portrait], described: [("iphone-16", .portrait)]), .pass),
    Example(
      "landscape on small phones only",
      .app(phone: [.portrait, .landscapeLeft], described: [("iphone-16", .portrait), ("iphone-16", .landscape)]),
      .needsReview, .note),
    Example(
      "landscape on large phones too",
      .app(
        phone: [.portrait, .landscapeLeft],
        described: [("iphone-16", .portrait), ("iphone-16", .landscape), ("iphone-16-plus", .landscape)]), .pass),
    Example(
      "an iPad without its narrow windows", .app(pad: [.portrait], described: [("ipad-pro-11-m4", .portrait)]),
      .needsReview, .note),
    Example("nothing is described", .app(phone: [.portrait], described: []), .notApplicable),
    Example(
      "layouts of another family", .app(phone: [.portrait], described: [("ipad-pro-11-m4", .portrait)]), .notApplicable),
  ]

  func evaluate(_ subject: AppCoverage) -> Outcome {
    let described = subject.manifest.orientationLists.map { list in
      (list: list, pairs: Set(subject.environments(of: list.family).compactMap { ReachablePairs.Pair($0) }))
    }.filter { !$0.pairs.isEmpty }
    guard !described.isEmpty else { return .notApplicable }
    var lacking: [(list: AppManifest.Orientations, words: String)] = []
    for (list, pairs) in described {
      let reachable = ReachablePairs(
        list.family, Set(list.entry.value.map(\.orientation)),
        hasWindows: subject.manifest.requiresFullScreen?.value != true)
      let missing = reachable.pairs.filter { !pairs.contains($0.pair) }
      guard !missing.isEmpty else { continue }
      let listed = missing.map { "\($0.pair.words) (\($0.example.words()))" }
      lacking.append((list, "\(list.family.words) with \(Listing(listed))"))
    }
    guard let first = lacking.first?.list else { return .pass }
    return review(
      .noLayout, first.key, at: first.entry.location,
      "the app can run on \(Listing(lacking.map(\.words))), but no layout describes a screen there",
      remedy: "add a layout for each")
  }
}

internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The app can encounter a pair of size classes for which there is no layout.
///
/// The app may lack one, or it is only not described, so a person has to add layouts or check. The rule covers each
/// family with layouts, in the orientations that the app declares. On iPad this includes Split View and Slide Over,
/// unless the app requires full screen. For families without layouts there is another rule.
struct SizeClassesNotDescribed: Rule {
  static let descriptor = RuleDescriptor(
    id: "size-classes-not-described", title: "A pair of size classes has no layout",
    rationale: "The layout changes with the size classes, and people may meet a pair that was not checked",
    severity: "note, always needs review", criteria: [.layout, .higMultitasking, .reflow], guidelines: [9],
    turnOffIf: "other tests cover the size classes that the layouts do not describe")

  static let examples: [Example<AppCoverage>] = [
    Example(
      "a phone in portrait", CoverageExamples.app(phone: [.portrait], described: [("iphone-16", .portrait)]), .pass),
    Example(
      "landscape on small phones only",
      CoverageExamples.app(
        phone: [.portrait, .landscapeLeft], described: [("iphone-16", .portrait), ("iphone-16", .landscape)]),
      .needsReview, .note),
    Example(
      "landscape on large phones too",
      CoverageExamples.app(
        phone: [.portrait, .landscapeLeft],
        described: [("iphone-16", .portrait), ("iphone-16", .landscape), ("iphone-16-plus", .landscape)]), .pass),
    Example(
      "an iPad without its narrow windows",
      CoverageExamples.app(pad: [.portrait], described: [("ipad-pro-11-m4", .portrait)]), .needsReview, .note),
    Example("nothing is described", CoverageExamples.app(phone: [.portrait], described: []), .notApplicable),
    Example(
      "layouts of another family",
      CoverageExamples.app(phone: [.portrait], described: [("ipad-pro-11-m4", .portrait)]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppCoverage) -> Outcome {
    var isAsked = false
    var lacks: [Lack] = []
    for list in subject.manifest.orientationLists {
      let described = subject.pairs(of: list.family)
      guard !described.isEmpty else { continue }
      isAsked = true
      let reachable = ReachablePairs(
        list.family, Set(list.entry.value.map(\.orientation)),
        hasWindows: subject.manifest.requiresFullScreen?.value != true)
      let missing = reachable.pairs.filter { !described.contains($0.pair) }
      guard !missing.isEmpty else { continue }
      lacks.append(Lack(list: list, missing: missing))
    }
    guard isAsked else { return .notApplicable }
    guard let first = lacks.first else { return .pass }
    var finding = subject.manifest.finding(
      Self.descriptor.id, .note, first.list.key, at: first.list.entry.location, .areNotDescribed(lacks),
      remedy: "add a layout for each")
    finding.outcome = .needsReview
    finding.reason = .noLayout
    return .needsReview(finding)
  }

  /// The pairs of one family without a layout.
  fileprivate struct Lack {
    var list: AppManifest.Orientations
    var missing: [(pair: ReachablePairs.Pair, example: LayoutEnvironment)]

    /// The pairs in words.
    var words: String {
      let listed = missing.map { "\($0.pair.words) (\($0.example.words()))" }
      return "\(list.family.words) with \(Listing(listed))"
    }
  }
}

extension AppCoverage {
  /// The pairs of size classes of a family's layouts.
  fileprivate func pairs(of family: Device.Family) -> Set<ReachablePairs.Pair> {
    let own = environments.filter { environment in
      guard let device = environment.device else { return false }
      return device.family == family || (device.family == .ipod && family == .iphone)
    }
    return Set(own.compactMap { ReachablePairs.Pair($0) })
  }
}

extension Finding.Message {
  fileprivate static func areNotDescribed(_ lacks: [SizeClassesNotDescribed.Lack]) -> Self {
    "the app can run on \(Listing(lacks.map(\.words))), but no layout describes a screen there"
  }
}

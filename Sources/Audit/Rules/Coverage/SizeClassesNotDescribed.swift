internal import Adaptivity
internal import AuditModel

/// The app can meet a pair of size classes for which it has no layout.
///
/// Asked of each family for which layouts are described: of its devices in the orientations that the app declares, on
/// iPad in Split View and Slide Over too. Families that no layout describes are another rule's.
struct SizeClassesNotDescribed: Rule {
  static let descriptor = RuleDescriptor(
    id: "size-classes-not-described", title: "No layout for a pair of size classes",
    rationale: "A layout follows the size classes, and each pair that can be met needs one",
    severity: "error", criteria: [.layout, .higMultitasking, .reflow], guidelines: [9])

  static let examples: [Example<AppCoverage>] = [
    Example(
      "a phone in portrait", CoverageExamples.app(phone: [.portrait], described: [("iphone-16", .portrait)]), .pass),
    Example(
      "landscape of small phones alone",
      CoverageExamples.app(
        phone: [.portrait, .landscapeLeft], described: [("iphone-16", .portrait), ("iphone-16", .landscape)]), .fail,
      .error),
    Example(
      "landscape of large phones too",
      CoverageExamples.app(
        phone: [.portrait, .landscapeLeft],
        described: [("iphone-16", .portrait), ("iphone-16", .landscape), ("iphone-16-plus", .landscape)]), .pass),
    Example(
      "an iPad without its narrow windows",
      CoverageExamples.app(pad: [.portrait], described: [("ipad-pro-11-m4", .portrait)]), .fail, .error),
    Example("nothing is described", CoverageExamples.app(phone: [.portrait], described: []), .notApplicable),
    Example(
      "layouts of another family",
      CoverageExamples.app(phone: [.portrait], described: [("ipad-pro-11-m4", .portrait)]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppCoverage) -> Outcome {
    var isAsked = false
    var findings: [Finding] = []
    for list in subject.manifest.orientationLists {
      let described = subject.pairs(of: list.family)
      guard !described.isEmpty else { continue }
      isAsked = true
      let reachable = ReachablePairs(
        list.family, Set(list.entry.value.map(\.orientation)),
        hasWindows: subject.manifest.requiresFullScreen?.value != true)
      let missing = reachable.pairs.filter { !described.contains($0.pair) }
      guard !missing.isEmpty else { continue }
      findings.append(
        subject.manifest.finding(
          Self.descriptor.id, .error, list.key, at: list.entry.location, .lacks(missing, on: list.family),
          remedy: "make and describe a layout for each, or take the orientations out"))
    }
    guard isAsked else { return .notApplicable }
    return findings.isEmpty ? .pass : .fail(findings)
  }
}

extension AppCoverage {
  /// The pairs of size classes in which screens are described on a family.
  fileprivate func pairs(of family: Device.Family) -> Set<ReachablePairs.Pair> {
    let own = environments.filter { environment in
      guard let device = environment.device else { return false }
      return device.family == family || (device.family == .ipod && family == .iphone)
    }
    return Set(own.compactMap { ReachablePairs.Pair($0) })
  }
}

extension Finding.Message {
  fileprivate static func lacks(
    _ missing: [(pair: ReachablePairs.Pair, example: LayoutEnvironment)], on family: Device.Family
  ) -> Self {
    let told = missing.map { "\($0.pair.words) (\($0.example.words()))" }
    return "no layout on \(family.words) is for \(Listing(told)), which the app can meet"
  }
}

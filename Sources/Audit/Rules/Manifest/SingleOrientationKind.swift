internal import Adaptivity
internal import AuditModel

/// The app can be held in portrait only, or in landscape only.
///
/// Whoever has the device mounted on a wheelchair or a stand cannot turn it. Where iPhone and iPad share one list it is
/// judged once.
struct SingleOrientationKind: Rule {
  static let descriptor = RuleDescriptor(
    id: "single-orientation-kind", title: "The app works in portrait or landscape alone",
    rationale: "Not everybody can turn the device, and people hold it the way that suits them",
    severity: "note", criteria: [.orientation, .layout], guidelines: [3])

  static let examples: [Example<AppManifest>] = [
    Example(
      "both kinds", ManifestExamples.app(families: [1], phone: [.portrait, .landscapeLeft, .landscapeRight]), .pass),
    Example("portrait alone", ManifestExamples.app(families: [1], phone: [.portrait]), .fail, .note),
    Example(
      "iPad in landscape alone",
      ManifestExamples.app(
        families: [1, 2], phone: [.portrait, .landscapeLeft], pad: [.landscapeLeft, .landscapeRight]), .fail, .note),
    Example(
      "one list for both is judged once", ManifestExamples.app(families: [1, 2], phone: [.portrait]), .fail, .note),
    Example("no list", ManifestExamples.app(families: [1]), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: AppManifest) -> Outcome {
    let lists = subject.orientationLists.filter { !$0.isShared }
    guard !lists.isEmpty else { return .notApplicable }
    var findings: [Finding] = []
    for list in lists {
      let kinds = Set(list.entry.value.map(\.orientation))
      guard kinds.count == 1, let only = kinds.first else { continue }
      let isShared = subject.orientationLists.contains { $0.isShared }
      findings.append(
        subject.finding(
          Self.descriptor.id, .note, list.key, at: list.entry.location,
          .isOnlyIn(only, on: isShared ? "iPhone and iPad" : list.family.words),
          remedy: "support \(only == .portrait ? "landscape" : "portrait") too where the content allows it"))
    }
    return findings.isEmpty ? .pass : .fail(findings)
  }
}

extension Finding.Message {
  fileprivate static func isOnlyIn(_ orientation: Orientation, on family: String) -> Self {
    "on \(family) the app can be held in \(orientation.rawValue) only"
  }
}

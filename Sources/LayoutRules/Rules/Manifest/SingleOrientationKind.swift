internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The app supports only portrait or only landscape.
///
/// People whose device is mounted, for example on a wheelchair, cannot turn it. If iPhone and iPad share one list, it is
/// checked once.
struct SingleOrientationKind: Rule {
  static let descriptor = RuleDescriptor(
    id: "single-orientation-kind", title: "The app supports only portrait or only landscape",
    rationale: "Not everyone can turn the device, for example if it is mounted on a wheelchair",
    severity: "note", criteria: [.orientation, .layout], guidelines: [3],
    turnOffIf: "one orientation is essential to the app, such as landscape for a piano keyboard")

  static let examples: [Example<AppManifest>] = [
    Example("portrait and landscape", .app(families: [1], phone: [.portrait, .landscapeLeft, .landscapeRight]), .pass),
    Example("portrait only", .app(families: [1], phone: [.portrait]), .fail, .note),
    Example(
      "iPad in landscape only",
      .app(families: [1, 2], phone: [.portrait, .landscapeLeft], pad: [.landscapeLeft, .landscapeRight]), .fail, .note),
    Example("one list for both is checked once", .app(families: [1, 2], phone: [.portrait]), .fail, .note),
    Example("no list", .app(families: [1]), .notApplicable),
  ]

  func evaluate(_ subject: AppManifest) -> Outcome {
    let lists = subject.orientationLists
    guard lists.contains(where: { !$0.isShared }) else { return .notApplicable }
    let isShared = lists.contains(where: \.isShared)
    let findings = lists.filter { !$0.isShared }.compactMap { list -> Finding? in
      let kinds = Set(list.entry.value.map(\.orientation))
      guard kinds.count == 1, let only = kinds.first else { return nil }
      return finding(
        .note, list.key, at: list.entry.location,
        "on \(isShared ? "iPhone and iPad" : list.family.words) the app supports only \(only.rawValue)",
        remedy: "support \(only == .portrait ? "landscape" : "portrait") too where the content allows it")
    }
    return findings.isEmpty ? .pass : .fail(findings)
  }
}

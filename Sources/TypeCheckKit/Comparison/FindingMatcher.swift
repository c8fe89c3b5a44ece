package import AuditModel

/// A matcher of the findings of a run with those of an earlier report.
///
/// Findings match by ``Finding/fingerprint``, computed with the paths of the earlier report. If the style or size of a
/// slot changed, the fingerprint differs. Such a finding matches by text, rule, role and place in code, or else without
/// the place. It is never worse, because the slot changed and not the text. Reports of earlier versions have other
/// fingerprints of objects in storyboards and xibs.
package struct FindingMatcher {
  /// The change of each finding of the run, in order.
  package private(set) var changes: [Change]
  /// The findings of the earlier report that match no finding of the run, in order.
  package private(set) var missing: [EarlierFinding] = []

  /// The index of the earlier finding that matches each finding of the run; nil if none does.
  private var partners: [Int?]
  private var isTaken: [Bool]
  private let findings: [Finding]
  private let earlier: [EarlierFinding]

  /// Matches the findings of a run with those of an earlier report.
  package init(_ findings: [Finding], since earlier: [EarlierFinding], paths: PathChange) {
    (self.findings, self.earlier) = (findings, earlier)
    partners = Array(repeating: nil, count: findings.count)
    isTaken = Array(repeating: false, count: earlier.count)
    changes = []
    pair({ Self.renamed($0, paths).fingerprint }, { $0.fingerprint })
    pair({ Self.renamed($0, paths).earlierFingerprint }, { $0.fingerprint })
    changes = findings.indices.map { index in
      partners[index].map { Self.isWorse(findings[index], than: earlier[$0]) ? .worse : .known } ?? .new
    }
    for hasSite in [true, false] {
      pair({ SlotPlace($0, paths, hasSite: hasSite) }, { SlotPlace($0, hasSite: hasSite) })
    }
    for index in findings.indices where changes[index] == .new && partners[index] != nil { changes[index] = .known }
    missing = earlier.indices.filter { !isTaken[$0] }.map { earlier[$0] }
  }

  /// Returns the earlier finding that matches the finding of the run at an index; nil if there is none.
  package func partner(of index: Int) -> EarlierFinding? { partners[index].map { earlier[$0] } }

  /// Pairs findings without a partner that have equal keys, the worst with the worst.
  ///
  /// A key may occur several times, for example if a text is in a file twice.
  private mutating func pair<Key: Hashable>(_ key: (Finding) -> Key?, _ earlierKey: (EarlierFinding) -> Key?) {
    var places: [Key: (mine: [Int], theirs: [Int])] = [:]
    for index in findings.indices where partners[index] == nil {
      if let key = key(findings[index]) { places[key, default: ([], [])].mine.append(index) }
    }
    for index in earlier.indices where !isTaken[index] {
      if let key = earlierKey(earlier[index]) { places[key]?.theirs.append(index) }
    }
    for (mine, theirs) in places.values where !theirs.isEmpty {
      let mine = mine.count == 1 ? mine : mine.sorted { Self.isLarger(findings[$0].extent, findings[$1].extent) }
      let theirs = theirs.count == 1 ? theirs : theirs.sorted { Self.isLarger(earlier[$0].extent, earlier[$1].extent) }
      for (index, other) in zip(mine, theirs) {
        partners[index] = other
        isTaken[other] = true
      }
    }
  }

  private static func isLarger(_ one: Baseline.Extent, _ other: Baseline.Extent) -> Bool {
    guard one.from == other.from else {
      guard let first = one.from else { return false }
      return other.from.map { first < $0 } ?? true
    }
    return one.over > other.over
  }

  /// Returns whether a problem has grown, or is now certain and was not before.
  private static func isWorse(_ finding: Finding, than earlier: EarlierFinding) -> Bool {
    if finding.outcome == .fail, earlier.outcome == .needsReview { return true }
    // Equal fingerprints have equal containers.
    let before = Baseline.Extent(
      from: earlier.extent.from, over: earlier.extent.over, container: finding.extent.container)
    return finding.extent.isWorse(than: before, uncertainty: finding.worst?.uncertainty ?? 0)
  }

  /// Returns a finding with the paths of the earlier report.
  private static func renamed(_ finding: Finding, _ paths: PathChange) -> Finding {
    guard !paths.isIdentity else { return finding }
    var renamed = finding
    renamed.location.file = paths.earlierPath(of: finding.location.file)
    renamed.group = paths.earlierPath(of: finding.group)
    return renamed
  }
}

/// The identity of a finding on a text in a slot, without the style and size of the slot.
private struct SlotPlace: Hashable {
  private let rule: String
  private let file: String
  private let key: String
  private let locale: String?
  private let role: String
  private let isBold: Bool
  /// The place in code that draws the text; nil if places do not count.
  private var site: EarlierFinding.Site?

  init?(_ finding: Finding, _ paths: PathChange, hasSite: Bool) {
    guard finding.locales.isEmpty, let slot = finding.slot else { return nil }
    (rule, key, locale) = (finding.rule, finding.key, finding.locale)
    file = paths.earlierPath(of: finding.location.file)
    (role, isBold) = (slot.role.rawValue, slot.boldText)
    guard hasSite else { return }
    guard let use = finding.uses.first else { return nil }
    site = EarlierFinding.Site(file: paths.earlierPath(of: use.location.file), place: use.place)
  }

  init?(_ earlier: EarlierFinding, hasSite: Bool) {
    guard !earlier.isOfKey, let role = earlier.role, earlier.site != nil || !hasSite else { return nil }
    (rule, file, key, locale) = (earlier.rule, earlier.location.file, earlier.key, earlier.locale)
    (self.role, isBold, site) = (role, earlier.isBold, hasSite ? earlier.site : nil)
  }
}

package import AuditModel

/// A matcher of the findings of a run with those of an earlier report.
///
/// Findings match by ``Finding/fingerprint``, as it would be with the paths of the earlier report. A finding on a text
/// in a slot whose width or line limit changed has another fingerprint. It matches by text, rule, style and role.
package struct FindingMatcher {
  /// The change of each finding of the run, in order.
  package private(set) var changes: [Change]
  /// The findings of the earlier report that match no finding of the run, in order.
  package private(set) var missing: [EarlierFinding] = []

  /// The finding of the earlier report that matches each finding of the run, as an index.
  private var partners: [Int?]
  private var isTaken: [Bool]
  private let findings: [Finding]
  private let earlier: [EarlierFinding]

  /// Matches findings.
  ///
  /// - Parameters:
  ///   - findings: The findings of the run.
  ///   - earlier: The findings of the earlier report.
  ///   - paths: The difference between the paths of both.
  package init(_ findings: [Finding], since earlier: [EarlierFinding], paths: PathChange) {
    (self.findings, self.earlier) = (findings, earlier)
    partners = Array(repeating: nil, count: findings.count)
    isTaken = Array(repeating: false, count: earlier.count)
    changes = []
    pair({ Self.fingerprint(of: $0, paths) }, { $0.fingerprint })
    pair({ SlotPlace($0, paths) }, SlotPlace.init)
    changes = findings.indices.map { index in
      partners[index].map { Self.isWorse(findings[index], than: earlier[$0]) ? .worse : .known } ?? .new
    }
    missing = earlier.indices.filter { !isTaken[$0] }.map { earlier[$0] }
  }

  /// Returns the finding of the earlier report that matches a finding of the run.
  ///
  /// - Parameter index: The index of the finding of the run.
  /// - Returns: The finding; nil if there is none.
  package func partner(of index: Int) -> EarlierFinding? { partners[index].map { earlier[$0] } }

  /// Pairs the findings without a partner that have equal keys, the worst with the worst.
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

  /// Returns whether a problem has grown, or is certain now and was not before.
  private static func isWorse(_ finding: Finding, than earlier: EarlierFinding) -> Bool {
    if finding.outcome == .fail, earlier.outcome == .needsReview { return true }
    return finding.extent.isWorse(than: earlier.extent, uncertainty: finding.worst?.uncertainty ?? 0)
  }

  private static func fingerprint(of finding: Finding, _ paths: PathChange) -> String {
    guard !paths.isIdentity else { return finding.fingerprint }
    var renamed = finding
    renamed.location.file = paths.earlierPath(of: finding.location.file)
    renamed.group = paths.earlierPath(of: finding.group)
    return renamed.fingerprint
  }
}

/// The identity of a finding on a text in a slot, without the width and the line limit of the slot.
private struct SlotPlace: Hashable {
  private let rule: String
  private let file: String
  private let key: String
  private let locale: String?
  private let style: String
  private let role: String
  private let isBold: Bool

  init?(_ finding: Finding, _ paths: PathChange) {
    guard finding.locales.isEmpty, let slot = finding.slot else { return nil }
    (rule, key, locale) = (finding.rule, finding.key, finding.locale)
    file = paths.earlierPath(of: finding.location.file)
    (style, role, isBold) = (slot.style.rawValue, slot.role.rawValue, slot.boldText)
  }

  init?(_ earlier: EarlierFinding) {
    guard !earlier.isOfKey, let style = earlier.style, let role = earlier.role else { return nil }
    (rule, file, key, locale) = (earlier.rule, earlier.location.file, earlier.key, earlier.locale)
    (self.style, self.role, isBold) = (style, role, earlier.isBold)
  }
}

extension Finding {
  /// The first failing size category and the excess over the available width.
  fileprivate var extent: Baseline.Extent {
    Baseline.Extent(from: fields.value.firstCategory, over: fields.value.worst?.overBy ?? 0)
  }
}

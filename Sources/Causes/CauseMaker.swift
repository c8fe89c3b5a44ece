internal import AuditModel
internal import Bytes
internal import DynamicType

/// The cause of a group of findings.
struct CauseMaker {
  private let all: [Finding]
  private let subject: RunSubject
  private let key: CauseGrouping.Key
  private let indices: [Int]

  init(_ findings: [Finding], _ subject: RunSubject, _ key: CauseGrouping.Key, _ indices: [Int]) {
    (all, self.subject, self.key, self.indices) = (findings, subject, key, indices)
  }

  var cause: Cause {
    let worst = indices.reduce(all[indices[0]].severity) { max($0, all[$1].severity) }
    let example = example(of: worst)
    let finding = all[example]
    let isFail = key.outcome == .fail
    let isCertain = indices.contains { all[$0].certainty == .certain }
    var cause = Cause(
      kind: key.site.kind, rule: key.rule, severity: worst, outcome: key.outcome,
      certainty: isFail ? (isCertain ? .certain : .likely) : nil, reason: key.reason, location: location(of: finding),
      edit: CauseEdit(location: finding.location), findings: indices, example: example,
      firstCategory: indices.lazy.compactMap { all[$0].firstCategory }.min(),
      fingerprint: Fingerprint(key.words + key.site.words(of: finding)).digits)
    cause.extent = extent
    cause.edit = CauseEditMaker(cause, all, at: key.site).edit
    return cause
  }

  /// Returns the index of the finding that shows the problem best, among those with a severity.
  ///
  /// It is the first one in the source language, else the one with the largest excess, else the first one. New and worse
  /// findings come before known ones.
  private func example(of severity: Finding.Severity) -> Int {
    let worst = indices.filter { all[$0].severity == severity }
    // Compared with an earlier report, people look for what is new.
    let changed = worst.filter { all[$0].change == .new || all[$0].change == .worse }
    let severe = changed.isEmpty ? worst : changed
    let first = severe[0]
    guard severe.count > 1, all[first].locale != nil else { return first }
    if let source = severe.first(where: { all[$0].isSource }) { return source }
    let excesses = severe.map { all[$0].fields.value.worst?.overBy ?? 0 }
    return excesses.max().flatMap(excesses.firstIndex).map { severe[$0] } ?? first
  }

  private func location(of finding: Finding) -> SourceLocation {
    switch key.site {
    case .place(let location, _): location
    case .document: indices.map { all[$0].location }.min() ?? finding.location
    default: finding.location
    }
  }

  private var extent: Cause.Extent {
    var extent = Cause.Extent()
    var texts: Set<TextName> = []
    var keys: Set<KeyName> = []
    var languages: [String: Int] = [:]
    var sites: Set<SourceLocation> = []
    var largest = 0.0
    for index in indices {
      let fields = all[index].fields
      let group = fields.value.group.isEmpty ? fields.value.location.file : fields.value.group
      let name = KeyName(group: ExactText(group), key: ExactText(fields.value.key))
      keys.insert(name)
      if let over = fields.value.worst?.overBy, over > largest, let locale = fields.value.locale {
        (largest, extent.worstLanguage) = (over, locale)
      }
      let locales = fields.value.locales.isEmpty ? [fields.value.locale].compactMap(\.self) : fields.value.locales
      for locale in locales where texts.insert(TextName(key: name, locale: locale)).inserted {
        languages[locale, default: 0] += 1
      }
      let places = fields.value.uses.isEmpty ? [fields.value.location] : fields.value.uses.map(\.location)
      if case .place(let location, _) = key.site {
        // Each text must change on its own.
        let changed = all[index].changesText ? [location, fields.value.location] : [location]
        for place in changed where sites.insert(place).inserted { extent.sites.append(place) }
      } else {
        for place in places where sites.insert(place).inserted { extent.sites.append(place) }
      }
    }
    (extent.texts, extent.keys) = (texts.count, keys.count)
    extent.languages = languages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return extent
  }

  private struct KeyName: Hashable {
    let group: ExactText
    let key: ExactText
  }

  private struct TextName: Hashable {
    let key: KeyName
    let locale: String
  }
}

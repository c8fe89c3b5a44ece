internal import AuditModel
internal import Bytes

/// The assignment of findings to the sites that must change.
struct CauseGrouping {
  /// The number of keys from which the same fault in a language counts as the fault of a tool (our own choice: fewer
  /// can be corrected one by one).
  private static let keysOfTool = 5

  /// The number of objects from which a problem of a document is one cause (our own choice: Xcode changes the
  /// attribute of several selected objects at once).
  private static let objectsOfDocument = 2

  /// The identity of a group of findings.
  struct Key: Hashable {
    let rule: String
    let site: CauseSite
    let reason: ReviewReason?
    /// Notes are less certain or less important than the failures at the same site.
    let isNote: Bool
    let outcome: Verdict

    /// The words in a fingerprint, apart from the site.
    var words: [String] { [rule, outcome.rawValue, reason?.rawValue ?? "", isNote ? "note" : ""] }

    init(_ finding: Finding, at site: CauseSite) {
      let fields = finding.fields
      (rule, self.site) = (fields.value.rule, site)
      (outcome, reason) = (fields.value.outcome, fields.value.reason)
      isNote = fields.value.severity == .note
    }
  }

  /// The site of each finding.
  private(set) var sites: [CauseSite]

  init(_ findings: [Finding]) {
    sites = findings.map(CauseSite.init)
    assignPlaces(findings)
    assignLanguages(findings)
    assignDocuments(findings)
    assignFaults(findings)
  }

  /// Assigns texts to the places that draw them, unless a key fails in most of its places.
  ///
  /// Places at which as many keys fail as the key has failing places remain causes, and do not count for the key.
  private mutating func assignPlaces(_ findings: [Finding]) {
    var keysOfPlace: [CauseSite: Set<Key>] = [:]
    var placesOfKey: [Key: Set<CauseSite>] = [:]
    for (index, finding) in findings.enumerated() where CauseRules.concernsPlace(finding) {
      let key = Key(finding, at: sites[index])
      for use in finding.fields.value.uses {
        let place = CauseSite.place(use.location, name: use.place)
        keysOfPlace[place, default: []].insert(key)
        placesOfKey[key, default: []].insert(place)
      }
    }
    let keys = keysOfPlace.mapValues(\.count)
    placesOfKey = placesOfKey.mapValues { Self.placesFixedByKey($0, keys) }
    for (index, finding) in findings.enumerated() where CauseRules.concernsPlace(finding) {
      let fields = finding.fields
      let places = fields.value.uses.map { CauseSite.place($0.location, name: $0.place) }
      var best = places[0]
      for place in places where keys[place, default: 0] > keys[best, default: 0] { best = place }
      let fixed = placesOfKey[Key(finding, at: sites[index]), default: []]
      let isOfKey = fixed.contains(best) && 2 * fixed.count > fields.value.placeCount
      if !isOfKey { sites[index] = best }
    }
  }

  /// Returns the places of a key at which fewer keys fail than the number of these places; `keys` counts these keys.
  private static func placesFixedByKey(_ places: Set<CauseSite>, _ keys: [CauseSite: Int]) -> Set<CauseSite> {
    let sorted = places.sorted { keys[$0, default: 0] < keys[$1, default: 0] }
    let most = (0...sorted.count).last { $0 == 0 || keys[sorted[$0 - 1], default: 0] < $0 } ?? 0
    return Set(sorted.prefix(most))
  }

  /// Assigns translations to their language if the same fault is in many keys.
  private mutating func assignLanguages(_ findings: [Finding]) {
    var keys: [Key: Set<CauseSite>] = [:]
    func language(_ index: Int) -> CauseSite? {
      let fields = findings[index].fields
      guard case .key = sites[index], fields.value.slot == nil, let locale = fields.value.locale,
        fields.value.outcome == .fail
      else { return nil }
      return .language(locale: locale, message: Quotation.removed(from: fields.value.message.text))
    }
    for index in findings.indices {
      guard let site = language(index) else { continue }
      keys[Key(findings[index], at: site), default: []].insert(sites[index])
    }
    for index in findings.indices {
      guard let site = language(index) else { continue }
      if keys[Key(findings[index], at: site), default: []].count >= Self.keysOfTool { sites[index] = site }
    }
  }

  /// Assigns unreadable files to their kind of fault if several have it; the key of such a finding is the kind.
  private mutating func assignFaults(_ findings: [Finding]) {
    func fault(_ index: Int) -> CauseSite? {
      guard case .file = sites[index] else { return nil }
      return .fault(ExactText(findings[index].fields.value.key))
    }
    var files: [Key: Set<CauseSite>] = [:]
    for index in findings.indices {
      guard let site = fault(index) else { continue }
      files[Key(findings[index], at: site), default: []].insert(sites[index])
    }
    for index in findings.indices {
      guard let site = fault(index) else { continue }
      if files[Key(findings[index], at: site), default: []].count > 1 { sites[index] = site }
    }
  }

  /// Assigns objects of a storyboard or xib to their document if several have the same problem.
  private mutating func assignDocuments(_ findings: [Finding]) {
    func document(_ index: Int) -> CauseSite? {
      let location: SourceLocation
      switch sites[index] {
      case .statement(let place, _): location = place
      // The same problem of several views of a screen, such as their touch areas.
      case .view(_, _, _?): location = findings[index].location
      default: return nil
      }
      return location.isInDocument ? .document(ExactText(location.file)) : nil
    }
    var objects: [Key: Set<CauseSite>] = [:]
    for index in findings.indices {
      guard let site = document(index) else { continue }
      objects[Key(findings[index], at: site), default: []].insert(sites[index])
    }
    for index in findings.indices {
      guard let site = document(index) else { continue }
      if objects[Key(findings[index], at: site), default: []].count >= Self.objectsOfDocument { sites[index] = site }
    }
  }
}

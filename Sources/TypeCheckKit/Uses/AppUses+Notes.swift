import AuditModel
import Documents
import InterfaceBuilder
import TextRules

extension AppUses {
  /// The places in code that use the texts of a check.
  var slots: SitesByKey {
    guard !keys.isEmpty else { return SitesByKey() }
    var slots = SitesByKey(of: keys, uses: uses, mentions: mentions, isComplete: isComplete)
    slots.formattedWithoutLocale = formattedWithoutLocale
    slots.reached = runTimeKeys.reached(among: slots.uses.lazy.filter(\.value.value.isUnused).map(\.key))
    slots.reachedByData = runTimeKeys.reachedByData(among: slots.reached)
    slots.braces = braces
    return slots
  }

  /// The string literals in code that are names in braces, such as `{name}`, which code replaces in texts.
  var braces: Set<String> { assets.names.filter { $0.hasPrefix("{") && $0.hasSuffix("}") } }

  /// Adds the devices of the app, the versions of iOS that its targets require, and the pictures that they name.
  mutating func add(_ projects: ProjectFacts) {
    devices = projects.devices
    interface.add(projects)
    assets.add(projects.targets)
    guard let lowest = devices.system?.major, let latest = projects.latestSystem, latest > lowest else { return }
    var systems: [String: Int?] = [:]
    for index in uses.indices {
      let file = uses[index].location.file
      let system = systems[file] ?? projects.system(of: file)
      systems[file] = .some(system)
      if let system, system > lowest { uses[index].latestSystem = max(system, uses[index].latestSystem ?? 0) }
    }
  }

  /// Adds the uses of the texts of storyboards and xibs.
  mutating func add(_ uses: InterfaceUses, of documents: InterfaceLoader.Documents, _ texts: DocumentTexts) {
    self.documents = documents.documents.count
    otherDocuments = documents.others
    keys += texts.keys
    documentKeys = Set(texts.keys)
    documentTexts = texts.texts
    self.uses += uses.texts.map(\.use) + texts.undrawn
    mentions += texts.stale
    documentFacts = texts.tableKeys
  }

  /// The keys that code may use.
  var codeKeys: [TextKey] { keys.filter { !documentKeys.contains($0) } }

  /// Adds the texts in code that no table has, with their uses.
  mutating func add(_ code: MissingKeys) {
    // The uses of keys that code looks up are known already.
    let texts = code.texts.filter { !codeOnlyKeys.contains(TextKey(of: $0)) }
    keys += texts.map(TextKey.init(of:))
    uses += MissingKeys.uses(of: texts, in: code.keys)
  }

  /// Returns notes for a check's report on the uses of its texts in documents and code.
  func notes(on inventory: Inventory) -> [String] { documentNotes + codeNotes(on: inventory) }

  /// Notes on storyboards and xibs.
  private var documentNotes: [String] {
    var notes: [String] = []
    if documents > 0 {
      let own = uses.filter { documentKeys.contains($0.key) && $0.role != .notDrawn }
      let replaced = own.count { $0.way == .setInCode }
      let stale = mentions.count { $0.ending == .missingObject }
      let found = own.count.counted("text")
      let changed = replaced == 0 ? "" : ", \(replaced.grouped) of them replaced by code or hidden"
      let left = stale == 0 ? "" : "; \(stale.grouped) \(stale.form("key has", "keys have")) no object"
      notes.append(
        "\(documents.grouped) storyboard\(documents.form(" or xib", "s and xibs")) read: \(found)\(changed)\(left)")
    }
    notes += [documentColors.note].compactMap(\.self) + documentRemarks
    for (platform, count) in otherDocuments.sorted(by: { $0.key < $1.key }) {
      notes.append("\(count.grouped) storyboard\(count.form(" or xib", "s and xibs")) for \(platform) skipped")
    }
    return notes
  }

  /// Returns notes on Swift sources.
  private func codeNotes(on inventory: Inventory) -> [String] {
    guard UsesPipeline.isAvailable else {
      let count = inventory.entries.count { $0.ending == "swift" }
      return count == 0
        ? []
        : [
          "Swift sources were not read, because this build of typecheck cannot read them: the places that draw texts are "
            + "not known (build it with the package trait SwiftSources)"
        ]
    }
    let keys = codeKeys
    guard files > 0, !keys.isEmpty else { return [] }
    let (joined, mentioned) = (joined.subtracting(documentKeys), mentioned.subtracting(documentKeys))
    let unfollowed = mentioned.subtracting(joined).count
    return [
      "\(files.counted("Swift file")) read: code draws or speaks \(joined.count.grouped) of "
        + "\(keys.count.grouped) keys, mentions \(unfollowed.grouped) in ways that typecheck cannot follow, and does not "
        + "mention \((keys.count - mentioned.count).grouped) (typecheck uses)"
    ]
  }
}

extension DocumentRemarks {
  /// The maximum number of scenes to name (our own choice).
  private static let mostScenes = 5

  /// The remarks in words.
  var notes: [String] {
    var notes = unused.map { file, objects in
      let names = objects.map { "\(Quotation.escape($0.name)) (line \($0.location.line))" }
      return "unused in \(Quotation.escape(file)), so not checked: \(Listing(naming: names, upTo: Self.mostScenes))"
    }
    if texts > 0 {
      let (noun, verb) = texts == 1 ? ("text", "is") : ("texts", "are")
      notes.append(
        "\(texts.grouped) \(noun) of storyboards and xibs \(verb) only in some size classes, but checked as if in all of them"
      )
    }
    for scene in scenes.prefix(Self.mostScenes) {
      let elements = scene.elements.map { "<\(Quotation.escape($0.name))> (\($0.count.grouped))" }
      notes.append(
        "unknown elements in \(Quotation.escape(scene.name)), \(scene.location.file):\(scene.location.line): "
          + elements.joined(separator: ", "))
    }
    if scenes.count > Self.mostScenes {
      notes.append("\((scenes.count - Self.mostScenes).grouped) more scenes have unknown elements")
    }
    return notes
  }
}

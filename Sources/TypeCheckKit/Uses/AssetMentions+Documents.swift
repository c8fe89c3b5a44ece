import AssetFiles
import AuditModel
import Documents
import InterfaceBuilder
import LayoutFiles

extension AssetMentions {
  /// Adds the pictures and colours that storyboards and xibs name, with the sizes of the pictures.
  ///
  /// An SF Symbol may have the name of a picture in a catalog without using the picture.
  mutating func add(_ documents: [InterfaceDocument]) {
    for document in documents {
      names.formUnion(document.resources.images.lazy.filter { !$0.isSymbol }.map(\.name))
      names.formUnion(document.resources.namedColors.keys)
      let sizes = document.pictureSizes
      bounds.merge(sizes.bounds, uniquingKeysWith: +)
      unsized.formUnion(sizes.unsized)
    }
  }

  /// Adds the sets that Objective-C names in literals, and whether it loads others by computed names.
  mutating func add(
    objectiveC inventory: Inventory, _ colors: Set<String>, _ pictures: Set<String>, _ documents: [InterfaceDocument],
    keys: Set<String>
  ) -> [String: SourceLocation] {
    let drawn = Set(documents.flatMap { $0.resources.images.map(\.name) })
    let unused: Set<String> = isComplete ? colors.union(pictures).filter { !mayUse($0) } : []
    let files = Dictionary(grouping: unused) { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let calls = [
      isComplete && !pictures.isEmpty && !hasOpenPictures ? "imageNamed" : nil,
      isComplete && !colors.isEmpty && !hasOpenColors ? "colorNamed" : nil,
    ].compactMap(\.self)
    let found = FileMentions.objectiveC(
      drawn.union(unused).union(files.keys.flatMap { [$0, "\($0).png"] }).union(keys), calls: calls, in: inventory)
    unsized.formUnion(drawn.filter { found.literals[$0] != nil })
    names.formUnion(unused.filter { found.literals[$0] != nil })
    for (name, sets) in files where found.literals[name] != nil || found.literals["\(name).png"] != nil {
      names.formUnion(sets)
    }
    hasOpenPictures = hasOpenPictures || found.openCalls.contains("imageNamed")
    hasOpenColors = hasOpenColors || found.openCalls.contains("colorNamed")
    return found.literals
  }

  /// Adds the pictures and colours that the settings and Info.plist files of targets name.
  mutating func add(_ targets: [AppUses.Target]) {
    for target in targets {
      names.formUnion(target.assetNames)
      hasOpenColors = hasOpenColors || target.hasOpenColors
    }
    add(propertyLists: Set(targets.flatMap(\.infoPlists)))
  }

  /// Adds the names in property lists, such as those of the launch screen's colour and picture.
  mutating func add(propertyLists paths: Set<String>) {
    // Each file is read once, even if several links name it.
    for path in Dictionary(grouping: paths, by: FileKind.identityOrPath).values.compactMap({ $0.min() }) {
      guard let bytes = FileBytes.read(path, limit: Self.largestPropertyList) else { continue }
      names.formUnion(InfoPlistReader.texts(in: bytes))
    }
  }

  /// The maximum size of a property list in bytes (our own limit, far above any).
  private static let largestPropertyList = 4 << 20
}

extension PaletteCatalog {
  /// Removes the colour sets that nothing uses, and returns their number.
  ///
  /// A set that is never drawn has no contrast.
  mutating func removeUnused(_ mentions: AssetMentions) -> Int {
    var removed = 0
    for index in palettes.indices {
      let unused = Set(
        palettes[index].colors.filter { $0.origin == .assetCatalog && !mentions.mayUse(color: $0.name) }.map(\.name))
      guard !unused.isEmpty else { continue }
      removed += unused.count
      palettes[index].colors.removeAll { unused.contains($0.name) }
      palettes[index].pairs.removeAll {
        $0.isGuessed && (unused.contains($0.first.name) || unused.contains($0.second.name))
      }
      for state in palettes[index].states.indices {
        palettes[index].states[state].colors.removeAll { unused.contains($0.name) }
      }
      palettes[index].states.removeAll { $0.colors.count < 2 }
    }
    return removed
  }
}

extension ImageSetCatalog {
  /// Removes the image sets that nothing uses and returns their number, and adds the sizes in which code draws the
  /// others.
  mutating func join(_ mentions: AssetMentions) -> Int {
    let all = sets.count
    sets.removeAll { !mentions.mayUse(picture: $0.name) }
    for index in sets.indices {
      let name = sets[index].name
      sets[index].isNamed = mentions.mayUse(name, countsPatterns: false)
      let symbol = AssetMentions.symbol(name)
      sets[index].drawn = (mentions.drawn[name] ?? []) + (symbol == name ? [] : mentions.drawn[symbol] ?? [])
      sets[index].bounds = mentions.bounds[name] ?? []
      sets[index].hasOpenSize = mentions.mayDrawUnsized(name)
    }
    return all - sets.count
  }
}

extension AppUses {
  /// Removes the colour and image sets that nothing uses, and returns a note on their number; empty if there are none.
  ///
  /// Keys in Objective-C literals become mentions here, because the files are only read once.
  mutating func removeUnused(
    of palettes: inout PaletteCatalog, _ layouts: inout LayoutInput, in inventory: Inventory
  ) -> [String] {
    assets.add(propertyLists: Set(layouts.layouts.manifests.map(\.location.file)))
    let colors = palettes.palettes.flatMap { $0.colors.filter { $0.origin == .assetCatalog }.map(\.name) }
    addMentions(
      assets.add(
        objectiveC: inventory, Set(colors), Set(layouts.images.sets.map(\.name)), interface.documents,
        keys: Set(unused.map(\.key))))
    let counts = [(palettes.removeUnused(assets), "colour set"), (layouts.images.join(assets), "image set")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)\($0.0.form("", "s"))" }
    guard !words.isEmpty else { return [] }
    let object = counts.map(\.0).reduce(0, +) == 1 ? "it" : "them"
    return ["\(words.joined(separator: " and ")) not checked: no code, storyboard or xib names \(object)"]
  }

  /// Adds mentions of the keys that have none, at the locations of Objective-C literals.
  ///
  /// A macro or method of the app's own often localizes such a literal.
  private mutating func addMentions(_ literals: [String: SourceLocation]) {
    let found = unused.compactMap { key in
      literals[key.key].map { TextMention(key: key, location: $0, ending: .other) }
    }
    mentions += found.sorted { ($0.location, $0.key.table) < ($1.location, $1.key.table) }
  }
}

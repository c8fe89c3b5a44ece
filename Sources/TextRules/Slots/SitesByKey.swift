package import AuditModel
internal import Bytes

/// The places in an app's code that use the keys of its tables.
package struct SitesByKey: Hashable, Sendable {
  /// The uses of each key that was looked for; a key without a mention has empty uses.
  ///
  /// Keys with equal uses share them.
  package private(set) var uses: [TextKey: Shared<SitesOfKey>] = [:]
  /// The places that draw or speak texts, in the order of the sources.
  private var drawing: [TextUse] = []
  /// The indices in ``drawing`` for each place of a key, by place number.
  private var sites: [TextKey: [[Int]]] = [:]
  /// Whether all code that may use a key was read.
  package var isComplete = true
  /// The keys whose texts code formats without a locale, as in `String(format: NSLocalizedString("key", …), count)`.
  package var formattedWithoutLocale: Set<TextKey> = []
  /// The keys without a use that code may look up without writing them as literals.
  package var reached: Set<TextKey> = []
  /// Those keys of ``reached`` of which code has no part, so that only data from outside may name them.
  package var reachedByData: Set<TextKey> = []
  /// The string literals in code that are names in braces, such as `{name}`, which code replaces in texts.
  package var braces: Set<String> = []

  /// Creates an empty table, for texts whose code was not read.
  package init() {}

  /// Creates the table of an app.
  package init(of keys: [TextKey], uses: [TextUse], mentions: [TextMention], isComplete: Bool) {
    var found = Dictionary(keys.map { ($0, SitesOfKey()) }) { first, _ in first }
    for (index, use) in uses.enumerated() {
      let number = found[use.key]?.add(DrawSite(use)) ?? 0
      let known = sites[use.key]?.count ?? 0
      if number >= known { sites[use.key, default: []].append([]) }
      sites[use.key]?[number].append(index)
      // People may only see the text that code puts in its place.
      if use.way == .setInCode { found[use.key]?.isUnfollowed = true }
    }
    let undrawn: Set<TextMention.Ending> = [.unreachable, .missingObject]
    for mention in mentions where !undrawn.contains(mention.ending) || found[mention.key]?.places.isEmpty == true {
      found[mention.key]?.isUnfollowed = true
    }
    var distinct = Interner<SitesOfKey>()
    let numbers = found.mapValues { distinct.number(of: $0) }
    let shared = distinct.values.map(Shared.init)
    self.uses = numbers.mapValues { shared[$0] }
    drawing = Self.numbered(uses)
    self.isComplete = isComplete
  }

  /// Numbers the places with the same name in a file, in the order of their lines.
  private static func numbered(_ uses: [TextUse]) -> [TextUse] {
    let locations = Dictionary(grouping: uses, by: \.site).mapValues { Set($0.map(\.location)).sorted() }
    let numbers = locations.mapValues { Dictionary(zip($0, 1...), uniquingKeysWith: min) }
    return uses.map { use in
      var use = use
      use.number = numbers[use.site]?[use.location] ?? 1
      return use
    }
  }

  /// The endings of files with tables that Swift code uses by key.
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"]

  /// Returns whether Swift code can use a text by its key.
  ///
  /// The system reads the texts of `InfoPlist`, and Interface Builder documents read their own.
  package static func mayUse(_ string: LocalizedString) -> Bool {
    guard endings.contains(where: string.location.file.hasSuffix), !InterfaceBuilderPlace.isExported(string.key)
    else { return false }
    return TextKey(of: string).table != "InfoPlist"
  }

  /// Returns whether code formats a text without a locale.
  package func isFormattedWithoutLocale(_ string: LocalizedString) -> Bool {
    !formattedWithoutLocale.isEmpty && formattedWithoutLocale.contains(TextKey(of: string))
  }

  /// Returns the uses that draw a key, in the order of the sources.
  ///
  /// `places` are the numbers of the places that have a slot; nil for all places, if code does not decide the slot.
  package func uses(of key: TextKey, at places: [Int32]?) -> [TextUse] {
    guard let sites = sites[key] else { return [] }
    let numbers = places?.map(Int.init) ?? Array(sites.indices)
    return numbers.filter(sites.indices.contains).flatMap { sites[$0] }.sorted().map { drawing[$0] }
  }

  /// Returns the sites for each place of every key, by place number.
  package func sites(path: (String) -> String) -> [TextKey: [[String]]] {
    var paths: [String: String] = [:]
    for use in drawing where paths[use.location.file] == nil { paths[use.location.file] = path(use.location.file) }
    return sites.mapValues { places in
      places.map { place in
        Set(place.map { TextUse.site(drawing[$0].place, in: paths[drawing[$0].location.file] ?? "") }).sorted()
      }
    }
  }

  /// Returns the uses of a text's key; nil if the key was not looked for.
  package func uses(of string: LocalizedString) -> Shared<SitesOfKey>? {
    uses.isEmpty ? nil : uses[TextKey(of: string)]
  }
}

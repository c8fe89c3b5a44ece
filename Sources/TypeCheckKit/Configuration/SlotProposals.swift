import AuditModel
import RuleKit
import TextFiles
import TextRules

/// The slots that `typecheck init` proposes for texts whose place is not known, by patterns of their keys.
///
/// The slot of a pattern takes precedence over the app's code, so no pattern matches a key whose place is known.
struct SlotProposals {
  /// A line of the section `keys`.
  struct Line {
    /// The pattern, as in ``Glob``.
    let pattern: String
    let slot: ProposedSlot
    /// The number of keys that no earlier line matches.
    let keys: Int
    /// The number of their texts in all languages.
    let texts: Int
    /// Some of their texts in the source language.
    let examples: [String]
  }

  /// The lines in the order in which they apply.
  private(set) var lines: [Line] = []
  /// The number of texts whose place is not known.
  let texts: Int
  /// The properties of Interface Builder objects, such as `text`, of which no text has a known place.
  private(set) var properties: Set<String> = []

  /// The maximum number of lines for groups of keys (our own choice: a person reads them all).
  private static let most = 12
  /// The maximum number of lines for single keys, such as keys that are sentences and form no groups (our own choice).
  private static let mostSingle = 40
  /// The maximum number of lines for endings of keys, which name roles (our own choice).
  private static let mostEndings = 5
  /// The maximum number of texts of a line to show.
  private static let mostExamples = 3
  /// The characters between the parts of a key.
  private static let separators: Set<Character> = [".", "_", "-", "/", ":"]

  /// A key whose place is not known.
  private struct Key {
    var texts = 0
    /// The text in the source language.
    var source: String?
  }

  /// Finds patterns for the texts of an app.
  ///
  /// `property` returns the property of an Interface Builder key, such as `text`, and nil for any other key. Such keys
  /// have no parts that say anything about their place, so only their properties are proposed.
  init(_ app: App, sourceLocale: String, property: (String) -> String?) {
    let resolver = app.check.options(for: app.catalog, frameworks: app.frameworks, uses: app.uses).resolver
    var keys: [String: Key] = [:]
    var known: Set<String> = []
    var knownProperties: Set<String> = []
    for string in app.catalog.strings where !string.isEmpty {
      let places = resolver.places(of: string, code: resolver.code.uses(of: string))
      let isOpen = string.slot == SlotFields()
      if let property = property(string.key) {
        if isOpen, places.isOpenToGuesses { properties.insert(property) } else { knownProperties.insert(property) }
        known.insert(string.key)
        continue
      }
      guard isOpen, places.isUnknown else {
        known.insert(string.key)
        continue
      }
      keys[string.key, default: Key()].texts += 1
      if string.locale == sourceLocale { keys[string.key]?.source = string.text }
    }
    properties.subtract(knownProperties)
    for key in known { keys[key] = nil }
    texts = keys.values.reduce(0) { $0 + $1.texts }
    keys = keys.filter { Self.isPlain($0.key) }
    var left = keys
    let endings = Self.groups(keys, Self.ends, except: known).filter { PlaceWords.suggestedSlot(for: $0.key) != nil }
    add(endings, &left, most: Self.mostEndings) { "*" + Self.escaped($0) }
    // A beginning that most keys share, such as the name of the app, says nothing about a place.
    let beginnings = Self.groups(keys, Self.starts, except: known).filter {
      keys.count <= Self.most || 2 * $0.value.count <= keys.count
    }
    add(beginnings, &left, most: Self.most) { Self.escaped($0) + "*" }
    let single = Dictionary(uniqueKeysWithValues: left.keys.map { ($0, [$0]) })
    add(single, &left, most: lines.count + Self.mostSingle, minimum: 1, Self.escaped)
  }

  /// Removes the lines, or the property, with a pattern that matches a key.
  mutating func remove(matching key: String, property: String?) {
    if let property { properties.remove(property) }
    lines.removeAll { Glob(name: $0.pattern).matches(key) }
  }

  /// Returns the keys with each part that at least two of them, and none of `known`, begin or end with.
  private static func groups(
    _ keys: [String: Key], _ parts: (String) -> [String], except known: Set<String>
  ) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for key in keys.keys { for part in parts(key) { groups[part, default: []].append(key) } }
    for key in known { for part in parts(key) { groups[part] = nil } }
    return groups.filter { $0.value.count > 1 }
  }

  /// Adds lines for the groups with most texts until there are `most` lines in all.
  private mutating func add(
    _ groups: [String: [String]], _ left: inout [String: Key], most: Int, minimum: Int = 2,
    _ pattern: (String) -> String
  ) {
    while lines.count < most {
      var best: (part: String, keys: [String], texts: Int)?
      for (part, all) in groups {
        let keys = all.filter { left[$0] != nil }
        guard keys.count >= minimum else { continue }
        let texts = keys.reduce(0) { $0 + (left[$1]?.texts ?? 0) }
        // With equal numbers, the order is that of the alphabet, so that each run proposes the same.
        if let best, (texts, best.part) <= (best.texts, part) { continue }
        best = (part, keys, texts)
      }
      guard let chosen = best else { return }
      let sources = chosen.keys.sorted().compactMap { left[$0]?.source }
      lines.append(
        Line(
          pattern: pattern(chosen.part), slot: ProposedSlot(words: chosen.part, texts: sources),
          keys: chosen.keys.count, texts: chosen.texts, examples: Array(sources.prefix(Self.mostExamples))))
      for key in chosen.keys { left[key] = nil }
    }
  }

  /// Returns the beginnings of a key that end with a separator.
  ///
  /// Longer parts than a pattern may be cannot match a group.
  private static func starts(of key: String) -> [String] {
    let key = String(decoding: key.utf8.prefix(Glob.longestPattern / 2), as: UTF8.self)
    return key.indices.filter { separators.contains(key[$0]) }.map { String(key[...$0]) }
  }

  /// Returns the ends of a key that begin with a separator.
  private static func ends(of key: String) -> [String] {
    let key = String(decoding: key.utf8.suffix(Glob.longestPattern / 2), as: UTF8.self)
    return key.indices.filter { separators.contains(key[$0]) }.map { String(key[$0...]) }
  }

  /// Returns whether a key can be written as a pattern in one line of YAML.
  private static func isPlain(_ key: String) -> Bool {
    key.utf8.count <= Glob.longestPattern / 2
      && key.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .unassigned, .privateUse: false
        default: true
        }
      }
  }

  /// Returns a part of a key as a pattern that matches only this part.
  private static func escaped(_ part: String) -> String {
    // A pattern is matched by its bytes, so a mark after a wildcard does not make it another character.
    var pattern = String.UnicodeScalarView()
    for scalar in part.unicodeScalars {
      if scalar == "*" || scalar == "?" || scalar == "\\" { pattern.append("\\") }
      pattern.append(scalar)
    }
    return String(pattern)
  }
}

extension SlotProposals {
  /// The lines of the section `slots` for the proposed slots, each with a line break before it.
  var slots: String {
    var seen: Set<String> = []
    var defined: [String] = []
    for slot in lines.map(\.slot) {
      guard let definition = slot.definition, seen.insert(slot.name).inserted else { continue }
      defined.append("\n  \(slot.name): \(definition)")
    }
    return defined.isEmpty ? "" : "\n  # For the keys that are guessed below." + defined.joined()
  }

  /// The lines of the section `keys`, each with a line break before it.
  var patterns: String {
    guard !lines.isEmpty else { return "" }
    let covered = lines.reduce(0) { $0 + $1.texts }
    let head = """

        # Guessed from keys: the place of \(texts.counted("text")) is not known, and these patterns have \(covered.grouped).
        # Change each line to the slot of its texts, or remove it.
      """
    return head
      + lines.map { line in
        let texts = line.examples.map { Quotation($0).description }.joined(separator: ", ")
        let counts = "\(line.keys.counted("key")), \(line.texts.counted("text"))"
        return "\n  \(Self.quoted(line.pattern)): \(line.slot.name)  # \(counts)\(texts.isEmpty ? "" : ": \(texts)")"
      }.joined()
  }

  /// Returns a string in double quotation marks of YAML.
  private static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { quoted.append("\\") }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }
}

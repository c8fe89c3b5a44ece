import TypeCheckKit

extension UsesPage {
  /// The maximum number of places in an answer (our own choice: the details below list all).
  private static let mostPlaces = 3

  /// Returns the answer about a key, of which the first line is the most important: where it is drawn with its width,
  /// lines and style, or the reason why no place is known.
  func answer(_ key: String, _ uses: [TextUse], _ mentions: [TextMention]) -> [String] {
    guard !uses.isEmpty else { return [withoutUse(key, mentions)] }
    // A place on the screen matters more than one for VoiceOver.
    let places = uses.filter(\.isOnScreen) + uses.filter { !$0.isOnScreen }
    var lines = places.prefix(Self.mostPlaces).enumerated().map { index, use in
      (index == 0 ? "\(Quotation(key)) is " : "  and ") + clause(use)
    }
    let others = places.count - lines.count
    if others > 0 { lines.append("  and \(others.counted("more place", "more places"))") }
    return lines + notFollowed(mentions)
  }

  /// Returns a line about the mentions of a drawn key that may draw it elsewhere, or nothing.
  ///
  /// Because of them, the texts of the key need review although a place is known.
  private func notFollowed(_ mentions: [TextMention]) -> [String] {
    let open = mentions.filter(\.mayDraw)
    guard let first = open.first else { return [] }
    let more = open.count > 1 ? ", and \((open.count - 1).counted("more mention")) below" : ""
    return ["  and mentioned at \(Self.place(first.location)), not followed: \(first.ending.words)\(more)"]
  }

  private func clause(_ use: TextUse) -> String {
    let place = "\(use.place) at \(Self.place(use.location))"
    switch use.role {
    case .spoken: return "spoken by \(place)"
    case .notDrawn: return "passed to \(place), which does not draw it"
    default:
      let doubt = use.way == .setInCode ? "; code may replace the text or hide its view" : ""
      return "drawn by \(place): \(width(of: use)), \(lines(of: use)), \(style(of: use))\(doubt)"
    }
  }

  private func width(of use: TextUse) -> String {
    let bound = use.width.certainty == .exact ? "" : "at most "
    guard let offered = use.width.value else { return Self.without(use.width, "width", use) }
    if offered == OfferedWidth() { return "\(bound)the window's width" }
    return "\(bound)\(offered.width(in: window(of: use).width).shown) pt"
  }

  private func lines(of use: TextUse) -> String {
    switch use.lines.value {
    case nil: Self.without(use.lines, "line limit", use)
    case 0?: "any number of lines"
    case 1?: "one line"
    case let count?: "at most \(count) lines"
    }
  }

  private func style(of use: TextUse) -> String {
    if !use.fonts.isEmpty { return use.shownFonts }
    if let size = use.fixedSize { return size.value.map { "fixed size \($0.shown) pt" } ?? "unknown fixed size" }
    return use.style.value?.rawValue ?? Self.without(use.style, "style", use)
  }

  private static func without<Value>(_ value: TextUse.Value<Value>, _ name: String, _ use: TextUse) -> String {
    guard value.origin == nil else { return "unknown \(name)" }
    switch use.absence {
    case .system: return "the system's \(name)"
    case .objectiveC: return "\(name) not read (Objective-C)"
    case .notFound: return "\(name) not known"
    }
  }

  /// Returns the reason why no place is known that draws a key.
  private func withoutUse(_ key: String, _ mentions: [TextMention]) -> String {
    if let first = mentions.first {
      let others = mentions.count > 1 ? " (and at \((mentions.count - 1).counted("more place", "more places")))" : ""
      let place = Self.place(first.location) + others
      return "\(Quotation(key)) is used at \(place), but cannot be followed to a place on the screen: "
        + first.ending.words
    }
    guard report.keys.contains(where: { $0.key == key }) else {
      return "No table has \(Quotation(key)), and no code looks it up."
    }
    let searched =
      [report.files.counted("Swift file")]
      + (objectiveCFiles > 0 ? [objectiveCFiles.counted("Objective-C file")] : [])
    return "No code that draws \(Quotation(key)) was found: it is not mentioned in \(Listing(searched))."
  }
}

extension TextUse {
  /// Whether the text is drawn.
  fileprivate var isOnScreen: Bool { role != .spoken && role != .notDrawn }
}

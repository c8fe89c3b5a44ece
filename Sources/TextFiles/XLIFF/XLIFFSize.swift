import AuditModel
import Documents

/// The size limits of a unit.
struct XLIFFSize {
  /// The available width and height in points.
  private(set) var slot = SlotFields()
  /// The maximum number of characters, or nil without a limit.
  private(set) var characterLimit: Int?
  /// The unused limits, each with a message and a name, which is reported only once.
  private(set) var unused: [(name: String, message: String)] = []

  /// Reads the limits of a unit; `profile` is the size profile of its file (2.x).
  ///
  /// `bare` is the unit of sizes without one.
  init(_ unit: XLIFFUnit, profile: String?, bare: BareSizeUnit?) {
    readOld(unit, bare)
    readNew(unit, profile)
    if let text = unit.metadataLimit { limit(text, named: "character_limit") }
  }

  private mutating func ignore(_ name: String, _ message: String) { unused.append((name, message)) }

  private mutating func limit(_ text: String, named name: String) {
    guard let number = Int(text), number > 0 else {
      return ignore(name, "\(name) is \(Quotation(text)), which is not a number above 0, and is not used")
    }
    characterLimit = min(characterLimit ?? number, number)
  }

  /// Reads `maxwidth` and `maxheight` of XLIFF 1.2.
  private mutating func readOld(_ unit: XLIFFUnit, _ bare: BareSizeUnit?) {
    if unit.tag["maxbytes"] != nil {
      ignore("maxbytes", "maxbytes limits how a text is stored, not how it is drawn, and is not used")
    }
    let names = ["maxwidth", "maxheight"].filter { unit.tag[$0] != nil }
    guard !names.isEmpty else { return }
    switch (unit.context.sizeUnit, bare) {
    case ("pixel", _), ("point", _), ("pt", _), ("px", _), (nil, .point?):
      for name in names { length(unit.tag[name] ?? "", name) }
    case ("char", _), ("glyph", _), (nil, .character?):
      if let width = unit.tag["maxwidth"] { limit(width, named: "maxwidth") }
      if unit.tag["maxheight"] != nil {
        ignore("maxheight char", "maxheight in characters is not supported and not used")
      }
    case (nil, nil):
      ignore(
        "size-unit",
        "\(names.joined(separator: " and ")) without a size-unit may mean pixels or characters and is not used")
    case (let other?, _):
      ignore("size-unit \(other)", "the size-unit \(Quotation(other)) is not supported, so the size is not used")
    }
  }

  private mutating func length(_ text: String, _ name: String) {
    guard let number = Double(text), number > 0, number <= Slot.largestLength else {
      return ignore(name, "\(name) is \(Quotation(text)), which is not a length above 0, and is not used")
    }
    if name == "maxwidth" { slot.width = number } else { slot.height = number }
  }

  /// Reads the size restriction of XLIFF 2.x: a maximum, or a minimum and a maximum.
  private mutating func readNew(_ unit: XLIFFUnit, _ profile: String?) {
    if unit.tag["storageRestriction", in: XLIFFContext.sizes] != nil {
      ignore("storage", "a storageRestriction limits how a text is stored, not how it is drawn, and is not used")
    }
    guard let text = unit.context.restriction else { return }
    guard profile == "xliff:codepoints" else {
      let name =
        profile.map { "the size profile \(Quotation($0)) is not supported" } ?? "the file names no size profile"
      return ignore("profile", "\(name), so its size restrictions are not used")
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmingWhitespace }
    guard let most = parts.last, parts.count <= 2 else {
      return ignore("sizeRestriction", "the sizeRestriction \(Quotation(text)) is not understood and not used")
    }
    if most != "*" { limit(most, named: "sizeRestriction") }
  }
}

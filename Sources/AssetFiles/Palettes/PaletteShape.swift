import Documents

/// What kind of file colours stand in, from what it holds.
struct PaletteShape {
  /// The reader of the file; nil where it is none of the known kinds.
  let reader: (any PaletteReader)?

  /// Looks at a file.
  ///
  /// `colors` in an array is a colour set, `colors` in an object our own palette file, `$value` or `$type` anywhere a
  /// file of design tokens. JSON that is broken is taken for a palette file, whose reader says what is wrong.
  init(_ bytes: [UInt8]) {
    let text = LocatedJSON.inUTF8(bytes)
    let body = text.starts(with: JSONParser.byteOrderMark) ? text.dropFirst(3) : text[...]
    let first = body.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    guard first == UInt8(ascii: "{") || first == nil else {
      reader = nil
      return
    }
    guard case .object(let members)? = LocatedJSON.parse(text).value?.content else {
      reader = PaletteFileReader()
      return
    }
    switch members.last(where: { $0.key == "colors" })?.value.content {
    case .array?:
      reader = AssetCatalogReader()
      return
    case .object(let colors)? where !Self.hasTokens(colors):
      reader = PaletteFileReader()
      return
    default: break
    }
    if Self.hasTokens(members) {
      reader = DesignTokensReader()
    } else {
      let own = members.contains { PaletteFields.root.contains($0.key) && $0.key != "name" && $0.key != "$schema" }
      reader = own ? PaletteFileReader() : nil
    }
  }

  private static func hasTokens(_ members: [LocatedJSON.Member]) -> Bool {
    var waiting = members
    while let member = waiting.popLast() {
      if ["$value", "$type", "$ref", "$extends"].contains(member.key) { return true }
      if case .object(let inner) = member.value.content { waiting += inner }
    }
    return false
  }
}

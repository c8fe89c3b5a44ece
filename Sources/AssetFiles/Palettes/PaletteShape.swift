import Documents

/// Detects the kind of a file with colours from its content.
struct PaletteShape {
  /// The reader of the file; nil if its kind is unknown.
  let reader: (any PaletteReader)?

  /// Examines the content of a file.
  ///
  /// A `colors` array makes it a colour set, a `colors` object without tokens our own palette file. A key of the tokens
  /// format such as `$value` or `$type`, at any depth, makes it a file of design tokens. Invalid JSON counts as a
  /// palette file, so that its reader can report what is wrong.
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

import Documents

/// Detects the kind of a colour file from its content.
enum PaletteShape {
  /// Returns the reader for a file, or nil if its kind is unknown.
  ///
  /// A `colors` array means a colour set; a `colors` object without tokens means a palette file. A key such as `$value`
  /// or `$type` at any depth means design tokens. The palette reader reports invalid JSON.
  static func reader(of bytes: [UInt8]) -> (any PaletteReader)? {
    let text = LocatedJSON.inUTF8(bytes)
    let body = text.starts(with: JSONParser.byteOrderMark) ? text.dropFirst(3) : text[...]
    let first = body.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    guard first == UInt8(ascii: "{") || first == nil else { return nil }
    guard case .object(let members)? = LocatedJSON.parse(text).value?.content else { return PaletteFileReader() }
    switch members.last(where: { $0.key == "colors" })?.value.content {
    case .array?: return AssetCatalogReader()
    case .object(let colors)? where !hasTokens(colors): return PaletteFileReader()
    default: break
    }
    if hasTokens(members) { return DesignTokensReader() }
    let isOwn = members.contains { PaletteFields.root.contains($0.key) && $0.key != "name" && $0.key != "$schema" }
    return isOwn ? PaletteFileReader() : nil
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

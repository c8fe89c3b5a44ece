extension LocatedJSON {
  /// Returns whether a text contains only white space as JSON defines it.
  package static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) } }

  /// Parses a JSON text in UTF-8, or in UTF-16 with a byte order mark, with messages worded for colours.
  ///
  /// The standard requires UTF-8, but some editors save UTF-16. If `passesForeignNumbers` is true, parsing continues
  /// after `NaN` and `Infinity`; each is an error and becomes NaN. The value may be incomplete.
  package static func parse(
    anyEncoding bytes: [UInt8], passesForeignNumbers: Bool = false
  ) -> (value: LocatedJSON?, problems: [Problem]) {
    JSONParser.read(inUTF8(bytes), of: .colors, passesForeignNumbers: passesForeignNumbers) { parser in
      parser.readOn()
      return parser.root
    }
  }

  /// Parses a JSON text and stores the arrays of four numbers in `holder` separately.
  ///
  /// Otherwise like ``parse(anyEncoding:passesForeignNumbers:)``; parsing continues after `NaN` and `Infinity`.
  package static func parse(
    anyEncoding bytes: [UInt8], quadsIn holder: JSONQuads.Holder
  ) -> (value: LocatedJSON?, quads: JSONQuads, problems: [Problem]) {
    let (read, problems) = JSONParser.read(inUTF8(bytes), of: .colors, passesForeignNumbers: true) { parser in
      parser.quads = JSONQuads(in: holder)
      parser.readOn()
      return (value: parser.root, quads: parser.quads)
    }
    return (read.value, read.quads, problems)
  }

  /// Converts UTF-16 with a byte order mark to UTF-8; returns other texts unchanged.
  package static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units = WideText.units(bytes[2...], isBigEndian: !isLittle)
    // An odd last byte becomes a replacement character, which the parser reports.
    if !bytes.count.isMultiple(of: 2) { units.append(0xFFFD) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

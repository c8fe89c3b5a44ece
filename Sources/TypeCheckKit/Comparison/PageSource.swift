import Documents

/// The data in the source of an HTML page.
struct PageSource {
  /// The JSON of the page, at its place in the source: everything before it is blank.
  let json: [UInt8]

  private static let start = Array("<script type=\"application/json\" id=\"typecheck-data\">".utf8)
  private static let end = Array("</script>".utf8)

  /// Creates the data of a page; nil if the source is not a page with data.
  init?(_ source: [UInt8]) {
    guard FileBytes.firstVisible(source) == UInt8(ascii: "<"),
      let start = source.firstRange(of: Self.start)?.upperBound
    else { return nil }
    // The data has no `<`, so a page that was cut off ends with its source.
    let end = source[start...].firstRange(of: Self.end)?.lowerBound ?? source.endIndex
    // Line feeds stay, so that problems are reported at their line in the page.
    json = source[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + source[start..<end]
  }
}

import Documents

/// The data in the source of an HTML page.
struct PageSource {
  /// The JSON of the page, after blanks that keep its position in the source.
  let json: [UInt8]

  private static let start = Array("<script type=\"application/json\" id=\"typecheck-data\">".utf8)
  private static let end = Array("</script>".utf8)

  /// Creates the data of a page; nil if the source is not a page with data.
  init?(_ source: [UInt8]) {
    guard FileBytes.firstVisible(source) == UInt8(ascii: "<"),
      let start = source.firstRange(of: Self.start)?.upperBound
    else { return nil }
    // The data has no `<`, so the data of a truncated page extends to the end of the source.
    let end = source[start...].firstRange(of: Self.end)?.lowerBound ?? source.endIndex
    // Line feeds stay, so that problems are reported at their line in the page.
    json = source[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + source[start..<end]
  }
}

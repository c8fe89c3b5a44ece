import Documents
import Reports

/// The data in the source of an HTML page.
struct PageSource {
  /// The reason why the data of a page cannot be read.
  struct Fault: Error {
    /// The reason in words.
    let message: String
    /// The line of the data in the page.
    let line: Int
  }

  /// The JSON of the page, after blanks that keep its position in the source.
  let json: [UInt8]

  /// The maximum size of the data, in bytes (our own limit: pages of a million texts are smaller).
  static let mostBytes = 1 << 28

  /// The start of the data in pages of earlier versions, which did not compress it.
  private static let plainStart = Array("<script type=\"application/json\" id=\"typecheck-data\">".utf8)
  private static let packedStart = Array(PackedData.element.utf8)
  private static let end = Array("</script>".utf8)

  /// Creates the data of a page; nil if the source is not a page with data.
  ///
  /// - Throws: ``Fault`` if the data is damaged or too large.
  init?(_ source: [UInt8]) throws(Fault) {
    guard FileBytes.firstVisible(source) == UInt8(ascii: "<") else { return nil }
    if let start = source.firstRange(of: Self.packedStart)?.upperBound {
      let data = try Self.unpacked(Self.data(in: source, from: start), source)
      json = Self.lineFeeds(in: source[..<start]) + data
    } else if let start = source.firstRange(of: Self.plainStart)?.upperBound {
      // Line feeds stay, so that problems are reported at their line in the page.
      let blanks = source[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      json = blanks + Self.data(in: source, from: start)
    } else {
      return nil
    }
  }

  /// Returns the data from an index on.
  ///
  /// The data has no `<`, so the data of a truncated page extends to the end of the source.
  private static func data(in source: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    source[start..<(source[start...].firstRange(of: end)?.lowerBound ?? source.endIndex)]
  }

  private static func lineFeeds(in source: ArraySlice<UInt8>) -> [UInt8] { source.filter { $0 == UInt8(ascii: "\n") } }

  private static func unpacked(_ data: ArraySlice<UInt8>, _ source: [UInt8]) throws(Fault) -> [UInt8] {
    do throws(PackedData.Fault) {
      // The data is one line of the page, and its own line feeds are only blanks.
      return try PackedData.unpack(data, upTo: mostBytes).map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    } catch {
      throw Fault(message: words(error), line: lineFeeds(in: source[..<data.startIndex]).count + 1)
    }
  }

  private static func words(_ fault: PackedData.Fault) -> String {
    switch fault {
    case .notBase64: "the data of this page is not valid base64"
    case .truncated: "the data of this page is truncated"
    case .damaged: "the data of this page is damaged: it is not gzip, or its checksum is wrong"
    case .tooLarge: "the data of this page has more than \(mostBytes >> 20) MB"
    }
  }
}

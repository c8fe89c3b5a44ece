/// A converter that makes element names in pictures unique, because a page may use each `id` only once.
enum SVGNames {
  /// Returns a picture with a prefix before all names and the references to them.
  ///
  /// Text before the `svg` element, such as an XML declaration, is dropped. Attributes must be in double quotes.
  static func unique(in svg: String, prefix: String) -> String {
    let bytes = Array(svg.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var index = bytes.firstRange(of: "<svg".utf8)?.lowerBound ?? 0
    while index < bytes.count {
      guard let mark = marks.first(where: { starts($0, in: bytes, at: index) }) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result.append(contentsOf: mark)
      result.append(contentsOf: prefix.utf8)
      index += mark.count
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The texts that precede a name or a reference to a name.
  ///
  /// `href` also covers `xlink:href`.
  private static let marks: [[UInt8]] = [" id=\"", "href=\"#", "url(#", "aria-labelledby=\"", "aria-describedby=\""]
    .map { Array($0.utf8) }

  private static func starts(_ mark: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == mark[0] && bytes[index...].starts(with: mark)
  }
}

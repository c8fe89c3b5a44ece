/// A decoder for a file format: the header first, then the rows from top to bottom.
protocol RowDecoder: AnyObject {
  var header: DecodedHeader { get }

  /// Reads the next row in stored format.
  func readRow(into row: UnsafeMutableRawPointer) throws(DecodingFailure)

  /// Reads the rest of the file after the last row.
  func finish() throws(DecodingFailure)

  /// The orientation, if found so far; it may come after the pixels.
  var orientation: PictureOrientation? { get }

  /// Defects that do not prevent reading.
  var warnings: [String] { get }
}

/// The information that a file stores before its pixels.
struct DecodedHeader {
  var width: Int
  var height: Int
  var stored: StoredFormat
  /// The reason that the picture must be decoded as a whole, and how to avoid it; nil when it is read row by row.
  var needsWholePicture: (what: String, remedy: String)?
  var colors: ColorDescription = .none
}

/// The colour information in a file, as found by the decoder.
enum ColorDescription {
  case none
  case sRGB
  /// The exponent of a gAMA chunk and, if a cHRM chunk is present, x and y of white, red, green and blue.
  case gamma(Double, chromaticities: [Double]?)
  /// cICP: primaries, transfer function, matrix, full range.
  case codePoints([UInt8])
  /// An ICC profile; `inverted` means CMYK where 255 means no ink.
  case icc(name: String?, [UInt8], inverted: Bool)
}

/// An error reported by a decoding library.
struct DecodingFailure: Error {
  enum Kind {
    case damaged, truncated, system, memory, limit
  }

  var kind: Kind
  var message: String
}

extension DecodingFailure {
  /// Creates a failure from a library wrapper's status code; codes without a kind mean damage.
  init(_ status: Int32, _ kinds: [Int32: Kind], message: String) {
    self.init(kind: kinds[status] ?? .damaged, message: message)
  }
}

extension RowDecoder {
  /// Collects warnings by index, from 0 until the closure returns nil.
  func warnings(_ warning: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var warnings: [String] = []
    while let text = warning(Int32(warnings.count)) { warnings.append(String(cString: text)) }
    return warnings
  }
}

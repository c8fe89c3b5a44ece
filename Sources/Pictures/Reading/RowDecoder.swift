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

/// The information in a file before its pixels.
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
  /// The exponent, and x and y of white, red, green and blue if present.
  case gamma(Double, chromaticities: [Double]?)
  /// cICP: primaries, transfer function, matrix, full range.
  case codePoints([UInt8])
  /// An ICC profile; `inverted` means CMYK where 255 means no ink.
  case icc(name: String?, [UInt8], inverted: Bool)
}

/// The error of a decoding library.
struct DecodingFailure: Error {
  enum Kind {
    case damaged, truncated, system, memory, limit
  }

  /// The status codes of a library's wrapper; every other code means damage.
  struct Codes {
    var truncated: Int32
    var system: Int32
    var memory: Int32
    /// nil if the library has no limit of its own.
    var limit: Int32?
  }

  var kind: Kind
  var message: String

  init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// Creates a failure from a wrapper's status code.
  init(_ status: Int32, _ codes: Codes, message: String) {
    let kind: Kind =
      switch status {
      case codes.truncated: .truncated
      case codes.system: .system
      case codes.memory: .memory
      case codes.limit: .limit
      default: .damaged
      }
    self.init(kind: kind, message: message)
  }
}

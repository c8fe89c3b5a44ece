/// A file format: what is said before the pixels, then the rows from top to bottom.
protocol RowDecoder: AnyObject {
  var header: DecodedHeader { get }

  /// Reads the next row as it is stored.
  func readRow(into row: UnsafeMutableRawPointer) throws(DecodingFailure)

  /// Reads what follows the last row.
  func finish() throws(DecodingFailure)

  /// What is found so far; it may stand behind the pixels.
  var orientation: PictureOrientation? { get }

  /// What the file does wrong without being unreadable.
  var warnings: [String] { get }
}

/// What a file says before its pixels.
struct DecodedHeader {
  var width: Int
  var height: Int
  var stored: StoredFormat
  /// Why the whole picture must be in memory, and how to avoid it; nil when it is read row by row.
  var needsWholePicture: (what: String, remedy: String)?
  var colors: ColorDescription = .none
}

/// What a file says about its colours.
enum ColorDescription {
  case none
  case sRGB
  /// The exponent, and x and y of white, red, green, blue if they are given.
  case gamma(Double, chromaticities: [Double]?)
  /// cICP: primaries, transfer function, matrix, full range.
  case codePoints([UInt8])
  /// A profile; `inverted`: CMYK whose 255 is no ink.
  case icc(name: String?, [UInt8], inverted: Bool)
}

/// What a format's library says when it cannot go on.
struct DecodingFailure: Error {
  enum Kind {
    case damaged, truncated, system, memory, limit
  }

  /// The numbers a library's wrapper has for its failures; every other number is damage.
  struct Codes {
    var truncated: Int32
    var system: Int32
    var memory: Int32
    /// Nil where the library has no limit of its own.
    var limit: Int32?
  }

  var kind: Kind
  var message: String

  init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// A failure by its number.
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

import Foundation
import TextEngine

/// A test file of the Unicode Character Database, as Debian's package `unicode-data` installs it.
struct UnicodeTestFile {
  /// Why a file cannot be replayed.
  enum Failure: Error, CustomStringConvertible {
    case missing(path: String)
    case otherVersion(path: String, file: String, library: String)

    var description: String {
      switch self {
      case .missing(let path):
        "\(path) is missing; install the package unicode-data (apt-get install unicode-data)"
      case .otherVersion(let path, let file, let library):
        "\(path) is of Unicode \(file), but the linked ICU \(UnicodeProperties.libraryVersion) has the data of Unicode "
          + "\(library): replay the file of the same version and pin its residuals"
      }
    }
  }

  /// The cases: every line without comments and blank lines.
  let cases: [Substring]

  /// Reads a file and makes sure that it is of the linked ICU's Unicode version.
  ///
  /// - Parameter name: The path below `/usr/share/unicode`.
  /// - Throws: ``Failure``.
  init(_ name: String) throws {
    let path = "/usr/share/unicode/\(name)"
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure.missing(path: path) }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    // The first line is such as "# LineBreakTest-15.0.0.txt".
    let version = lines.first.map { $0.split(separator: "-").last?.split(separator: ".").prefix(2) ?? [] } ?? []
    let library = UnicodeProperties.unicodeVersion
    guard version.joined(separator: ".") == library else {
      throw Failure.otherVersion(path: path, file: version.joined(separator: "."), library: library)
    }
    cases = lines.compactMap { line in
      let content = line.prefix { $0 != "#" }
      return content.allSatisfy(\.isWhitespace) ? nil : content
    }
  }

  /// The UTF-16 code units of code points written in hexadecimal, and the offset at which each begins.
  static func units(_ codePoints: [Substring]) -> (text: [UInt16], offsets: [Int]) {
    var text: [UInt16] = []
    var offsets: [Int] = []
    for codePoint in codePoints {
      offsets.append(text.count)
      let value = UInt32(codePoint, radix: 16) ?? 0xFFFD
      if let scalar = Unicode.Scalar(value) {
        text.append(contentsOf: UTF16.encode(scalar).map(Array.init) ?? [])
      } else {
        // A surrogate: the suites have them as code points of their own.
        text.append(UInt16(truncatingIfNeeded: value))
      }
    }
    return (text, offsets)
  }
}

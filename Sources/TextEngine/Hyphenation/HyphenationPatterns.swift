internal import CHyphen
import Foundation

/// The hyphenation patterns of a language, from a file in the format of libhyphen.
///
/// The patterns do not change after they are read, so all threads can use them.
struct HyphenationPatterns: Sendable {
  /// A character encoding of pattern files that this program reads.
  private enum Encoding: String {
    case utf8 = "UTF-8"
    case latin1 = "ISO8859-1"
  }

  private let encoding: Encoding
  /// The option lines: the minimum numbers of letters before and after a hyphen.
  private var options: [UInt8] = []
  private var levels = [PatternLevel()]

  /// The longest hyphenated word, in letters; no word of a language is longer.
  static let longestWord = 1000
  /// The maximum file size in bytes; Debian's largest file is 1.1 MB.
  private static let largestFile = 16_000_000
  /// The largest number of letters that a file may require before or after a hyphen.
  private static let mostLetters = 20

  /// Reads a file.
  ///
  /// - Throws: ``TextEngineError`` when the file cannot be read, or contains no patterns in a known encoding.
  init(path: String) throws(TextEngineError) {
    let remedy = "reinstall the hyphenation patterns, or remove the file"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
      throw .unreadable(path: path, what: "the hyphenation patterns cannot be read", remedy: remedy)
    }
    guard data.count <= Self.largestFile else {
      throw .unreadable(path: path, what: "the file is too large for hyphenation patterns", remedy: remedy)
    }
    let lines = [UInt8](data).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let name = String(decoding: lines.first ?? [], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard let encoding = Encoding(rawValue: name.uppercased().replacing("ISO-8859", with: "ISO8859")) else {
      let shown = name.isEmpty || name.utf8.count > 20 ? "its first line names no encoding" : "its encoding is \(name)"
      throw .unreadable(
        path: path, what: "\(shown), and only UTF-8 and ISO8859-1 are supported", remedy: remedy)
    }
    self.encoding = encoding
    for line in lines.dropFirst() where !add(line) { break }
    guard levels.contains(where: { !$0.isEmpty }) else {
      throw .unreadable(path: path, what: "it contains no hyphenation patterns", remedy: remedy)
    }
    for index in levels.indices { levels[index].sort() }
  }

  /// Adds a line; returns false if the rest of the file must be ignored.
  private mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    if line.isEmpty || line.first == UInt8(ascii: "#") || line.first == UInt8(ascii: "%") { return true }
    if line.starts(with: "NEXTLEVEL".utf8) {
      guard levels.count == 1 else { return false }
      levels.append(PatternLevel())
      return true
    }
    for name in ["LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN"]
    where line.starts(with: name.utf8) {
      let number = Int(String(decoding: line.dropFirst(name.utf8.count), as: UTF8.self).filter(\.isWholeNumber))
      if levels.count == 1, let number, number <= Self.mostLetters { options += Array("\(name) \(number)\n".utf8) }
      return true
    }
    // Only words of letters are hyphenated, so the characters of NOHYPHEN do not matter.
    if !line.starts(with: "NOHYPHEN".utf8) { levels[levels.count - 1].add(line) }
    return true
  }

  /// Returns the number of letters before each place where a word may be hyphenated, ascending.
  ///
  /// The letter case is ignored. The result is nil if the patterns do not apply, because the word is too long or
  /// contains other characters.
  func points(in word: [Character]) -> [Int]? {
    guard word.count <= Self.longestWord, let bytes = bytes(of: word) else { return nil }
    guard word.count > 1 else { return [] }
    var file = Array("\(encoding.rawValue)\n".utf8) + options
    for (index, level) in levels.enumerated() {
      if index > 0 { file += Array("NEXTLEVEL\n".utf8) }
      level.append(to: &file, for: bytes)
    }
    guard let dictionary = Self.dictionary(&file) else { return nil }
    defer { hnj_hyphen_free(dictionary) }
    // hyphen.h requires this size.
    var marks = [CChar](repeating: 0, count: bytes.count + 5)
    var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var (positions, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
    // libhyphen reads to the end of the string.
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    let status = hnj_hyphen_hyphenate2(
      dictionary, text, Int32(bytes.count), &marks, nil, &changes, &positions, &cuts)
    defer {
      for index in bytes.indices { free(changes?[index]) }
      free(changes)
      free(positions)
      free(cuts)
    }
    guard status == 0 else { return nil }
    // Odd digits mark places for hyphens.
    return (1..<word.count).filter { marks[$0 - 1] & 1 == 1 && changes?[$0 - 1] == nil }
  }

  /// Returns the word in lowercase in the encoding of the patterns; nil if it contains anything but single letters.
  private func bytes(of word: [Character]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for character in word {
      let scalars = character.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars
      guard let letter = scalars.first, scalars.count == 1, letter.properties.isAlphabetic else { return nil }
      switch encoding {
      case .utf8: bytes += Array(String(letter).utf8)
      case .latin1:
        guard let byte = UInt8(exactly: letter.value) else { return nil }
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns libhyphen's dictionary for a pattern file in memory.
  private static func dictionary(_ file: inout [UInt8]) -> UnsafeMutablePointer<HyphenDict>? {
    file.withUnsafeMutableBytes { bytes in
      guard let stream = fmemopen(bytes.baseAddress, bytes.count, "r") else { return nil }
      defer { fclose(stream) }
      return hnj_hyphen_load_file(stream)
    }
  }
}

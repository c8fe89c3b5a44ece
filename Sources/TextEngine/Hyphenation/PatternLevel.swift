/// The hyphenation patterns of one level, sorted by their letters.
///
/// Patterns for compound words have two levels: the first splits a compound, the second splits its parts.
struct PatternLevel: Sendable {
  /// A pattern, such as `ein1stel`: its line in the file, and its letters without digits.
  private struct Pattern {
    var line: Range<Int>
    var letters: Range<Int>
  }

  /// The patterns as in the file, one after the other.
  private var lines: [UInt8] = []
  private var letters: [UInt8] = []
  private var patterns: [Pattern] = []

  /// Whether the level has no patterns.
  var isEmpty: Bool { patterns.isEmpty }

  /// The longest accepted line, in bytes.
  ///
  /// libhyphen skips lines of 99 bytes or more (`MAX_CHARS` in hyphen.h), with a warning on standard error.
  private static let longestLine = 90

  /// Adds the pattern in a line, unless libhyphen cannot read it safely.
  ///
  /// libhyphen 2.8.8 writes outside of its memory for digits before a leading full stop, and for some patterns that
  /// change letters (with a slash). German patterns have neither.
  mutating func add(_ line: some Collection<UInt8>) {
    let pattern = line.prefix { $0 > UInt8(ascii: " ") }
    guard pattern.count <= Self.longestLine, !pattern.contains(UInt8(ascii: "/")) else { return }
    let plain = pattern.filter { !Self.isDigit($0) }
    let stop = UInt8(ascii: ".")
    guard !plain.isEmpty, !plain.dropFirst().dropLast().contains(stop), plain != [stop],
      plain.first != stop || pattern.first == stop
    else { return }
    patterns.append(
      Pattern(
        line: lines.count..<(lines.count + pattern.count), letters: letters.count..<(letters.count + plain.count)))
    lines += pattern
    letters += plain
  }

  /// Sorts the patterns by their letters; equal ones keep their order, because the last one counts.
  mutating func sort() {
    letters.withUnsafeBufferPointer { letters in
      patterns.sort { one, other in
        if letters[one.letters].elementsEqual(letters[other.letters]) {
          return one.line.lowerBound < other.line.lowerBound
        }
        return letters[one.letters].lexicographicallyPrecedes(letters[other.letters])
      }
    }
  }

  /// Appends the lines that matter for a word.
  ///
  /// libhyphen needs seconds to load all German patterns, but almost no time for those of one word. The start of a
  /// longer pattern matters too: libhyphen applies only the longest pattern or start that ends at a letter. A line
  /// without digits keeps such a start. The word is in the encoding of the patterns.
  func append(to file: inout [UInt8], for word: [UInt8]) {
    var beginnings: Set<[UInt8]> = []
    var found: Set<Int> = []
    // A part of a compound starts and ends like a word, with a full stop in patterns.
    let stop = UInt8(ascii: ".")
    for start in word.indices {
      for first in [[], [stop]] {
        var text = first
        var range = narrow(patterns.indices, to: text)
        for letter in word[start...] {
          text.append(letter)
          range = narrow(range, to: text)
          if range.isEmpty { break }
          note(text, range, &found, &beginnings)
          let ending = text + [stop]
          let ends = narrow(range, to: ending)
          if !ends.isEmpty { note(ending, ends, &found, &beginnings) }
        }
      }
    }
    for text in beginnings.sorted(by: { $0.lexicographicallyPrecedes($1) }) { file += text + [UInt8(ascii: "\n")] }
    for index in found.sorted() { file += lines[patterns[index].line] + [UInt8(ascii: "\n")] }
  }

  /// Records the patterns with exactly these letters, or else the letters as the start of a pattern.
  private func note(
    _ text: [UInt8], _ range: Range<Int>, _ found: inout Set<Int>, _ beginnings: inout Set<[UInt8]>
  ) {
    let exact = range.prefix { patterns[$0].letters.count == text.count }
    if exact.isEmpty { beginnings.insert(text) } else { found.formUnion(exact) }
  }

  /// Returns the patterns of a sorted range whose letters start with a text.
  private func narrow(_ range: Range<Int>, to text: [UInt8]) -> Range<Int> {
    func firstPlace(where isBeyond: (ArraySlice<UInt8>) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(letters[patterns[middle].letters].prefix(text.count)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = firstPlace { !$0.lexicographicallyPrecedes(text) }
    let end = firstPlace { text.lexicographicallyPrecedes($0) }
    return start..<max(start, end)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

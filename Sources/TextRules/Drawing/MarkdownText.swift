/// A text without its inline Markdown, as SwiftUI's `Text` draws a `LocalizedStringKey`.
///
/// The supported syntax is emphasis, code, strikethrough, links, images (their words), automatic links and escapes
/// (CommonMark 0.31, and GitHub's strikethrough). Headings and lists are kept, as in `Text`. CommonMark's rule of
/// three is not applied: the nearest match is taken. The time is linear in the text's length.
struct MarkdownText {
  /// The text that is drawn.
  let plain: String

  init(_ text: String) {
    let hasMark = text.utf8.contains { "*_`~[\\<".utf8.contains($0) }
    guard hasMark else {
      plain = text
      return
    }
    var reader = MarkdownReader(Array(text.unicodeScalars))
    reader.read()
    plain = reader.kept
  }

  /// Escapes a text so that Markdown leaves it unchanged.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if MarkdownReader.isPunctuation(scalar), scalar.isASCII { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

/// A reader that marks the characters of a text that are not drawn, in one pass.
private struct MarkdownReader {
  /// A delimiter run that may begin emphasis.
  private struct Opener {
    var sign: Unicode.Scalar
    var start: Int
    var count: Int
  }

  private let scalars: [Unicode.Scalar]
  private var isMark: [Bool]
  private var openers: [Opener] = []
  private var openCount: [Unicode.Scalar: Int] = [:]
  /// The positions of brackets that may begin a link.
  private var brackets: [Int] = []
  /// The position of the next run of backticks of the same length, by the position of each run.
  private var codeEnds: [Int: Int] = [:]

  /// The longest link address recognized, in characters.
  ///
  /// The limit keeps the time linear for texts that consist of brackets only.
  private static let longestAddress = 2048

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    isMark = [Bool](repeating: false, count: scalars.count)
    var last: [Int: Int] = [:]
    for (start, count) in Self.runs(of: "`", in: scalars).reversed() {
      codeEnds[start] = last[count]
      last[count] = start
    }
  }

  var kept: String {
    var view = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where !isMark[index] { view.append(scalar) }
    return String(view)
  }

  private static func runs(of sign: Unicode.Scalar, in scalars: [Unicode.Scalar]) -> [(start: Int, count: Int)] {
    var runs: [(start: Int, count: Int)] = []
    for (index, scalar) in scalars.enumerated() where scalar == sign {
      if let last = runs.last, last.start + last.count == index {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((index, 1))
      }
    }
    return runs
  }

  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  private func count(from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
    return end - start
  }

  mutating func read() {
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\\":
        if let next = scalar(index + 1), next.isASCII, Self.isPunctuation(next) {
          isMark[index] = true
          index += 1
        }
        index += 1
      case "`": index = readCode(index)
      case "*", "_", "~": index = readRun(index)
      case "[":
        brackets.append(index)
        index += 1
      case "]": index = readLink(index)
      case "<": index = readAddress(index)
      default: index += 1
      }
    }
  }

  private mutating func mark(_ range: Range<Int>) { for index in range { isMark[index] = true } }

  private mutating func readCode(_ start: Int) -> Int {
    let count = count(from: start)
    guard let end = codeEnds[start] else { return start + count }
    mark(start..<start + count)
    mark(end..<end + count)
    return end + count
  }

  /// Reads a delimiter run, which closes earlier runs or opens a new one.
  private mutating func readRun(_ start: Int) -> Int {
    let sign = scalars[start]
    let count = count(from: start)
    let end = start + count
    let (before, after) = (scalar(start - 1), scalar(end))
    func isBlank(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(\.properties.isWhitespace) ?? true }
    func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(Self.isPunctuation) ?? false }
    let opens = !isBlank(after) && (!isSign(after) || isBlank(before) || isSign(before))
    let closes = !isBlank(before) && (!isSign(before) || isBlank(after) || isSign(after))
    var canOpen = opens
    var canClose = closes
    if sign == "_" {
      canOpen = opens && (!closes || isSign(before))
      canClose = closes && (!opens || isSign(after))
    }
    if sign == "~", count > 2 { return end }
    var first = start
    if canClose { first = close(sign, first, end) }
    if canOpen, first < end {
      openers.append(Opener(sign: sign, start: first, count: end - first))
      openCount[sign, default: 0] += 1
    }
    return end
  }

  /// Closes earlier runs of the same delimiter, and returns the position of the unused rest of this run.
  private mutating func close(_ sign: Unicode.Scalar, _ start: Int, _ end: Int) -> Int {
    var first = start
    while first < end, openCount[sign, default: 0] > 0, var opener = openers.popLast() {
      openCount[opener.sign, default: 0] -= 1
      // An unclosed run of another delimiter is plain text.
      guard opener.sign == sign else { continue }
      let used = min(opener.count, end - first, 2)
      if sign == "~", opener.count != end - first { continue }
      mark(opener.start + opener.count - used..<opener.start + opener.count)
      mark(first..<first + used)
      first += used
      opener.count -= used
      if opener.count > 0 {
        openers.append(opener)
        openCount[sign, default: 0] += 1
      }
    }
    return first
  }

  /// Reads `[words](address)`, `![words](address)` and Apple's `^[words](attributes)`.
  private mutating func readLink(_ index: Int) -> Int {
    guard let bracket = brackets.popLast(), scalar(index + 1) == "(", let end = addressEnd(index + 2) else {
      return index + 1
    }
    let hasSign = scalar(bracket - 1) == "!" || scalar(bracket - 1) == "^"
    mark((hasSign ? bracket - 1 : bracket)..<bracket + 1)
    mark(index..<end + 1)
    return end + 1
  }

  /// Returns the position of the parenthesis that closes an address, or nil if there is none.
  private func addressEnd(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + Self.longestAddress, scalars.count) {
      switch scalars[index] {
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      case "\n": return nil
      default: break
      }
    }
    return nil
  }

  /// Reads an automatic link such as `<https://example.org>`.
  private mutating func readAddress(_ start: Int) -> Int {
    var hasColon = false
    for index in start + 1..<max(start + 1, min(start + Self.longestAddress, scalars.count)) {
      let scalar = scalars[index]
      if scalar == ":" || scalar == "@" { hasColon = index > start + 1 }
      if scalar == ">" {
        guard hasColon else { break }
        isMark[start] = true
        isMark[index] = true
        return index + 1
      }
      if scalar == "<" || scalar.properties.isWhitespace { break }
    }
    return start + 1
  }
}

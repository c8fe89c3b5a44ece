/// A reader that marks the characters of a text that are not drawn, in one pass.
struct MarkdownReader {
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
  /// The delimiter runs of emphasis and strikethrough.
  private var runs: [Range<Int>] = []
  /// The marks of the text so far.
  private(set) var marks = MarkdownMarks()
  private let symbolsArePunctuation: Bool
  /// The position of the next equally long run of backticks, by the position of each run.
  private var codeEnds: [Int: Int] = [:]

  /// The longest link address recognized, in characters.
  ///
  /// The limit keeps the time linear for texts that consist of brackets only.
  private static let longestAddress = 2048

  init(_ scalars: [Unicode.Scalar], symbolsArePunctuation: Bool) {
    (self.scalars, self.symbolsArePunctuation) = (scalars, symbolsArePunctuation)
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

  /// Returns whether a character of any script is punctuation or a symbol.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool { isPunctuation(scalar, orSymbol: true) }

  private static func isPunctuation(_ scalar: Unicode.Scalar, orSymbol: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: orSymbol || scalar.isASCII
    default: false
    }
  }

  private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    Self.isPunctuation(scalar, orSymbol: symbolsArePunctuation)
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
    for run in runs {
      let rest = run.count { !isMark[$0] }
      if rest > 0 { marks.drawn[kind(of: run.lowerBound, count: rest), default: 0] += 1 }
      if rest == 2, run.count == 2, scalars[run.lowerBound] == "*" { marks.drawnDoubleStars += 1 }
    }
  }

  private func kind(of place: Int, count: Int) -> MarkdownMarks.Kind {
    scalars[place] == "~" ? .strikethrough : count > 1 ? .strong : .emphasis
  }

  private mutating func mark(_ range: Range<Int>) { for index in range { isMark[index] = true } }

  private mutating func readCode(_ start: Int) -> Int {
    let count = count(from: start)
    guard let end = codeEnds[start] else {
      marks.drawn[.code, default: 0] += 1
      return start + count
    }
    marks.read[.code, default: 0] += 1
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
    func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(isPunctuation) ?? false }
    let opens = !isBlank(after) && (!isSign(after) || isBlank(before) || isSign(before))
    let closes = !isBlank(before) && (!isSign(before) || isBlank(after) || isSign(after))
    var canOpen = opens
    var canClose = closes
    if sign == "_" {
      canOpen = opens && (!closes || isSign(before))
      canClose = closes && (!opens || isSign(after))
    }
    if sign == "~", count > 2 { return end }
    // An underscore inside an identifier is not a mark.
    if sign != "_" || !isInsideWord(before, after) { runs.append(start..<end) }
    var first = start
    if canClose { first = close(sign, first, end) }
    if canOpen, first < end {
      openers.append(Opener(sign: sign, start: first, count: end - first))
      openCount[sign, default: 0] += 1
    }
    return end
  }

  private func isInsideWord(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return false }
    return before.properties.isAlphabetic && after.properties.isAlphabetic
  }

  /// Closes earlier runs of the same delimiter, and returns where the unused rest of this run starts.
  private mutating func close(_ sign: Unicode.Scalar, _ start: Int, _ end: Int) -> Int {
    var first = start
    while first < end, openCount[sign, default: 0] > 0, var opener = openers.popLast() {
      openCount[opener.sign, default: 0] -= 1
      // An unclosed run of another delimiter is plain text.
      guard opener.sign == sign else { continue }
      let used = min(opener.count, end - first, 2)
      if sign == "~", opener.count != end - first { continue }
      marks.read[kind(of: first, count: used), default: 0] += 1
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
    guard let bracket = brackets.popLast() else { return index + 1 }
    let isAttribute = scalar(bracket - 1) == "^"
    guard scalar(index + 1) == "(", let end = addressEnd(index + 2, isAttribute: isAttribute) else {
      if mayBeAddress(after: index) { marks.drawn[.link, default: 0] += 1 }
      return index + 1
    }
    marks.read[.link, default: 0] += 1
    if isAttribute { marks.isInflected = marks.isInflected || Self.inflects(scalars[index + 2..<end]) }
    let hasSign = isAttribute || scalar(bracket - 1) == "!"
    mark((hasSign ? bracket - 1 : bracket)..<bracket + 1)
    mark(index..<end + 1)
    return end + 1
  }

  /// Returns whether attributes, such as `inflect: true`, ask for automatic grammar agreement.
  private static func inflects(_ attributes: ArraySlice<Unicode.Scalar>) -> Bool {
    var text = String.UnicodeScalarView()
    for scalar in attributes where !scalar.properties.isWhitespace { text.append(scalar) }
    return String(text).contains("inflect:true")
  }

  /// Returns whether an ASCII or full-width parenthesis follows a link's words, perhaps after white space.
  private func mayBeAddress(after index: Int) -> Bool {
    var index = index + 1
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    return scalar(index) == "(" || scalar(index) == "\u{FF08}"
  }

  /// Returns the position of the parenthesis that closes an address, or nil if there is none.
  ///
  /// The address of a link has no space inside, unlike Apple's attributes. A title in quotation marks may follow it.
  private func addressEnd(_ start: Int, isAttribute: Bool) -> Int? {
    var depth = 0
    var isTitle = false
    var hasSpace = false
    var isBegun = false
    for index in start..<min(start + Self.longestAddress, scalars.count) {
      switch scalars[index] {
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      case "\n": return nil
      case " ", "\t": hasSpace = isBegun
      case "<" where !isBegun, "\"" where hasSpace, "'" where hasSpace: isTitle = true
      case _ where hasSpace && !isTitle && !isAttribute: return nil
      default: isBegun = true
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

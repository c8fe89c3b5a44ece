/// Scans Swift source for constructs that nest too deeply or that the parser reads too many times.
///
/// It finds words, signs, strings and comments as the parser's lexer does, code in interpolations included. Where both
/// could differ, such as in a broken file, it counts code rather than text.
struct SourceScanner {
  /// A bracket, an interpolation or an `#if` that is open.
  struct Level {
    /// The byte that opened it; `#` for `#if`.
    var opener: UInt8
    /// The string that goes on after an interpolation.
    var string: SourceString?
    /// The number of words and signs since the last statement or item of a list began.
    var run = 0
    /// The part of the run that nests: operands between them are next to each other in the tree, and these are not.
    var nested = 0
    /// The number of open angle brackets.
    var angles = 0
    /// Whether a key path began in the run.
    var hasKeyPath = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var position = 0
  var levels = [Level(opener: 0)]
  /// The number of open square brackets.
  private var squares = 0
  /// The number of open interpolations.
  var interpolations = 0
  /// The number of open levels with a key path.
  private var keyPaths = 0
  /// The sum of the runs of all levels.
  private var unfinished = 0
  /// The estimate of the parser's steps, of which each took at most 15 ns in trials.
  ///
  /// Looking ahead, the parser reads a word or sign again from each word before it in its statement, from each pair of
  /// open levels, and twice as often for each open square bracket. Interpolations and key paths take several times as long.
  var steps = 0
  /// Whether the last word or sign can end an operand.
  var isAfterOperand = false
  var isAtLineStart = true
  /// The last sign, if it was a bracket and no word came after it.
  private var lastBracket: UInt8 = 0
  /// The offset up to which no `/` can end a regular expression.
  var lineWithoutSlash = 0
  var conflictMarks = 0
  /// The number of words and signs so far.
  private var words = 0

  /// Whether the file is Objective-C, where comments do not contain comments and apostrophes enclose characters.
  let isObjectiveC: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, isObjectiveC: Bool) {
    (self.bytes, self.isObjectiveC) = (bytes, isObjectiveC)
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Scans the whole file; returns the first excess as a clause.
  mutating func scan() -> String? {
    while position < bytes.count {
      if let reason = next() ?? excess { return reason }
    }
    return nil
  }

  private var excess: String? {
    if levels.count > SourceLimits.depth { return "nests more than \(SourceLimits.depth) brackets" }
    if squares > SourceLimits.squares { return "nests more than \(SourceLimits.squares) square brackets" }
    if interpolations > SourceLimits.interpolations {
      return "nests more than \(SourceLimits.interpolations) interpolations"
    }
    if top.angles > SourceLimits.angles { return "nests more than \(SourceLimits.angles) angle brackets" }
    if unfinished > SourceLimits.unfinished {
      return "goes on with a statement for more than \(SourceLimits.unfinished) words and signs"
    }
    if words > SourceLimits.words { return "comes after more than \(SourceLimits.words) words and signs" }
    return steps > SourceLimits.steps ? "nests and repeats too much to be parsed in a second" : nil
  }

  private mutating func next() -> String? {
    switch byte() {
    case 0x20, 0x09: position += 1
    case 0x0A, 0x0D: newLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): return comment()
    case UInt8(ascii: "\""): string(SourceString(at: position, in: bytes))
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte())
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte())
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      if byte() == UInt8(ascii: ";") { top.angles = 0 }
      count(1)
      endRun()
      isAfterOperand = false
    case UInt8(ascii: "`"): quoted()
    case UInt8(ascii: "'") where isObjectiveC && !isInNumber: character()
    case UInt8(ascii: "@"):
      // An attribute begins a declaration.
      if isAtLineStart { endStatement() }
      count(1)
      isAfterOperand = false
    case UInt8(ascii: ".") where byte(1) != UInt8(ascii: "."):
      count(1)
      isAfterOperand = false
    default:
      if Self.isWord(byte()) {
        word()
      } else if Self.isOperator(byte()) {
        return sign()
      } else {
        if byte() == UInt8(ascii: "\\"), !top.hasKeyPath {
          top.hasKeyPath = true
          keyPaths += 1
        }
        count(1)
        isAfterOperand = false
      }
    }
    return nil
  }

  // MARK: Words and signs

  /// Counts one word or sign and its place among the open levels.
  mutating func count(_ length: Int, weight: Int = 1, nests: Bool = false) {
    position += length
    words += 1
    if nests { top.nested += weight }
    isAtLineStart = false
    lastBracket = 0
    top.run += weight
    unfinished += weight
    let nesting = levels.count * levels.count * (1 + min(3, interpolations + keyPaths))
    steps += (nesting + top.run + top.angles * top.angles) << min(squares, SourceLimits.squares)
  }

  mutating func endRun() {
    top.nested = 0
    endOperand()
  }

  /// Ends an operand, after which only what nests goes on.
  private mutating func endOperand() {
    unfinished -= top.run - top.nested
    if top.hasKeyPath { keyPaths -= 1 }
    (top.run, top.hasKeyPath) = (top.nested, false)
  }

  /// Begins a statement, if the last word or sign ended one.
  mutating func endStatement() {
    guard isAfterOperand else { return }
    endRun()
    top.angles = 0
  }

  private mutating func word() {
    let start = position
    var end = position
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let first = text[0]
    // All these words begin with a small letter, and none is longer than nine.
    let mayBeKeyword = text.count <= 9 && (0x61...0x7A).contains(first)
    let continues = mayBeKeyword && Self.continuing.contains { text.elementsEqual($0) }
    if isAtLineStart || lastBracket == UInt8(ascii: "}"), !continues { endStatement() }
    let isElse = continues && text.elementsEqual("else".utf8)
    count(end - start, weight: isElse ? SourceLimits.alternative : 1, nests: isElse)
    isAfterOperand = !(mayBeKeyword && Self.leading.contains { text.elementsEqual($0) })
  }

  private mutating func quoted() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      // The lexer searches the line for the other one again at each.
      steps += end - position
      return count(1)
    }
    if isAtLineStart { endStatement() }
    count(end + 1 - position)
    isAfterOperand = true
  }

  /// Scans an operator.
  private mutating func sign() -> String? {
    let start = position
    if byte() == UInt8(ascii: "/"), !isAfterOperand, regularExpression() { return nil }
    if isAtLineStart, let reason = conflictMark() { return reason }
    var end = start
    while end < bytes.count, Self.isOperator(bytes[end]) {
      // A comment ends an operator.
      if bytes[end] == UInt8(ascii: "/"), end > start, end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
    }
    let text = bytes[start..<end]
    let only = text.count == 1 ? text[start] : 0
    var opened = 0
    let isArrow = text.elementsEqual("->".utf8)
    for sign in text {
      if sign == UInt8(ascii: "<") { opened += 1 }
      if sign == UInt8(ascii: ">"), !isArrow { opened -= 1 }
    }
    top.angles = max(0, top.angles + opened)
    let isSpaced = start > 0 && bytes[start - 1] <= 0x20
    let isPostfix = isAfterOperand && !isSpaced && (end >= bytes.count || bytes[end] <= 0x20)
    let isMember = isAfterOperand && !isSpaced && Self.endsInMember(text)
    let nests = only == UInt8(ascii: "?") || Self.assigns(text)
    // The operands of a binary operator are next to each other in the tree, however many they are.
    if isAfterOperand, !isPostfix, !isArrow, !isMember, !nests, !Self.nests(only) {
      endOperand()
      top.angles = 0
    }
    count(end - start, weight: text.count, nests: nests && !isPostfix)
    if !isPostfix { isAfterOperand = only == UInt8(ascii: ">") && isAfterOperand }
    return nil
  }

  // MARK: Brackets

  mutating func open(_ sign: UInt8, string: SourceString? = nil) {
    // A brace continues a statement; members may follow after `#if`.
    if isAtLineStart, sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") { endStatement() }
    // The parts of a string are next to each other in the tree.
    count(1, weight: string == nil ? 1 : 0)
    if string != nil { interpolations += 1 }
    levels.append(Level(opener: sign, string: string))
    if sign == UInt8(ascii: "[") { squares += 1 }
    isAfterOperand = false
  }

  mutating func pop() {
    let level = levels.removeLast()
    unfinished -= level.run
    if level.hasKeyPath { keyPaths -= 1 }
    if level.opener == UInt8(ascii: "[") { squares -= 1 }
    if level.string != nil { interpolations -= 1 }
  }

  private mutating func close(_ sign: UInt8) {
    count(1, weight: 0)
    isAfterOperand = true
    lastBracket = sign
    let opener: UInt8 =
      sign == UInt8(ascii: ")") ? UInt8(ascii: "(") : sign == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "{")
    if top.opener == opener {
      let string = top.string
      pop()
      if let string { self.string(string.resumed(at: position), weight: 0) }
    } else if opener == UInt8(ascii: "{") {
      // A brace ends all that was opened after its partner, but for interpolations.
      guard let partner = levels.lastIndex(where: { $0.opener == opener }),
        levels[partner...].allSatisfy({ $0.string == nil })
      else { return }
      while levels.count > partner { pop() }
    }
  }
}

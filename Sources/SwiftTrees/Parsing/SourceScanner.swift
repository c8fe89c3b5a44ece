#if SwiftSources
  @_spi(ExperimentalLanguageFeatures) @_spi(Testing) internal import SwiftParser
  @_spi(RawSyntax) internal import SwiftSyntax

  /// Scans Swift source for constructs that nest too deeply or that the parser reads too many times.
  ///
  /// The parser's own lexer separates code from text, so no code can hide from this scan. The parser departs from its
  /// lexer in two places: it may end an interpolation earlier, and it splits operators. Files in which that could
  /// matter are rejected.
  struct SourceScanner {
    /// An open bracket, interpolation or `#if`.
    struct Level {
      /// The opening byte; `#` for `#if`.
      var opener: UInt8
      /// Whether the string continues after it.
      var isInterpolation = false
      /// The number of tokens since the last statement or list item began.
      var run = 0
      /// The nested part of the run; other operands are siblings in the tree.
      var nested = 0
      /// The number of open angle brackets.
      var angles = 0
      /// Whether the run contains a key path.
      var hasKeyPath = false
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// The byte range of the current token.
    var token = 0..<0
    var levels = [Level(opener: 0)]
    var strings = StringState()
    /// The number of open square brackets.
    private var squares = 0
    /// The number of open levels with a key path.
    private var keyPaths = 0
    /// The sum of the runs of all levels.
    private var unfinished = 0
    /// The estimated number of parser steps; in trials, each took at most 15 ns.
    ///
    /// While looking ahead, the parser reads a token again from each token before it in its statement and from each
    /// pair of open levels, and twice as often for each open square bracket. Interpolations and key paths take several
    /// times as long.
    private var steps = 0
    /// Whether the last token can end an operand.
    var isAfterOperand = false
    var isAtLineStart = false
    /// The last token, if it was a closing bracket; otherwise 0.
    private var lastBracket: UInt8 = 0
    /// The text of the last token, if it was an operator that the parser may split.
    private var divided: UnsafeBufferPointer<UInt8>?
    var conflictMarks = 0
    /// Whether a line is a merge conflict marker that the lexer reads as an operator.
    var isConflict = false
    /// The number of number signs in a row.
    var pounds = 0
    /// The number of tokens so far.
    private var words = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var top: Level {
      get { levels[levels.count - 1] }
      set { levels[levels.count - 1] = newValue }
    }

    /// The text of the current token.
    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[token]) }

    /// Scans the whole file; returns the first reason to reject it.
    mutating func scan() -> SourceRefusal? {
      // The lexer requires at least one byte.
      guard !bytes.isEmpty else { return nil }
      var tracker = LookaheadTracker()
      return withUnsafeMutablePointer(to: &tracker) { tracker in
        var lexemes = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
        var start = 0
        while let lexeme = lexemes.next() {
          let range = lexeme.textRange
          token = start + range.lowerBound..<start + range.upperBound
          if let fault = lexeme.diagnostic, let refusal = Self.refusal(of: fault, from: start) { return refusal }
          let isEnd = lexeme.rawTokenKind == .endOfFile
          if let reason = isEnd ? (strings.interpolations > 0 ? reasonAtEnd : nil) : add(lexeme) ?? excess {
            return SourceRefusal(offset: token.lowerBound, reason: reason)
          }
          if isConflict { return .conflict(at: token.lowerBound) }
          if isEnd { return nil }
          start += lexeme.byteLength
        }
        return nil
      }
    }

    private var excess: String? {
      if levels.count > SourceLimits.depth { return "nests more than \(SourceLimits.depth) brackets" }
      if squares > SourceLimits.squares { return "nests more than \(SourceLimits.squares) square brackets" }
      if strings.interpolations > SourceLimits.interpolations {
        return "nests more than \(SourceLimits.interpolations) interpolations"
      }
      if top.angles > SourceLimits.angles { return "nests more than \(SourceLimits.angles) angle brackets" }
      if unfinished > SourceLimits.unfinished {
        return "continues a statement of more than \(SourceLimits.unfinished) tokens"
      }
      if words > SourceLimits.words { return "comes after more than \(SourceLimits.words) tokens" }
      return steps > SourceLimits.steps ? "is nested and repeated too much to be parsed" : nil
    }

    private mutating func add(_ lexeme: Lexer.Lexeme) -> String? {
      let kind = lexeme.rawTokenKind
      isAtLineStart = lexeme.flags.contains(.isAtStartOfLine)
      if lexeme.textRange.lowerBound > 0 { strings.isInText = false }
      if kind != .pound { pounds = 0 }
      if kind != .rawStringPoundDelimiter, !isQuote(kind) { strings.pounds = 0 }
      defer { divided = isOperator(kind) && text.count > 1 ? text : nil }
      if kind == .regexSlash || text.first == UInt8(ascii: "/"), let divided, Self.divides(divided) {
        return "has a slash after an operator that the parser may split"
      }
      switch kind {
      case .leftParen where strings.beginsInterpolation: beginInterpolation()
      case .leftParen, .leftSquare, .leftBrace:
        if kind == .leftParen { strings.openParenthesis() }
        open(text[0])
      case .rightParen where strings.leavesInterpolation(): return endInterpolation()
      case .rightParen, .rightSquare, .rightBrace: close(text[0])
      case _ where isQuote(kind): quote()
      case .stringSegment: return segment()
      case .rawStringPoundDelimiter: return rawStringPounds()
      case .backslash: backslash()
      case .comma, .semicolon:
        if kind == .semicolon { top.angles = 0 }
        count()
        endRun()
        isAfterOperand = false
      case .pound, .poundIf, .poundEndif, .poundElse, .poundElseif, .poundAvailable, .poundUnavailable,
        .poundSourceLocation:
        return directive(kind)
      case .atSign:
        // An attribute starts a declaration.
        if isAtLineStart { endStatement() }
        count()
        isAfterOperand = false
      case .identifier, .keyword, .integerLiteral, .floatLiteral, .dollarIdentifier, .wildcard: word()
      case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter:
        if isAtLineStart { endStatement() }
        count()
        isAfterOperand = true
      case _ where isOperator(kind): return sign(kind)
      default:
        count()
        isAfterOperand = false
      }
      return nil
    }

    // MARK: Tokens

    /// Counts one token and its position in the open levels.
    mutating func count(weight: Int = 1, nests: Bool = false) {
      words += 1
      if nests { top.nested += weight }
      lastBracket = 0
      top.run += weight
      unfinished += weight
      let nesting = levels.count * levels.count * (1 + min(3, strings.interpolations + keyPaths))
      steps += (nesting + top.run + top.angles * top.angles) << min(squares, SourceLimits.squares)
    }

    mutating func beginKeyPath() {
      guard !top.hasKeyPath else { return }
      top.hasKeyPath = true
      keyPaths += 1
    }

    private mutating func endRun() {
      top.nested = 0
      endOperand()
    }

    /// Ends an operand, after which only the nested part continues.
    private mutating func endOperand() {
      unfinished -= top.run - top.nested
      if top.hasKeyPath { keyPaths -= 1 }
      (top.run, top.hasKeyPath) = (top.nested, false)
    }

    /// Starts a statement, if the last token ended one.
    mutating func endStatement() {
      guard isAfterOperand else { return }
      endRun()
      top.angles = 0
    }

    private mutating func word() {
      let text = text
      // All these words start with a lowercase letter, and have at most nine letters.
      let mayBeKeyword = text.count <= 9 && (0x61...0x7A).contains(text[0])
      let continues = mayBeKeyword && Self.continuing.contains { text.elementsEqual($0) }
      if isAtLineStart || lastBracket == UInt8(ascii: "}"), !continues { endStatement() }
      let isElse = continues && text.elementsEqual("else".utf8)
      count(weight: isElse ? SourceLimits.alternative : 1, nests: isElse)
      isAfterOperand = !(mayBeKeyword && Self.leading.contains { text.elementsEqual($0) })
    }

    /// Scans an operator.
    private mutating func sign(_ kind: RawTokenKind) -> String? {
      let text = text
      if isAtLineStart, let reason = conflictMark() { return reason }
      let only = text.count == 1 ? text[0] : 0
      let isArrow = kind == .arrow
      if !isArrow { top.angles = max(0, top.angles + Self.openedAngles(text)) }
      let isPostfix =
        isAfterOperand && (kind == .postfixOperator || kind == .postfixQuestionMark || kind == .exclamationMark)
      let nests = only == UInt8(ascii: "?") || Self.assigns(text)
      // The operands of a binary operator are siblings in the tree, in any number.
      if isAfterOperand, !isPostfix, !isArrow, !nests, !Self.nests(only) {
        endOperand()
        top.angles = 0
      }
      count(weight: text.count, nests: nests && !isPostfix)
      if !isPostfix { isAfterOperand = only == UInt8(ascii: ">") && isAfterOperand }
      return nil
    }

    // MARK: Brackets

    mutating func open(_ sign: UInt8, isInterpolation: Bool = false) {
      // A brace continues a statement; members may follow after `#if`.
      if isAtLineStart, sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") { endStatement() }
      // The parts of a string are siblings in the tree.
      count(weight: isInterpolation ? 0 : 1)
      levels.append(Level(opener: sign, isInterpolation: isInterpolation))
      if sign == UInt8(ascii: "[") { squares += 1 }
      isAfterOperand = false
    }

    mutating func pop() {
      let level = levels.removeLast()
      unfinished -= level.run
      if level.hasKeyPath { keyPaths -= 1 }
      if level.opener == UInt8(ascii: "[") { squares -= 1 }
    }

    /// Closes the levels down to a brace or `#if`, unless it is outside of the innermost interpolation.
    mutating func pop(to opener: UInt8) {
      guard let partner = levels.lastIndex(where: { $0.opener == opener }),
        levels[partner...].allSatisfy({ !$0.isInterpolation })
      else { return }
      while levels.count > partner { pop() }
    }

    mutating func close(_ sign: UInt8) {
      count(weight: 0)
      isAfterOperand = true
      lastBracket = sign
      let opener: UInt8 =
        sign == UInt8(ascii: ")")
        ? UInt8(ascii: "(") : sign == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "{")
      if top.opener == opener, !top.isInterpolation {
        pop()
      } else if opener == UInt8(ascii: "{") {
        // A brace closes everything that was opened after its partner.
        pop(to: opener)
      }
    }
  }
#endif

#if SwiftSources
  @_spi(ExperimentalLanguageFeatures) @_spi(Testing) internal import SwiftParser
  @_spi(RawSyntax) internal import SwiftSyntax

  extension SourceScanner {
    // MARK: Strings

    mutating func quote() {
      if strings.isInText {
        strings.isInText = false
        isAfterOperand = true
        return count(weight: 0)
      }
      strings.begin(text)
      if isAtLineStart { endStatement() }
      count()
    }

    mutating func segment() -> String? {
      count(weight: 0)
      isAfterOperand = true
      if strings.isInText { return nil }
      // The end of the line ended the interpolation and its single-line string.
      strings.isInText = true
      return leaveInterpolation() ? reasonAtEnd : nil
    }

    /// The reason to reject a file with an interpolation that does not end before this place.
    var reasonAtEnd: String? {
      StringState.mayEndElsewhere(bytes[strings.start..<token.upperBound])
        ? "is in an interpolation that does not end" : nil
    }

    mutating func rawStringPounds() -> String? {
      // The quotation mark after the number signs is not at the start of the line.
      if isAtLineStart, !strings.isInText { endStatement() }
      strings.pounds = text.count
      return text.count > SourceLimits.pounds ? Self.tooManyPounds : nil
    }

    mutating func backslash() {
      if strings.isInText {
        strings.beginsInterpolation = true
        if strings.interpolations == 0 { strings.start = token.lowerBound }
        return
      }
      beginKeyPath()
      count()
      isAfterOperand = false
    }

    mutating func beginInterpolation() {
      open(UInt8(ascii: "("), isInterpolation: true)
      strings.beginInterpolation()
    }

    /// Ends an interpolation at its parenthesis.
    mutating func endInterpolation() -> String? {
      count(weight: 0)
      strings.isInText = true
      let interpolation = bytes[strings.start..<token.upperBound]
      guard leaveInterpolation(), StringState.mayEndElsewhere(interpolation) else { return nil }
      guard interpolation.count <= SourceLimits.interpolation else {
        return "ends an interpolation of more than \(SourceLimits.interpolation >> 10) KB with strings or lines in it"
      }
      return strings.reads(interpolation) ? nil : "ends an interpolation that is not valid Swift"
    }

    /// Leaves the innermost interpolation; returns whether it was the outermost.
    private mutating func leaveInterpolation() -> Bool {
      // Open brackets in the interpolation may continue, as for the parser.
      if let index = levels.lastIndex(where: \.isInterpolation) {
        levels[index].isInterpolation = false
        if index == levels.count - 1 { pop() }
      }
      return strings.leaveInterpolation()
    }

    // MARK: Tokens

    /// Words that continue the previous line.
    static let continuing = ["else", "catch", "while", "where", "as", "is", "in", "async", "throws"].map {
      Array($0.utf8)
    }
    /// Words before an expression, a pattern or a type.
    static let leading = [
      "try", "await", "return", "throw", "case", "let", "var", "in", "as", "is", "some", "any", "each", "repeat",
      "consume", "copy", "borrowing", "consuming", "inout", "if", "guard", "while", "for", "switch", "else", "where",
      "do", "defer", "unsafe", "yield", "discard", "then", "async", "throws",
    ].map { Array($0.utf8) }

    func isQuote(_ kind: RawTokenKind) -> Bool {
      kind == .stringQuote || kind == .multilineStringQuote || kind == .singleQuote
    }

    func isOperator(_ kind: RawTokenKind) -> Bool {
      switch kind {
      case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .ellipsis, .prefixAmpersand,
        .infixQuestionMark, .postfixQuestionMark, .exclamationMark, .leftAngle, .rightAngle:
        true
      default: false
      }
    }

    /// Returns the number of angle brackets that an operator opens.
    static func openedAngles(_ sign: UnsafeBufferPointer<UInt8>) -> Int {
      sign.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
    }

    /// Returns whether an operator may nest: `? :`, assignments, optionals, and the signs in types.
    static func nests(_ sign: UInt8) -> Bool {
      switch sign {
      case UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
        UInt8(ascii: "&"):
        true
      default: false
      }
    }

    /// Returns whether an operator is an assignment, not a comparison.
    static func assigns(_ sign: UnsafeBufferPointer<UInt8>) -> Bool {
      let equals = UInt8(ascii: "=")
      guard sign.last == equals else { return false }
      return sign.count == 1
        || ![equals, UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~")].contains(sign[0])
    }

    /// Returns whether the parser may split off the first sign of an operator, as in `let a: Set<Int>= /b/`.
    ///
    /// The lexer then reads the rest as another operator, and a slash may follow that begins a regular expression.
    static func divides(_ sign: UnsafeBufferPointer<UInt8>) -> Bool {
      [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ".")].contains(sign[0])
    }
  }
#endif

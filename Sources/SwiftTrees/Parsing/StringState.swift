#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax

  /// The lexer's position in string literals.
  struct StringState {
    /// Whether the lexer reads string text next.
    var isInText = false
    /// Whether the last token was a backslash in a string.
    var beginsInterpolation = false
    /// The number of number signs before the last quotation mark or interpolation.
    var pounds = 0
    /// The number of open parentheses in each open interpolation.
    private var parentheses: [Int] = []
    /// The quotation mark of the outermost string, with its number signs.
    private var delimiter: [UInt8] = []
    /// The offset of the outermost interpolation.
    var start = 0

    var interpolations: Int { parentheses.count }

    /// Starts a string at its quotation mark.
    mutating func begin(_ quote: UnsafeBufferPointer<UInt8>) {
      isInText = true
      if interpolations == 0 { delimiter = Array(repeating: UInt8(ascii: "#"), count: pounds) + quote }
    }

    mutating func beginInterpolation() {
      beginsInterpolation = false
      isInText = false
      parentheses.append(0)
    }

    mutating func openParenthesis() {
      if let open = parentheses.popLast() { parentheses.append(open + 1) }
    }

    /// Records a closing parenthesis; returns whether it ends an interpolation.
    mutating func leavesInterpolation() -> Bool {
      guard let open = parentheses.last else { return false }
      if open > 0 { parentheses[parentheses.count - 1] -= 1 }
      return open == 0
    }

    /// Leaves the innermost interpolation; returns whether it was the outermost.
    mutating func leaveInterpolation() -> Bool { parentheses.popLast() != nil && parentheses.isEmpty }

    /// Returns whether the parser may end an interpolation earlier than the lexer, with an effect on the code after it.
    ///
    /// Source: swift-syntax, StringLiterals.swift, `parseStringLiteral`: after invalid code, an interpolation ends at a
    /// quotation mark, a backslash or any parenthesis. The lexer may then confuse code with the text of another string,
    /// or text with a comment.
    static func mayEndElsewhere(_ interpolation: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      interpolation.dropFirst().contains {
        switch $0 {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D: true
        default: false
        }
      }
    }

    /// Returns whether the parser reads an interpolation, from its backslash, up to its end.
    func reads(_ interpolation: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      let isMultiline = delimiter.suffix(3).elementsEqual("\"\"\"".utf8)
      let pounds = delimiter.prefix { $0 == UInt8(ascii: "#") }
      var opening = delimiter
      if isMultiline { opening.append(0x0A) }
      var source = opening
      source += interpolation
      if isMultiline { source.append(0x0A) }
      source += delimiter.dropFirst(pounds.count)
      source += pounds
      return source.withUnsafeBufferPointer { source in
        var parser = Parser(source, maximumNestingLevel: SourceLimits.depth)
        let literal = ExprSyntax.parse(from: &parser)
        guard !literal.hasError, let segments = literal.as(StringLiteralExprSyntax.self)?.segments else { return false }
        return segments.contains {
          $0.is(ExpressionSegmentSyntax.self) && $0.position.utf8Offset == opening.count
            && $0.totalLength.utf8Length == interpolation.count
        }
      }
    }
  }
#endif

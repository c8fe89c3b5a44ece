#if SwiftSources
  @_spi(ExperimentalLanguageFeatures) @_spi(Testing) internal import SwiftParser
  internal import Documents
  @_spi(RawSyntax) internal import SwiftSyntax

  extension SourceScanner {
    // MARK: Directives

    mutating func directive(_ kind: RawTokenKind) -> String? {
      if kind == .pound {
        pounds += 1
        // For each sign, the lexer searches the rest of the row again.
        if pounds > SourceLimits.pounds { return Self.tooManyPounds }
      }
      switch kind {
      case .poundIf: open(UInt8(ascii: "#"))
      case .poundEndif:
        count()
        pop(to: UInt8(ascii: "#"))
        isAfterOperand = true
      default:
        if isAtLineStart { endStatement() }
        count()
      }
      return nil
    }

    static var tooManyPounds: String { "has more than \(SourceLimits.pounds) # signs in a row" }

    // MARK: Conflicts

    /// Returns the reason to reject a file if the lexer skips a part of it.
    ///
    /// `start` is the offset of the lexeme with the error.
    static func refusal(of fault: TokenDiagnostic, from start: Int) -> SourceRefusal? {
      let offset = start + Int(fault.byteOffset)
      return switch fault.kind {
      case .sourceConflictMarker: .conflict(at: offset)
      case .unterminatedBlockComment: SourceRefusal(offset: offset, reason: "begins a comment that does not end")
      // The lexer does not classify errors so far behind; one may be a conflict that it skips.
      case .tokenDiagnosticOffsetOverflow:
        SourceRefusal(offset: start, reason: "has a syntax error more than 64 KB later")
      default: nil
      }
    }

    /// Counts a line that looks like a merge conflict marker; the lexer searches the rest of the file for its end.
    mutating func conflictMark() -> String? {
      guard let sign = text.first, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">"),
        text.count >= 4, text.prefix(4).allSatisfy({ $0 == sign })
      else { return nil }
      if GitTrace.isSideMark(at: token.lowerBound, in: bytes) { isConflict = true }
      conflictMarks += 1
      return conflictMarks > SourceLimits.conflictMarks
        ? "is one of more than \(SourceLimits.conflictMarks) merge conflict markers" : nil
    }
  }
#endif

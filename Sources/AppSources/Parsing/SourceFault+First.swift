#if SwiftSources
  internal import SwiftSyntax

  extension SourceFault {
    /// Returns the first place of a file that the parser did not understand; nil if there is none.
    static func first(in file: SourceFileSyntax, of bytes: [UInt8]) -> SourceFault? {
      guard file.hasError else { return nil }
      let finder = FaultFinder(viewMode: .all)
      finder.walk(file)
      let before = bytes.prefix(finder.offset ?? 0)
      let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      return SourceFault(
        line: before.count { $0 == 0x0A } + 1, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
    }
  }

  /// Finds the first unexpected or missing token.
  private final class FaultFinder: SyntaxVisitor {
    private(set) var offset: Int?

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
      note(node)
      return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if token.presence == .missing { note(token) }
      return .skipChildren
    }

    private func note(_ node: some SyntaxProtocol) {
      offset = offset ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }
#endif

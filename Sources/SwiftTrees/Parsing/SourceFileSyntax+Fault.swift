#if SwiftSources
  internal import SwiftSyntax

  extension SourceFileSyntax {
    /// The offset of the first syntax error; nil if there is none.
    var faultOffset: Int? {
      guard hasError else { return nil }
      let finder = FaultFinder(viewMode: .all)
      finder.walk(self)
      return finder.offset
    }
  }

  /// Finds the first token that is unexpected, missing, or an error in itself, such as a curly quotation mark.
  private final class FaultFinder: SyntaxVisitor {
    private(set) var offset: Int?

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
      note(node)
      return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if token.presence == .missing || token.tokenDiagnostic?.severity == .error { note(token) }
      return .skipChildren
    }

    private func note(_ node: some SyntaxProtocol) {
      offset = offset ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }
#endif

#if SwiftSources
  internal import SwiftSyntax

  /// Finds the types that previews instantiate, also inside `#if DEBUG`.
  ///
  /// The reduced tree has no previews, because the app does not draw them.
  enum PreviewFinder {
    /// Returns the types, each with the offset of its preview, in the order of the file.
    static func names(in items: CodeBlockItemListSyntax) -> [(name: String, offset: Int)] {
      items.flatMap { item -> [(name: String, offset: Int)] in
        switch item.item {
        case .decl(let declaration): names(in: declaration)
        case .expr(let expression):
          expression.as(MacroExpansionExprSyntax.self).map { $0.macroName.text == "Preview" ? names($0) : [] } ?? []
        case .stmt: []
        }
      }
    }

    private static func names(in declaration: DeclSyntax) -> [(name: String, offset: Int)] {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .macroExpansionDecl(let macro): return macro.macroName.text == "Preview" ? names(macro) : []
      case .structDecl(let type): return isPreview(type) ? names(type) : []
      case .enumDecl(let type): return isPreview(type) ? names(type) : []
      case .classDecl(let type): return isPreview(type) ? names(type) : []
      case .ifConfigDecl(let directive):
        return directive.clauses.flatMap { clause -> [(name: String, offset: Int)] in
          switch clause.elements {
          case .statements(let items): names(in: items)
          case .decls(let members): members.flatMap { names(in: $0.decl) }
          default: []
          }
        }
      default: return []
      }
    }

    private static func isPreview(_ type: some DeclGroupSyntax) -> Bool {
      type.inheritanceClause?.inheritedTypes.contains { Reducer.text(of: $0.type) == "PreviewProvider" } ?? false
    }

    private static func names(_ preview: some SyntaxProtocol) -> [(name: String, offset: Int)] {
      let calls = CallFinder(viewMode: .sourceAccurate)
      calls.walk(preview)
      let offset = preview.positionAfterSkippingLeadingTrivia.utf8Offset
      var known: Set<String> = []
      return calls.names.filter { known.insert($0).inserted }.map { ($0, offset) }
    }
  }

  /// Collects the names of types that code instantiates.
  private final class CallFinder: SyntaxVisitor {
    private(set) var names: [String] = []

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = Self.typeName(call.calledExpression) { names.append(name) }
      return .visitChildren
    }

    /// The name of a type, such as `Settings.Row`; nil for a function.
    private static func typeName(_ callee: ExprSyntax) -> String? {
      switch callee.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name):
        return name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
      case .memberAccessExpr(let member):
        guard let base = member.base.flatMap(typeName) else { return nil }
        let name = member.declName.baseName.text
        if name == "init" { return base }
        return name.first?.isUppercase == true ? "\(base).\(name)" : nil
      case .genericSpecializationExpr(let generic): return typeName(generic.expression)
      default: return nil
      }
    }
  }
#endif

#if SwiftSources
  internal import SwiftSyntax

  /// Reduces the syntax tree of a file to a ``SourceTree``.
  struct Reducer {
    let conditions: SourceConditions
    var tree: SourceTreeBuilder
    /// The missing base of a chain that continues after `#if`, by the syntax identifier of its first member access.
    var basesOfChains: [SyntaxIdentifier: ExprSyntax] = [:]

    init(_ bytes: [UInt8], conditions: SourceConditions) {
      tree = SourceTreeBuilder(bytes)
      self.conditions = conditions
    }

    /// Reduces a whole file.
    mutating func reduce(_ file: SourceFileSyntax) {
      add(.file, file) { $0.statements(file.statements) }
    }

    /// Adds a node with the children that `body` adds.
    mutating func add(
      _ kind: SourceKind, _ syntax: some SyntaxProtocol, _ name: String = "", label: String = "",
      _ body: (inout Reducer) -> Void = { _ in }
    ) {
      // Backticks around an identifier are not part of its name.
      let isQuoted = name.utf8.first == UInt8(ascii: "`") && kind != .segment
      let index = tree.open(
        kind, at: syntax.positionAfterSkippingLeadingTrivia.utf8Offset, isQuoted ? name.filter { $0 != "`" } : name,
        label: label)
      body(&self)
      tree.close(index)
    }

    /// Reduces the active clauses of `#if`: the first with a true condition, and all with an unknown one.
    mutating func clauses(_ directive: IfConfigDeclSyntax, _ body: (inout Reducer, IfConfigClauseSyntax) -> Void) {
      for clause in directive.clauses {
        let value = clause.condition.map { conditions.value(of: $0) } ?? true
        if value != false { body(&self, clause) }
        if value == true { return }
      }
    }
  }

  extension SourceConditions {
    /// The value of an `#if` or `#elseif` condition; nil if unknown.
    func value(of condition: ExprSyntax) -> Bool? {
      switch condition.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
      case .declReferenceExpr(let name): return value(ofFlag: name.baseName.text)
      case .prefixOperatorExpr(let prefix):
        return prefix.operator.text == "!" ? value(of: prefix.expression).map { !$0 } : nil
      case .tupleExpr(let tuple):
        return tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.expression) } : nil
      case .functionCallExpr(let call):
        return value(
          of: call.calledExpression.trimmedDescription, call.arguments.first?.expression.trimmedDescription ?? "")
      case .sequenceExpr(let sequence): return value(of: sequence)
      default: return nil
      }
    }

    /// `&&` binds more tightly than `||`.
    private func value(of sequence: SequenceExprSyntax) -> Bool? {
      var alternatives: [[Bool?]] = [[]]
      for element in sequence.elements {
        if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
          if name == "||" { alternatives.append([]) } else if name != "&&" { return nil }
        } else {
          alternatives[alternatives.count - 1].append(value(of: element))
        }
      }
      let values = alternatives.map { Self.conjunction($0) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private static func conjunction(_ values: [Bool?]) -> Bool? {
      values.contains(false) ? false : values.contains(nil) ? nil : true
    }
  }
#endif

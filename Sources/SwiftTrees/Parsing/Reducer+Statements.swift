#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    mutating func statements(_ items: CodeBlockItemListSyntax) {
      for item in items {
        switch item.item {
        case .decl(let declaration): self.declaration(declaration)
        case .stmt(let statement): self.statement(statement)
        case .expr(let expression): self.expression(expression)
        }
      }
    }

    mutating func block(_ items: CodeBlockItemListSyntax, _ syntax: some SyntaxProtocol) {
      add(.block, syntax) { $0.statements(items) }
    }

    private mutating func statement(_ statement: StmtSyntax) {
      switch statement.as(StmtSyntaxEnum.self) {
      case .returnStmt(let result): add(.result, result) { if let value = result.expression { $0.expression(value) } }
      case .throwStmt(let result): add(.result, result, "throw") { $0.expression(result.expression) }
      case .expressionStmt(let statement): expression(statement.expression)
      case .guardStmt(let guarded):
        conditions(guarded.conditions)
        add(.choice, guarded, "guard") { $0.block(guarded.body.statements, guarded.body) }
      case .forStmt(let loop):
        add(.other, loop, "for") {
          $0.add(.property, loop.pattern, loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "") {
            $0.add(.element, loop.sequence) { $0.expression(loop.sequence) }
          }
          if !loop.pattern.is(IdentifierPatternSyntax.self) { $0.pattern(loop.pattern) }
          $0.block(loop.body.statements, loop.body)
        }
      case .whileStmt(let loop):
        conditions(loop.conditions)
        add(.other, loop, "while") { $0.block(loop.body.statements, loop.body) }
      case .repeatStmt(let loop): block(loop.body.statements, loop.body)
      case .deferStmt(let deferred): block(deferred.body.statements, deferred.body)
      case .doStmt(let statement):
        add(.choice, statement, "do") {
          $0.block(statement.body.statements, statement.body)
          for clause in statement.catchClauses { $0.block(clause.body.statements, clause.body) }
        }
      case .fallThroughStmt(let statement): add(.other, statement, "fallthrough")
      case .labeledStmt(let labeled): self.statement(labeled.statement)
      default: break
      }
    }

    /// Reduces conditions of `if`, `guard` and `while`; optional bindings become properties.
    mutating func conditions(_ elements: ConditionElementListSyntax) {
      for element in elements {
        switch element.condition {
        case .expression(let value): add(.condition, value) { $0.expression(value) }
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
            guard let value = binding.initializer?.value else { continue }
            add(.property, binding) { $0.expression(value) }
            pattern(binding.pattern)
            continue
          }
          add(.property, binding, name.identifier.text) {
            if let type = binding.typeAnnotation?.type ?? binding.initializer.flatMap({ Self.cast(of: $0.value) }) {
              $0.add(.typeName, type, Self.text(of: type))
            }
            if let value = binding.initializer?.value {
              $0.expression(value)
            } else {
              $0.add(.name, name, name.identifier.text)
            }
          }
        case .matchingPattern(let match):
          if let name = Self.wrappedName(in: match.pattern) {
            add(.property, match, name) { $0.expression(match.initializer.value) }
            continue
          }
          pattern(match.pattern)
          add(.condition, match) { $0.expression(match.initializer.value) }
        case .availability(let condition):
          note(condition.availabilityArguments)
          add(.condition, element, "available")
        }
      }
    }

    mutating func ifExpression(_ expression: IfExprSyntax) {
      add(.choice, expression, "if") {
        $0.conditions(expression.conditions)
        $0.block(expression.body.statements, expression.body)
        switch expression.elseBody {
        case .ifExpr(let next): $0.ifExpression(next)
        case .codeBlock(let block): $0.block(block.statements, block)
        case nil: break
        }
      }
    }

    mutating func switchExpression(_ expression: SwitchExprSyntax) {
      add(.choice, expression, "switch") {
        $0.add(.condition, expression.subject) { $0.expression(expression.subject) }
        $0.switchCases(expression.cases)
      }
    }

    mutating func switchCases(_ cases: SwitchCaseListSyntax) {
      for element in cases {
        switch element {
        case .switchCase(let single):
          add(.block, single) {
            if case .case(let label) = single.label {
              for item in label.caseItems {
                $0.pattern(item.pattern)
                if let clause = item.whereClause {
                  $0.add(.condition, clause, "where") { $0.expression(clause.condition) }
                }
              }
            }
            $0.statements(single.statements)
          }
        case .ifConfigDecl(let directive):
          clauses(directive) { reducer, clause in
            if case .switchCases(let cases) = clause.elements { reducer.switchCases(cases) }
          }
        }
      }
    }

    /// The name that a pattern such as `let title?` or `let title as UILabel` binds; nil for another pattern.
    private static func wrappedName(in pattern: PatternSyntax) -> String? {
      let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      guard let value = inner.as(ExpressionPatternSyntax.self)?.expression else { return nil }
      let optional = value.as(OptionalChainingExprSyntax.self)?.expression
      let wrapped = optional ?? value.as(SequenceExprSyntax.self)?.elements.first
      return wrapped?.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// Reduces a pattern: the matched expression, and a property without a value for each bound name.
    ///
    /// The label of a name in a tuple is its number.
    mutating func pattern(_ pattern: PatternSyntax, label: String = "") {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .expressionPattern(let match):
        if let name = Self.wrappedName(in: pattern) { return add(.property, match, name) }
        add(.condition, match) { $0.expression(match.expression) }
      case .valueBindingPattern(let binding): self.pattern(binding.pattern, label: label)
      case .identifierPattern(let name): add(.property, name, name.identifier.text, label: label)
      case .tuplePattern(let tuple):
        for (number, element) in tuple.elements.enumerated() {
          // The parts of a tuple in a tuple have no number.
          self.pattern(element.pattern, label: label.isEmpty ? "\(number)" : "-")
        }
      default: break
      }
    }
  }
#endif

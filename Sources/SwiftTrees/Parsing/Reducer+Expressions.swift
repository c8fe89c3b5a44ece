#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    mutating func expression(_ expression: ExprSyntax) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): self.call(call)
      case .memberAccessExpr(let member): self.member(member)
      case .declReferenceExpr(let name): add(.name, name, name.baseName.text)
      case .superExpr(let name): add(.name, name, "super")
      case .stringLiteralExpr(let literal): string(literal)
      case .closureExpr(let closure): self.closure(closure, as: .closure)
      case .sequenceExpr(let sequence): self.sequence(Array(sequence.elements)[...], sequence)
      case .ternaryExpr(let choice):
        add(.choice, choice, "?") {
          $0.add(.condition, choice.condition) { $0.expression(choice.condition) }
          $0.expression(choice.thenExpression)
          $0.expression(choice.elseExpression)
        }
      case .ifExpr(let choice): ifExpression(choice)
      case .switchExpr(let choice): switchExpression(choice)
      case .integerLiteralExpr(let number): add(.number, number, number.literal.text)
      case .floatLiteralExpr(let number): add(.number, number, number.literal.text)
      case .booleanLiteralExpr(let value): add(.constant, value, value.literal.text)
      case .nilLiteralExpr(let value): add(.constant, value, "nil")
      case .keyPathExpr(let path): add(.keyPath, path, String(path.trimmedDescription.drop { $0 == "\\" }))
      case .prefixOperatorExpr(let prefix): self.prefix(prefix)
      case .postfixOperatorExpr(let postfix):
        add(.other, postfix, SourceKind.postfix(postfix.operator.text)) { $0.expression(postfix.expression) }
      case .subscriptCallExpr(let element):
        add(.element, element) {
          $0.expression(element.calledExpression)
          $0.arguments(element.arguments)
        }
      case .macroExpansionExpr(let macro):
        add(.macro, macro, macro.macroName.text) {
          if macro.macroName.text == "Preview" { return }
          $0.arguments(macro.arguments)
          if let closure = macro.trailingClosure { $0.closure(closure, as: .trailing) }
        }
      case .postfixIfConfigExpr(let chain): self.chain(chain)
      case .arrayExpr(let array):
        add(.collection, array) { for item in array.elements { $0.expression(item.expression) } }
      case .dictionaryExpr(let dictionary): self.dictionary(dictionary)
      case .tupleExpr(let tuple): self.tuple(tuple)
      case .typeExpr(let type): add(.typeName, type, Self.text(of: type.type))
      case .genericSpecializationExpr(let generic): self.expression(generic.expression)
      case .optionalChainingExpr(let wrapped): self.expression(wrapped.expression)
      case .forceUnwrapExpr(let wrapped): self.expression(wrapped.expression)
      case .tryExpr(let wrapped): attempt(wrapped)
      case .awaitExpr(let wrapped): self.expression(wrapped.expression)
      case .inOutExpr(let wrapped): add(.other, wrapped, SourceKind.inout) { $0.expression(wrapped.expression) }
      case .asExpr(let cast): self.expression(cast.expression)
      case .patternExpr(let bound): pattern(bound.pattern)
      default: break
      }
    }

    private mutating func attempt(_ attempt: TryExprSyntax) {
      guard attempt.questionOrExclamationMark?.text == "?" else { return expression(attempt.expression) }
      // An error gives `nil`.
      add(.choice, attempt, "?") {
        $0.expression(attempt.expression)
        $0.add(.constant, attempt, "nil")
      }
    }

    private mutating func call(_ call: FunctionCallExprSyntax) {
      if let parts = Self.modifiedContent(call) {
        return add(.call, call, "modifier") {
          $0.add(.member, call.calledExpression, "modifier") { $0.expression(parts.content.expression) }
          $0.add(.argument, parts.modifier) { $0.expression(parts.modifier.expression) }
        }
      }
      add(.call, call, Self.name(of: call.calledExpression)) {
        $0.expression(call.calledExpression)
        $0.arguments(call.arguments)
        if let closure = call.trailingClosure { $0.closure(closure, as: .trailing) }
        for closure in call.additionalTrailingClosures {
          $0.closure(closure.closure, as: .trailing, label: closure.label.text)
        }
      }
    }

    /// The arguments of `ModifiedContent(content:modifier:)`, which is equivalent to `content.modifier(modifier)`.
    ///
    /// Source: Apple documentation of SwiftUI, `ModifiedContent`.
    private static func modifiedContent(
      _ call: FunctionCallExprSyntax
    ) -> (content: LabeledExprSyntax, modifier: LabeledExprSyntax)? {
      guard name(of: call.calledExpression) == "ModifiedContent", call.trailingClosure == nil,
        call.arguments.map({ $0.label?.text }) == ["content", "modifier"],
        let content = call.arguments.first, let modifier = call.arguments.last
      else { return nil }
      return (content, modifier)
    }

    /// The name of a called function, without its base.
    private static func name(of callee: ExprSyntax) -> String {
      switch callee.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): name.baseName.text
      case .memberAccessExpr(let member): member.declName.baseName.text
      case .genericSpecializationExpr(let generic): name(of: generic.expression)
      case .optionalChainingExpr(let wrapped): name(of: wrapped.expression)
      default: ""
      }
    }

    private mutating func member(_ member: MemberAccessExprSyntax) {
      let name = member.declName.baseName
      let base = member.base ?? basesOfChains[member.id]
      add(.member, name, name.text) { if let base { $0.expression(base) } }
    }

    mutating func arguments(_ arguments: LabeledExprListSyntax) {
      for argument in arguments {
        add(.argument, argument, label: argument.label?.text ?? "") { $0.expression(argument.expression) }
      }
    }

    mutating func closure(_ closure: ClosureExprSyntax, as kind: SourceKind, label: String = "") {
      add(kind, closure, label: label) {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): for name in names { $0.add(.parameter, name, name.name.text) }
        case .parameterClause(let clause):
          for parameter in clause.parameters {
            $0.add(.parameter, parameter, (parameter.secondName ?? parameter.firstName).text) {
              if let type = parameter.type { $0.add(.typeName, type, Self.text(of: type)) }
            }
          }
        case nil: break
        }
        for capture in closure.signature?.capture?.items ?? [] {
          // A capture without a value keeps its name.
          guard let value = capture.initializer?.value else { continue }
          $0.add(.property, capture, capture.name.text) { $0.expression(value) }
        }
        $0.statements(closure.statements)
      }
    }

    private mutating func prefix(_ prefix: PrefixOperatorExprSyntax) {
      let sign = prefix.operator.text
      if sign == "-", let number = prefix.expression.as(IntegerLiteralExprSyntax.self) {
        add(.number, prefix, sign + number.literal.text)
      } else if sign == "-", let number = prefix.expression.as(FloatLiteralExprSyntax.self) {
        add(.number, prefix, sign + number.literal.text)
      } else {
        add(.other, prefix, sign) { $0.expression(prefix.expression) }
      }
    }

    private mutating func dictionary(_ dictionary: DictionaryExprSyntax) {
      guard case .elements(let elements) = dictionary.content else { return add(.collection, dictionary) }
      add(.collection, dictionary, SourceKind.dictionary) {
        for element in elements {
          $0.expression(element.key)
          $0.expression(element.value)
        }
      }
    }

    private mutating func tuple(_ tuple: TupleExprSyntax) {
      if tuple.elements.count == 1, let only = tuple.elements.first { return expression(only.expression) }
      add(.collection, tuple) { $0.arguments(tuple.elements) }
    }

    /// Reduces a chain that ends in `#if`: the first active clause continues the base.
    private mutating func chain(_ chain: PostfixIfConfigExprSyntax) {
      guard let base = chain.base ?? basesOfChains[chain.id] else { return }
      for clause in chain.config.clauses {
        guard case .postfixExpression(let end) = clause.elements,
          clause.condition.map({ conditions.value(of: $0) }) ?? true != false
        else { continue }
        var start = end
        while let inner = Self.base(of: start) { start = inner }
        basesOfChains[start.id] = base
        return expression(end)
      }
      expression(base)
    }

    /// The base of a member access or call; nil at the start of a chain.
    private static func base(of expression: ExprSyntax) -> ExprSyntax? {
      switch expression.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): call.calledExpression
      case .memberAccessExpr(let member): member.base
      case .postfixIfConfigExpr(let chain): chain.base
      case .optionalChainingExpr(let wrapped): wrapped.expression
      case .subscriptCallExpr(let element): element.calledExpression
      default: nil
      }
    }
  }
#endif

#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    /// Reduces operands with operators in between.
    ///
    /// The parser ignores precedence. Assignments and `?:` bind more weakly than all other operators.
    mutating func sequence(_ written: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol) {
      if let literal = Self.stringLiteral(written) { return stringLiteral(literal, syntax) }
      assignments(Self.withoutCasts(written)[...], syntax)
    }

    /// The literal of `"…" as String`; nil for any other expression.
    private static func stringLiteral(_ written: ArraySlice<ExprSyntax>) -> ExprSyntax? {
      let elements = Array(written)
      guard elements.count == 3, elements[0].is(StringLiteralExprSyntax.self),
        elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
        elements[2].as(TypeExprSyntax.self).map({ text(of: $0.type) }) == "String"
      else { return nil }
      return elements[0]
    }

    /// Reduces `"…" as String` to `String("…")`: a bare literal may be a key, but a `String` never is.
    private mutating func stringLiteral(_ literal: ExprSyntax, _ syntax: some SyntaxProtocol) {
      add(.call, syntax, "String") {
        $0.add(.name, syntax, "String")
        $0.add(.argument, literal) { $0.expression(literal) }
      }
    }

    private mutating func assignments(_ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol) {
      guard let place = elements.firstIndex(where: Self.assigns) else { return choices(elements, syntax) }
      let name = Self.operatorName(elements[place])
      add(name == nil ? .assignment : .other, syntax, name ?? "") {
        $0.choices(elements[..<place], syntax)
        $0.assignments(elements[(place + 1)...], syntax)
      }
    }

    /// Reduces operands without assignments.
    private mutating func choices(_ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol) {
      for (place, element) in zip(elements.indices, elements) {
        guard let choice = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
        return add(.choice, syntax, "?") {
          $0.add(.condition, syntax) { $0.operation(elements[..<place]) }
          $0.expression(choice.thenExpression)
          $0.choices(elements[(place + 1)...], syntax)
        }
      }
      operation(elements)
    }

    private static func operatorName(_ element: ExprSyntax) -> String? {
      element.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    /// Whether an element is `=` or an operator such as `+=`.
    private static func assigns(_ element: ExprSyntax) -> Bool {
      element.is(AssignmentExprSyntax.self) || operatorName(element).flatMap(OperatorPrecedence.init) == .assignment
    }

    /// Reduces operands and operators, the weakest operators first; equal precedence makes one node.
    private mutating func operation(_ elements: ArraySlice<ExprSyntax>) {
      guard elements.count > 1, let first = elements.first else {
        if let only = elements.first { expression(only) }
        return
      }
      let names = elements.compactMap(Self.operatorName)
      let levels = names.map(OperatorPrecedence.init)
      guard let weakest = levels.compactMap(\.self).min(), !levels.contains(nil) else {
        // The precedence of an app's own operator is unknown.
        let own = zip(names, levels).first { $1 == nil }?.0 ?? ""
        return add(.other, first, own) {
          for each in elements where Self.operatorName(each) == nil { $0.expression(each) }
        }
      }
      let parts = elements.split { Self.operatorName($0).flatMap(OperatorPrecedence.init) == weakest }
      let weak = zip(names, levels).compactMap { $1 == weakest ? $0 : nil }
      switch weakest {
      case .nilCoalescing: add(.choice, first, "??") { for part in parts { $0.operation(part) } }
      case .addition: operation(.sum, "", parts, weak, plus: "+", minus: "-")
      case .multiplication: operation(.other, "*", parts, weak, plus: "*", minus: "/")
      default: add(.other, first, weak[0]) { for part in parts { $0.operation(part) } }
      }
    }

    /// Reduces operands of one precedence; `minus` is the inverse of `plus`.
    ///
    /// If both occur, an operand after `minus` becomes a separate node with that name.
    private mutating func operation(
      _ kind: SourceKind, _ name: String, _ parts: [ArraySlice<ExprSyntax>], _ names: [String], plus: String,
      minus: String
    ) {
      guard let first = parts.first?.first else { return }
      guard names.contains(plus), names.allSatisfy({ $0 == plus || $0 == minus }) else {
        return add(.other, first, names.first ?? "") { for part in parts { $0.operation(part) } }
      }
      add(kind, first, name) {
        for (part, before) in zip(parts, [plus] + names) {
          guard before == minus, let operand = part.first else {
            $0.operation(part)
            continue
          }
          $0.add(.other, operand, minus) { $0.operation(part) }
        }
      }
    }

    /// The type in a cast at the end of a value, as in `cell as? SwitchCell`; nil if there is none.
    static func cast(of value: ExprSyntax) -> TypeSyntax? {
      guard let elements = value.as(SequenceExprSyntax.self)?.elements,
        let last = elements.last?.as(TypeExprSyntax.self),
        elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
      else { return nil }
      return last.type
    }

    /// Removes `as T` and `is T`, which do not change a text.
    private static func withoutCasts(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
      var kept: [ExprSyntax] = []
      kept.reserveCapacity(elements.count)
      var isType = false
      for element in elements {
        if isType {
          isType = false
        } else if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
          isType = true
        } else {
          kept.append(element)
        }
      }
      return kept
    }
  }
#endif

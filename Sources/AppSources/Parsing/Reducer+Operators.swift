#if SwiftSources
  internal import SwiftSyntax

  extension Reducer {
    /// Reduces operands with operators between them.
    ///
    /// The parser does not know precedence. From the weakest to the strongest: assignment, `?:`, comparison and logic,
    /// `??`, arithmetic.
    mutating func sequence(_ written: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol) {
      let elements = Self.withoutCasts(written)[...]
      guard elements.count > 1 else {
        if let only = elements.first { expression(only) }
        return
      }
      if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
        return add(.assignment, syntax) {
          $0.sequence(elements[..<place], syntax)
          $0.sequence(elements[(place + 1)...], syntax)
        }
      }
      for (place, element) in zip(elements.indices, elements) {
        guard let choice = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
        return add(.choice, syntax, "?") {
          $0.add(.condition, syntax) { $0.sequence(elements[..<place], syntax) }
          $0.expression(choice.thenExpression)
          $0.sequence(elements[(place + 1)...], syntax)
        }
      }
      operation(elements, syntax)
    }

    private mutating func operation(_ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol) {
      let names = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let operands = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      if names.allSatisfy({ $0 == "+" }) { return add(.sum, syntax) { for each in operands { $0.expression(each) } } }
      let arithmetic: Set<String> = ["+", "-", "*", "/", "??"]
      if names.contains("??"), names.allSatisfy(arithmetic.contains) {
        return add(.choice, syntax, "??") {
          for part in elements.split(whereSeparator: {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
          }) {
            $0.sequence(part, syntax)
          }
        }
      }
      add(.other, syntax, names.first ?? "") { for each in operands { $0.expression(each) } }
    }

    /// The type that a value ends with a cast to, as in `cell as? SwitchCell`; nil if it does not.
    static func cast(of value: ExprSyntax) -> TypeSyntax? {
      guard let elements = value.as(SequenceExprSyntax.self)?.elements,
        let last = elements.last?.as(TypeExprSyntax.self),
        elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
      else { return nil }
      return last.type
    }

    /// Leaves out `as T` and `is T`, which do not change a text.
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

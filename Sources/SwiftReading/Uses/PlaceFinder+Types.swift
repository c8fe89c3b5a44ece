internal import SwiftTrees

/// Places that depend on the types of expressions.
extension PlaceFinder {
  /// Whether a choice is a key of SwiftUI if one of its branches is a literal.
  ///
  /// A `String` in another branch makes the literal a `String` too, which SwiftUI draws as it is.
  ///
  /// Source: Apple documentation of SwiftUI, `LocalizedStringKey`: a string variable avoids localization.
  func mayBeKey(_ choice: SourceNode, besides branch: SourceNode) -> Bool {
    choice.children.allSatisfy { $0 == branch || $0.kind == .condition || $0.kind == .property || isKey($0) }
  }

  /// Whether an expression is a literal or has a key as its value.
  private func isKey(_ value: SourceNode) -> Bool {
    switch value.kind {
    case .string: return true
    case .constant: return value.isNil
    case .choice: return mayBeKey(value, besides: value)
    case .block:
      let statements = Array(value.children)
      return statements.count == 1 && isKey(statements[0])
    case .call where ["LocalizedStringKey", "LocalizedStringResource"].contains(value.name): return true
    default: return index.binder.type(of: value).map { SourceNode.keyTypes.contains($0.name) && !$0.isList } ?? false
    }
  }

  /// Whether a place may take the argument of a call: modifiers belong to views, and not to a type or to a value of the
  /// app with a function of its own.
  func mayTake(_ place: TextPlace, _ call: SourceNode) -> Bool {
    guard place.form == .modifier, place.receiver == nil, place.stated == nil, let base = call.first?.first else {
      return true
    }
    if base.isTypeName { return false }
    guard let type = index.binder.type(of: base) else { return true }
    if type.isMeta { return false }
    let isView = Self.views.contains { index.types.inherits(type.name, from: $0) }
    return isView
      || !index.types.members(call.name, of: type.name, seenFrom: call.tree.file).contains { $0.kind == .function }
  }

  /// The types whose values have the modifiers and methods that take a text.
  private static let views = APIList.receivers.names
}

extension SourceNode {
  /// Whether an expression is the name of a type, as far as its first letter shows it.
  fileprivate var isTypeName: Bool { path?.last?.first?.isUppercase == true }
}

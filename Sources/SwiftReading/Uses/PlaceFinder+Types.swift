internal import SwiftTrees

/// Places that depend on the types of expressions.
extension PlaceFinder {
  /// Whether a choice with a literal in one branch is a key of SwiftUI.
  ///
  /// A `String` in another branch turns the literal into a `String`, which SwiftUI draws without localization.
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

  /// Whether a place may take the argument of a call: modifiers apply to views, not to types or to app values with
  /// their own function of that name.
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

  /// The types with modifiers and methods that take a text.
  private static let views = APIList.receivers.names
}

extension SourceNode {
  /// Whether an expression is the name of a type, by its uppercase first letter.
  fileprivate var isTypeName: Bool { path?.last?.first?.isUppercase == true }
}

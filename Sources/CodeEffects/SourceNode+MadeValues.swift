internal import SwiftTrees

extension SourceNode {
  /// Whether a property gets a new value where it is declared: `UIStackView()`, or a closure that makes one.
  var makesValue: Bool {
    guard let value = children.first(where: { $0.kind == .call }), let callee = value.first else { return false }
    return callee.kind == .closure
      || isLet && [.name, .member].contains(callee.kind) && callee.name.first?.isUppercase == true
  }
}

internal import SwiftTrees

extension SourceNode {
  /// Modifiers that hide a view from VoiceOver, or fully describe it.
  static let accessibilityModifiers = APIList.accessibilityModifiers.names

  /// Returns the first views or statements in a closure or block, without its parameters.
  func statements(upTo count: Int) -> [SourceNode] {
    Array(children.lazy.filter { ![.parameter, .attribute].contains($0.kind) }.prefix(count))
  }

  /// The calls of the modifiers on a view, the innermost first.
  var modifiers: [SourceNode] {
    var found: [SourceNode] = []
    var node = self
    while let member = node.parent, member.kind == .member, let call = member.parent, call.kind == .call,
      call.first?.index == member.index
    {
      found.append(call)
      node = call
    }
    return found
  }

  /// The view that a modifier is applied to, without its own modifiers.
  var modifiedView: SourceNode {
    var node = self
    while node.kind == .call, let callee = node.first, callee.kind == .member, let base = callee.first,
      [.call, .name, .member, .element].contains(base.kind)
    {
      node = base
    }
    return node
  }

  /// The modifiers on a view and on all views around it in the same body, the innermost first.
  var outerModifiers: [SourceNode] {
    var found: [SourceNode] = []
    for (node, parent) in outwardSteps {
      if [.function, .property, .initializer, .type, .extension].contains(parent.kind) { break }
      if parent.kind == .call, node.kind == .member, parent.first?.index == node.index { found.append(parent) }
    }
    return found
  }
}

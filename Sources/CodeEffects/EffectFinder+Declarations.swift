internal import AuditModel
internal import SwiftTrees

extension EffectFinder {
  /// Records an overridden drawing member, or an outlet with a property wrapper or Objective-C name.
  func addProperty(_ node: SourceNode, _ found: inout EffectDrafts) {
    let scope = types.scope(of: node)
    guard !node.isLocal, !scope.isEmpty else { return }
    if Self.drawing.contains(node.name) { found.add(.change(node.name), toType: scope, at: node) }
    // A label that overrides its text may draw another text than it gets.
    if ["text", "attributedText"].contains(node.name) { found.add(.change("drawText"), toType: scope, at: node) }
    let isWrapped = node.attributes.contains { Self.isWrapper($0.name) }
    // Documents refer to the property by its Objective-C name.
    let renamed = node.objectiveCNames.filter { $0 != node.name }
    for name in renamed + (isWrapped ? [node.name] : []) where names.contains(name) {
      found.add(.handedOver, toOutlet: name, of: scope, at: node)
    }
  }

  /// The capitalized attributes that are not property wrappers.
  private static let plainAttributes = APIList.plainAttributes.names

  /// Returns whether an attribute may be a property wrapper, whose code is not read.
  private static func isWrapper(_ attribute: String) -> Bool {
    attribute.first?.isUppercase == true && !plainAttributes.contains(attribute)
  }

  /// Records the effects of a function on its parameters and class.
  func addFunction(_ node: SourceNode, _ found: inout EffectDrafts) {
    let scope = types.scope(of: node)
    // Such an accessor uses another name for the new value.
    if ["(willSet)", "(set)"].contains(node.name), let outlet = node.observedProperty, names.contains(outlet.name) {
      found.add(.handedOver, toOutlet: outlet.name, of: scope, at: node)
    }
    if Self.drawing.contains(node.name) { found.add(.change(node.name), toType: scope, at: node) }
    // An initializer is called by the name of its type.
    let name = node.kind == .initializer ? scope.lastPart : node.name
    for (parameter, effects) in variables.parameters(of: node, named: name) {
      found.parameters[parameter, default: []].formUnion(effects)
    }
  }
}

extension SourceNode {
  /// The Objective-C names of a declaration, which documents use.
  var objectiveCNames: [String] {
    attributes.filter { !$0.label.isEmpty }.map(\.label)
  }
}

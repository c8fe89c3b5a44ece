internal import AuditModel
internal import SwiftTrees

extension EffectFinder {
  /// Records what a class declares again, and an outlet that a property wrapper gets.
  func addProperty(_ node: SourceNode, _ found: inout EffectDrafts) {
    let scope = types.scope(of: node)
    guard !node.isLocal, !scope.isEmpty else { return }
    if Self.drawing.contains(node.name) { found.classes[scope, default: []].insert(.change(node.name)) }
    // A label that decides what it shows draws another text than it gets.
    if ["text", "attributedText"].contains(node.name) { found.classes[scope, default: []].insert(.change("drawText")) }
    if node.name == "traitCollection", types.isDeclared(scope) { found.overridesTraits = true }
    let isWrapped = node.attributes.contains { Self.isWrapper($0.name) }
    // A document knows the property by another name than the code.
    let renamed = node.objectiveCNames.filter { $0 != node.name }
    for name in renamed + (isWrapped ? [node.name] : []) where names.contains(name) {
      found.outlets[scope, default: [:]][name, default: []].insert(.handedOver)
    }
  }

  /// The attributes of properties that get no value; property wrappers are all others with a capital letter.
  private static let plainAttributes = APIList.plainAttributes.names

  /// Whether an attribute may be a property wrapper, whose code is not looked at.
  private static func isWrapper(_ attribute: String) -> Bool {
    attribute.first?.isUppercase == true && !plainAttributes.contains(attribute)
  }

  /// Records what a function does with its parameters.
  func addFunction(_ node: SourceNode, _ found: inout EffectDrafts) {
    let scope = types.scope(of: node)
    // The new value has a name of its own there.
    if ["(willSet)", "(set)"].contains(node.name), let outlet = node.observedProperty, names.contains(outlet.name) {
      found.outlets[scope, default: [:]][outlet.name, default: []].insert(.handedOver)
    }
    if Self.drawing.contains(node.name) { found.classes[scope, default: []].insert(.change(node.name)) }
    // The name of a type creates its values.
    let name = node.kind == .initializer ? scope.lastPart : node.name
    for (parameter, effects) in variables.parameters(of: node, named: name) {
      found.parameters[parameter, default: []].formUnion(effects)
    }
  }
}

extension SourceNode {
  /// The names that a declaration has in Objective-C, and so in documents.
  var objectiveCNames: [String] {
    attributes.filter { !$0.label.isEmpty }.map(\.label)
  }
}

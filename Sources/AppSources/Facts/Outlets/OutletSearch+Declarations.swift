internal import AuditModel

extension OutletSearch {
  /// Records what a class declares again, and an outlet that a property wrapper gets.
  func addProperty(_ node: SourceNode, _ found: inout OutletFindings) {
    let scope = types.scope(of: node)
    guard !node.isLocal, !scope.isEmpty else { return }
    if Self.drawing.contains(node.name) { found.classes[scope, default: []].insert(node.name) }
    // A label that decides what it shows draws another text than it gets.
    if ["text", "attributedText"].contains(node.name) { found.classes[scope, default: []].insert("drawText") }
    if node.name == "traitCollection", types.isDeclared(scope) { found.overridesTraits = true }
    let isWrapped = node.attributes.contains { Self.isWrapper($0.name) }
    // A document knows the property by another name than the code.
    let renamed = node.objectiveCNames.filter { $0 != node.name }
    for name in renamed + (isWrapped ? [node.name] : []) where names.contains(name) {
      found.outlets[scope, default: [:]][name, default: []].insert(OutletCode.itself)
    }
  }

  /// The attributes of properties that get no value; property wrappers are all others with a capital letter.
  ///
  /// Source: The Swift Programming Language, "Attributes"; Apple documentation of UIKit and GameplayKit.
  private static let plainAttributes: Set<String> = [
    "IBOutlet", "IBInspectable", "GKInspectable", "MainActor", "NSCopying", "NSManaged",
  ]

  /// Whether an attribute may be a property wrapper, whose code is not looked at.
  private static func isWrapper(_ attribute: String) -> Bool {
    attribute.first?.isUppercase == true && !plainAttributes.contains(attribute)
  }

  /// Records what a function does with its parameters.
  func addFunction(_ node: SourceNode, _ found: inout OutletFindings) {
    let scope = types.scope(of: node)
    // The new value has a name of its own there.
    if ["(willSet)", "(set)"].contains(node.name), let outlet = node.observedProperty, names.contains(outlet.name) {
      found.outlets[scope, default: [:]][outlet.name, default: []].insert(OutletCode.itself)
    }
    if Self.drawing.contains(node.name) { found.classes[scope, default: []].insert(node.name) }
    // The name of a type creates its values.
    let name = node.kind == .initializer ? scope.lastPart : node.name
    for (parameter, changes) in variables.parameters(of: node, named: name) {
      found.parameters[parameter.text, default: []].formUnion(changes)
    }
  }
}

extension SourceNode {
  /// The names that a declaration has in Objective-C, and so in documents.
  var objectiveCNames: [String] {
    attributes.filter { !$0.label.isEmpty }.map(\.label)
  }
}

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
    guard names.contains(node.name) else { return }
    let isWrapped = node.children.contains { $0.kind == .attribute && types.resolve($0.name, in: scope) != nil }
    if isWrapped { found.outlets[scope, default: [:]][node.name, default: []].insert(OutletCode.itself) }
  }

  /// Records what code may do by a key path such as `\.titleLabel.font`.
  func addPath(_ node: SourceNode, _ found: inout OutletFindings) {
    let members = node.name.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    for (index, name) in members.enumerated() where names.contains(name) {
      let change = index + 1 < members.count ? members[index + 1] : OutletCode.itself
      found.changes[name, default: []].insert(change)
      found.outlets["", default: [:]][name, default: []].insert(change)
    }
  }

  /// Records what a function does with its parameters.
  func addFunction(_ node: SourceNode, _ found: inout OutletFindings) {
    let scope = types.scope(of: node)
    // The new value has a name of its own there.
    if node.name == "(willSet)", let outlet = node.observedProperty, names.contains(outlet.name) {
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

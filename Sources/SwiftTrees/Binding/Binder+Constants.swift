extension Binder {
  /// Returns the declaration of a name with one value in the whole app, or of a scaled metric; nil for any other.
  package func constant(_ name: SourceNode) -> SourceNode? {
    let found = declarations(of: name)
    return found.count == 1 && isConstant(found[0]) ? found[0] : nil
  }

  /// Returns whether a property keeps its initial value in the whole app.
  package func isConstant(_ property: SourceNode) -> Bool {
    guard property.kind == .property, !property.hasWrapper || property.isScaledMetric else { return false }
    // No initializer can set a constant that already has a value.
    return (property.isPrivate || property.isStatic || property.isLet || property.parent?.kind == .file)
      && !isChanged(property)
  }

  /// Returns whether code that can access a variable may change its initial value.
  package func isChanged(_ variable: SourceNode) -> Bool {
    guard !variable.isLet, variable.child(.block) == nil else { return false }
    let changes = variable.tree.changes
    if changes.assigned.contains(variable.name) { return true }
    if variable.isLocal { return false }
    guard variable.isPrivate else { return types.assignedNames.contains(variable.name) }
    return !variable.isStatic && changes.initialized.contains(variable.name)
  }
}

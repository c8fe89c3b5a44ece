import AuditModel

extension InterfaceDocument {
  /// Returns the properties that code sets on the outlet of an object; nil if they are not known.
  ///
  /// With several outlets, the order of their statements is unknown.
  func style(
    ofOutletTo object: Int, among styles: [TextUse.Outlet: TextUse], _ code: CodeEffects?
  ) -> TextUse? {
    guard !styles.isEmpty, let code, let outlets = outletNames(toID: objects[object].id), !outlets.areCollections,
      outlets.names.count == 1, let owner = outlets.names[0].owner
    else { return nil }
    // A superclass may declare the outlet.
    let found = (code.ancestors[owner] ?? [owner]).compactMap { type in
      styles[TextUse.Outlet(type: type, name: outlets.names[0].name)]
    }
    return found.count == 1 ? found[0] : nil
  }
}

package import AuditModel

/// The parts of a document's layout that code may change.
package struct LayoutFreedom: Sendable {
  private let document: InterfaceDocument
  private let code: OutletCode?
  /// Whether code may set the margins of views.
  package let mayChangeMargins: Bool

  private static let margins: Set<String> = [
    "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "viewRespectsSystemMinimumLayoutMargins", "insetsLayoutMarginsFromSafeArea",
  ]

  /// Finds what code may change.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - code: What code does with its objects; nil if no code was read.
  package init(of document: InterfaceDocument, _ code: OutletCode?) {
    (self.document, self.code) = (document, code)
    mayChangeMargins =
      code.map { code in
        // A change of one side is recorded as that of a value named `layoutMargins`.
        code.allChanges.contains { !$0.isDisjoint(with: Self.margins) }
          || !Self.margins.isDisjoint(with: code.changes.keys)
      } ?? true
  }

  /// Returns whether code may reach a view, and then hide it, move it or arrange the views in it.
  package func mayReach(_ object: Int) -> Bool {
    document.objects[object].customClass != nil || ObjectReach(object, in: document, code).hasOutlet
  }

  /// Returns whether code may change or deactivate a constraint, or remove one of its views.
  package func mayChange(constraint: Int) -> Bool {
    let constraint = document.constraints[constraint]
    let element = constraint.element
    if constraint.id.map(document.hasOutlet) == true || element["customClass"] != nil
      || element.child("userDefinedRuntimeAttributes") != nil
    {
      return true
    }
    let views = constraint.itemIDs.compactMap(document.object)
    return views.contains { ObjectReach($0, in: document, code).mayChange(["removeFromSuperview"]) }
  }
}

extension OutletCode {
  /// The changes of each name, outlet and class.
  fileprivate var allChanges: some Sequence<Set<String>> {
    ([changes, classes, values] + outlets.values).lazy.flatMap(\.values)
  }
}

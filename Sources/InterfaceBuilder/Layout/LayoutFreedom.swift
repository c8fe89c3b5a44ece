package import AuditModel

/// The parts of a document's layout that code may change.
package struct LayoutFreedom: Sendable {
  private let document: InterfaceDocument
  private let code: OutletCode?
  /// Whether code may set the margins of views.
  package let mayChangeMargins: Bool

  private static let hiding = [
    "isHidden", "hidden", "setHidden", "removeFromSuperview", "removeArrangedSubview", "insertArrangedSubview",
  ]
  private static let moving = [
    "frame", "bounds", "center", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "removeFromSuperview",
    "sizeToFit",
  ]
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
    mayChangeMargins = code?.allChanges.contains { !$0.isDisjoint(with: Self.margins) } ?? false
  }

  /// Returns whether code may hide or remove a view.
  package func mayHide(_ object: Int) -> Bool { ObjectReach(object, in: document, code).mayChange(Self.hiding) }

  /// Returns whether code may move a view that is placed by its frame.
  package func mayMove(_ object: Int) -> Bool { ObjectReach(object, in: document, code).mayChange(Self.moving) }

  /// Returns whether code may reach a view in any way.
  package func mayReach(_ object: Int) -> Bool {
    document.objects[object].customClass != nil || ObjectReach(object, in: document, code).hasOutlet
  }

  /// Returns whether code may change or deactivate a constraint.
  package func mayChange(constraint: Int) -> Bool {
    document.constraints[constraint].id.map(document.hasOutlet) ?? false
  }
}

extension OutletCode {
  /// The changes of each name, outlet and class.
  fileprivate var allChanges: some Sequence<Set<String>> {
    ([changes, classes, values] + outlets.values).lazy.flatMap(\.values)
  }
}

import AuditModel
import InterfaceBuilder

extension UnresolvedElement {
  /// Creates an unresolved object of a document.
  init(_ cause: Cause, _ object: InterfaceObject) { self.init(object.tag, cause, at: object.element.location) }

  /// Creates an unresolved constraint.
  init(_ cause: Cause, _ constraint: InterfaceConstraint) {
    self.init("constraint", cause, at: constraint.element.location)
  }
}

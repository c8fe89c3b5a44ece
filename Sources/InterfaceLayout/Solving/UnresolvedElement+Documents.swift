import AuditModel
import InterfaceBuilder

extension UnresolvedElement {
  /// Creates an object of a document that is not understood.
  init(_ cause: Cause, _ object: InterfaceObject) { self.init(object.tag, cause, at: object.element.location) }

  /// Creates a constraint that is not understood.
  init(_ cause: Cause, _ constraint: InterfaceConstraint) {
    self.init("constraint", cause, at: constraint.element.location)
  }
}

package import AuditModel
import InterfaceBuilder

/// A part of a root that the layout does not understand.
package struct OpenPart: Hashable, Sendable {
  /// The reason.
  package enum Cause: String, Sendable {
    /// A view of an unknown kind, which keeps its stored size.
    case view
    /// A view without a stored frame.
    case frame
    /// A constraint on an attribute that is not known.
    case attribute
    /// A constraint on a layout guide whose role is not known.
    case guide
    /// A constraint on an object outside of the root, or on none.
    case item
    /// A number that is not finite, too large, or a priority outside of 1…1000.
    case number
    /// The root has more views than are laid out.
    case size
    /// Heights and widths keep changing each other.
    case unsettled
    /// A property of a stack view that is not known.
    case stack
    /// A bar whose height no source states.
    case bar
    /// A view that is put into another one by code or by a table, whose size the document does not state.
    case container
  }

  /// The name of the element.
  package let name: String
  /// The reason.
  package let cause: Cause
  /// The location of the element.
  package let location: SourceLocation

  /// Creates a part.
  init(_ cause: Cause, _ object: InterfaceObject) {
    (name, self.cause, location) = (object.tag, cause, object.element.location)
  }

  /// Creates a part for a constraint.
  init(_ cause: Cause, _ constraint: InterfaceConstraint) {
    (name, self.cause, location) = ("constraint", cause, constraint.element.location)
  }
}

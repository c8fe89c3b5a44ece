/// An effect of an app's code on a view or another object of a storyboard or xib.
package enum CodeEffect: Hashable, Sendable {
  /// Code sets a property or calls a method that changes the object, or a class overrides the member.
  case change(String)
  /// Code passes the object to code that was not followed, or a class passes itself.
  case handedOver
  /// Code adds constraints to the object.
  case constrained
  /// Code iterates over its subviews or constraints.
  case walked
  /// Code hides or removes the object before it is first shown, on every path.
  case hiddenAtLoad
  /// Code sets the frame after layout.
  case placed

  /// Returns the changes of members.
  package static func changes(_ members: String...) -> Set<Self> { Set(members.map(change)) }
}

/// An effect of an app's code on a view or another object of a storyboard or xib.
package enum CodeEffect: Hashable, Sendable {
  /// Code sets a property, or calls a method that changes the object; a class declares the member again.
  case change(String)
  /// Code hands the object to other code that was not followed, or a class does so with itself.
  case handedOver
  /// Code adds constraints to it.
  case constrained
  /// Code walks through the views or constraints in it.
  case walked
  /// Code hides or removes it before it is first shown, on every path.
  case hiddenAtLoad
  /// Code sets its frame after the layout.
  case placed

  /// The changes of some members.
  package static func changes(_ members: String...) -> Set<Self> { Set(members.map(change)) }
}

/// An effect of an app's code on a view or another object of a storyboard or xib.
package indirect enum CodeEffect: Hashable, Sendable {
  /// Code sets a property or calls a method that changes the object, or a class overrides the member.
  case change(String)
  /// Code passes the object to code that was not followed, or a class passes itself.
  case handedOver
  /// Code adds constraints to the object.
  case constrained
  /// Code iterates over its subviews or constraints; what it does to them counts apart, as ``content(_:)``.
  case walked
  /// Code has an effect on the views in it, which it finds by iterating over its subviews or constraints.
  case content(CodeEffect)
  /// Code hides or removes the object before it is first shown, on every path.
  case hiddenAtLoad
  /// Code sets the frame after layout.
  case placed

  /// The effect on a view whose subview has this effect.
  package var inContent: Self { if case .content = self { self } else { .content(self) } }

  /// Returns the changes of members.
  package static func changes(_ members: String...) -> Set<Self> { Set(members.map(change)) }
}

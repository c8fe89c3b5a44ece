/// A statement of an app's code that has an effect on an object of a storyboard or xib.
package struct CodeEffectOrigin: Hashable, Sendable {
  /// The full name of the type that has the outlet or member, or that changes itself; empty if it is not known.
  package var owner: String
  /// The effect.
  package var effect: CodeEffect
  /// The first statement with the effect, or the call that leads to it.
  package var location: SourceLocation

  /// Creates an origin.
  package init(owner: String, effect: CodeEffect, location: SourceLocation) {
    (self.owner, self.effect, self.location) = (owner, effect, location)
  }
}

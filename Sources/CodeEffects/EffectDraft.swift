internal import AuditModel
internal import SwiftTrees

/// An effect on a view as seen in one file, before its calls are followed into other files.
indirect enum EffectDraft: Hashable, Sendable {
  case effect(CodeEffect)
  /// A function of the app changes the view.
  case call(Callee)
  /// A function gets the view of a controller; only effects of code that was read count.
  case readCall(Callee)
  /// A property of another value, with this name, stores the view.
  case kept(String)
  /// An effect on the views in the view, which code finds by iterating over them.
  case content(EffectDraft)

  /// A function that may change a view.
  enum Callee: Hashable, Sendable {
    /// A method or property of an extension, called on the view.
    case member(String)
    /// A function that gets the view as an argument.
    case argument(ParameterName)
  }

  /// The effect on a view whose subview has this effect.
  var inContent: Self { if case .content = self { self } else { .content(self) } }

  static let handedOver = Self.effect(.handedOver)

  /// Returns the effect of setting a property or calling a method.
  static func change(_ member: String) -> Self { .effect(.change(member)) }
}

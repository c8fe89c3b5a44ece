internal import AuditModel
internal import SwiftTrees

/// An effect on a view as one file shows it, before the calls in it are followed through all files.
enum EffectDraft: Hashable, Sendable {
  case effect(CodeEffect)
  /// A function of the app changes the view.
  case call(Callee)
  /// A function gets the view of a controller, of which only what read code does with it counts.
  case readCall(Callee)
  /// A property of another value, by its name, keeps the view.
  case kept(String)

  /// A function that may change a view.
  enum Callee: Hashable, Sendable {
    /// A method or property of an extension, called on the view.
    case member(String)
    /// A function that gets the view as an argument.
    case argument(ParameterName)
  }

  static let handedOver = Self.effect(.handedOver)

  /// Code sets a property, or calls a method that changes the view.
  static func change(_ member: String) -> Self { .effect(.change(member)) }
}

internal import SwiftTrees

/// A font or view that the sources do not declare, but that the configuration can describe.
package enum UnknownDeclaration: Hashable, Sendable {
  /// A font's name in code, such as `theme.title`.
  case font(String)
  /// An argument of a view that may draw a text; `_` is the first unlabelled argument.
  case view(String, argument: String)
}

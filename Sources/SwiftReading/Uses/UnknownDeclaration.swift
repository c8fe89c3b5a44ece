internal import SwiftTrees

/// A font or view whose declaration is not in the sources, which the configuration can describe.
package enum UnknownDeclaration: Hashable, Sendable {
  /// A font as code names it, such as `theme.title`.
  case font(String)
  /// An argument of a view that may draw a text; `_` is the first one without a label.
  case view(String, argument: String)
}

/// A declaration that the sources do not show or that is not understood, but that the section `sources` of a
/// configuration can describe.
public enum UnknownDeclaration: Hashable, Codable, Sendable {
  /// A font's name in code, such as `theme.title`, `Theme.font(_:)` or `Theme.font(.title)`.
  case font(String)
  /// An argument of a view that may draw a text; `_` is the first unlabelled argument.
  case view(String, argument: String)
  /// A modifier, style or container that may change the fonts and sizes of the views in it.
  case surroundings(String)
  /// A function that may localize its first argument, or the string that it extends, such as `String.localized`.
  case localizer(String)
}

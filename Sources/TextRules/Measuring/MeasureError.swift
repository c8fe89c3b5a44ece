public import DynamicType

/// The reason why a measurement cannot be made.
public enum MeasureError: Error, CustomStringConvertible {
  /// The platform's type scale has no size for a style at a category.
  case noSuchCell(style: TextStyle, category: ContentSizeCategory, scale: TypeScale)

  /// The missing size, as a clause.
  public var what: String {
    switch self {
    case .noSuchCell(let style, let category, let scale):
      let name = scale.platform.displayName
      if scale.categories(of: style).isEmpty { return "\(name) has no text style \(style.rawValue)" }
      return "\(name) publishes no size for \(style.rawValue) at \(category.rawValue)"
    }
  }

  /// The available alternatives.
  public var remedy: String {
    switch self {
    case .noSuchCell(let style, _, let scale):
      let held = scale.categories(of: style)
      if held.isEmpty { return "choose one of \(scale.styles.map(\.rawValue).joined(separator: ", "))" }
      return "choose one of its categories: \(held.map(\.rawValue).joined(separator: ", "))"
    }
  }

  /// The missing size and the available alternatives.
  public var description: String { "\(what); \(remedy)" }
}

public import DynamicType

/// Why a measurement cannot be made.
public enum MeasureError: Error, CustomStringConvertible {
  /// The platform's type scale has no size for a style at a category.
  case noSuchCell(style: TextStyle, category: ContentSizeCategory, scale: TypeScale)

  /// What is wrong and what there is.
  public var description: String {
    switch self {
    case .noSuchCell(let style, let category, let scale):
      let name = scale.platform.displayName
      let held = scale.categories.filter { scale.size(style, $0) != nil }
      if held.isEmpty {
        let styles = scale.styles.map(\.rawValue).joined(separator: ", ")
        return "\(name) has no text style \(style.rawValue); choose one of \(styles)"
      }
      let names = held.map(\.rawValue).joined(separator: ", ")
      return "\(name) publishes no size for \(style.rawValue) at \(category.rawValue); choose one of \(names)"
    }
  }
}

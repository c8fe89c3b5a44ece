internal import SwiftTrees
internal import Vocabulary

/// The smallest width of a control of SwiftUI that the system draws in one size.
///
/// Source: `control-sizes.csv`.
struct ControlSize: Sendable {
  /// The width, in points.
  let width: Double
  /// The first major version of iOS from which it is not known; nil if it holds in every version.
  private let before: Int?

  private static let all: [String: ControlSize] = {
    let table = TableDecoder(EmbeddedResources.control_sizes_csv, name: "control-sizes")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { row in
        let size = ControlSize(width: row.number("width"), before: row.optionalNumber("before").map { Int($0) })
        return (row["control"] ?? "", size)
      })
  }()

  /// Returns the smallest width of a control in the style of the system, in points; 0 if it is not known.
  static func least(of view: SourceNode, _ binder: Binder) -> Double {
    guard let size = all[view.name], size.before.map({ (view.tree.latestSystem ?? 0) < $0 }) ?? true,
      view.isInSystemStyle(binder)
    else { return 0 }
    return size.width
  }

  /// Whether the sizes of a control's kind are known.
  static func isKnown(_ name: String) -> Bool { all[name] != nil }
}

extension SourceNode {
  /// Whether no code around a control in its file may draw it in another style or size.
  fileprivate func isInSystemStyle(_ binder: Binder) -> Bool {
    // A bar of progress is as wide as the view around it; an indicator has no value.
    if name == "ProgressView", !arguments.isEmpty || child(.trailing) != nil { return false }
    let names = ["controlSize", "toggleStyle", "progressViewStyle"]
    return !tree.names.contains { names.contains($0) } && !modifiers.contains { binder.isOwnModifier($0) }
  }
}

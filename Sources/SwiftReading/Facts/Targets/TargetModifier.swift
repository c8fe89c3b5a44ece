internal import SwiftTrees
internal import Vocabulary

/// The modifiers that leave the area as it is in which a view reacts to taps.
///
/// Source: `target-modifiers.csv`.
enum TargetModifier {
  private static let keeping: Set<String> = {
    let table = TableDecoder(EmbeddedResources.target_modifiers_csv, name: "target-modifiers")
    return Set(table.rows.compactMap { $0["modifier"] })
  }()

  /// Returns whether a modifier of SwiftUI with a name keeps the area.
  static func keepsTarget(_ name: String) -> Bool { keeping.contains(name) }
}

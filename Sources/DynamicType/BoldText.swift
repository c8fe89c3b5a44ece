internal import Vocabulary

/// The font weights with the reader's Bold Text setting on, which are never lighter than without it.
///
/// CoreText's own mapping is private. The embedded `bold-text.csv` contains the weights that two public
/// reimplementations agree on (regular to semibold, medium to bold, semibold to heavy …). A style with other weights
/// can have its own row. Custom fonts do not follow the setting by themselves.
public struct BoldText: Hashable, Sendable {
  /// The embedded table.
  public static let standard = BoldText(TableDecoder(EmbeddedResources.bold_text_csv, name: "bold-text"))

  private struct Key: Hashable {
    /// The style; nil for every style without its own row.
    let style: TextStyle?
    let weight: FontWeight
  }

  private let weights: [Key: FontWeight]

  init(_ table: TableDecoder) {
    let pairs = table.rows.map { row in
      let style = row["style"] == "any" ? nil : row.value("style", as: TextStyle.self)
      let key = Key(style: style, weight: row.value("weight", as: FontWeight.self))
      return (key, row.value("bold_text_weight", as: FontWeight.self))
    }
    weights = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the weight that is drawn when Bold Text is on.
  ///
  /// - Parameters:
  ///   - weight: The weight without the setting.
  ///   - style: The text style; nil for text that has none.
  /// - Returns: The weight with the setting: `weight` or a heavier one.
  public func weight(_ weight: FontWeight, style: TextStyle? = nil) -> FontWeight {
    let own = style.flatMap { weights[Key(style: $0, weight: weight)] }
    return max(weight, own ?? weights[Key(style: nil, weight: weight)] ?? weight)
  }
}

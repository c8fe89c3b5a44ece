internal import Vocabulary

extension TypeScale {
  /// The scale as rows for ``ScaleLint``, numbered from 1.
  public var rows: [ScaleRow] {
    let cells = styles.flatMap { style in categories(of: style).compactMap { size(style, $0) } }
    return cells.enumerated().map { index, cell in
      ScaleRow(
        line: index + 1, style: cell.style, category: cell.category, size: cell.size, leading: cell.leading,
        weight: cell.weight, tracking: cell.tracking)
    }
  }

  /// The historical type scale of iOS 7.0: sizes and weights of five styles from XS to XXXL, numbered from 1.
  ///
  /// Source: a simulator log of October 2013 (`dynamic-type-ios7.csv`). No source was found for the leading, tracking
  /// and accessibility sizes of that release.
  public static let ios7: [ScaleRow] = TableDecoder(
    EmbeddedResources.dynamic_type_ios7_csv, name: "dynamic-type-ios7"
  ).rows.enumerated().map { index, row in
    ScaleRow(
      line: index + 1, style: row.value("style", as: TextStyle.self),
      category: row.value("category", as: ContentSizeCategory.self), size: row.number("size_pt"),
      weight: row.value("weight", as: FontWeight.self))
  }
}

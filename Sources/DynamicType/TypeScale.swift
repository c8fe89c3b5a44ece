public import Vocabulary

/// The text styles of a platform, at every size category for which Apple published a size.
///
/// A cell that was never published is absent. visionOS has no published table and uses the cells of iOS, each marked
/// as ``TypeSize/estimated``.
///
/// Source: HIG Typography, Specifications. The head of each embedded table lists the copies that were compared.
public struct TypeScale: Hashable, Sendable {
  /// The platform that the scale is for.
  public let platform: Platform
  /// The styles in the table, in the guidelines' order.
  public let styles: [TextStyle]
  /// The categories in the table, from the smallest to the largest; only `default` on macOS and tvOS.
  public let categories: [ContentSizeCategory]
  private let cells: [Cell: TypeSize]

  private struct Cell: Hashable {
    let style: TextStyle
    let category: ContentSizeCategory
  }

  /// Looks up the scale of a platform, which is decoded once per process.
  ///
  /// - Parameter platform: The platform.
  public init(platform: Platform) {
    guard let scale = Self.all[platform] else {
      preconditionFailure("the type scale of \(platform.rawValue) was not decoded")
    }
    self = scale
  }

  /// Looks up a style at a category.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The size category.
  /// - Returns: The cell; nil if Apple never published it.
  public func size(_ style: TextStyle, _ category: ContentSizeCategory) -> TypeSize? {
    cells[Cell(style: style, category: category)]
  }

  /// The cell of a style at a category; nil if Apple never published it.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The size category.
  public subscript(style: TextStyle, category: ContentSizeCategory) -> TypeSize? { size(style, category) }

  /// Returns the categories at which a style has a size, from the smallest to the largest.
  ///
  /// - Parameter style: The style.
  /// - Returns: The categories; empty if the platform does not have the style.
  public func categories(of style: TextStyle) -> [ContentSizeCategory] {
    categories.filter { size(style, $0) != nil }
  }

  /// Returns the scaling of custom fonts and lengths with a style at a category.
  ///
  /// - Parameters:
  ///   - style: The style; UIFontMetrics' default is `body`.
  ///   - category: The size category.
  /// - Returns: The scaling; nil if this scale does not have the cell.
  public func scaling(_ style: TextStyle = .body, _ category: ContentSizeCategory) -> FontScaling? {
    guard let base = size(style, platform.defaultCategory), let cell = size(style, category) else { return nil }
    return FontScaling(leading: cell.effectiveLeading, baseLeading: base.effectiveLeading)
  }

  /// Parses a comma-separated list of this platform's styles.
  ///
  /// - Parameter list: Names as for ``TextStyle/init(name:)``, or `all`.
  /// - Returns: The styles in table order, without duplicates; never empty.
  /// - Throws: ``UnknownName`` for an unknown name or a style that the platform does not have.
  public func styles(named list: String) throws(UnknownName) -> [TextStyle] {
    let asked = try TextStyle.names.list(list, groups: ["all": styles])
    if let absent = asked.first(where: { !styles.contains($0) }) {
      throw UnknownName(
        absent.rawValue, kind: "a text style of \(platform.displayName)", known: styles.map(\.rawValue))
    }
    return asked
  }

  /// Parses a comma-separated list of this platform's categories.
  ///
  /// - Parameter list: Names as for ``ContentSizeCategory/init(name:)``, or groups; a group means the categories of
  ///   the group that the platform has.
  /// - Returns: The categories from the smallest to the largest, without duplicates; never empty.
  /// - Throws: ``UnknownName`` for an unknown name or a category that the platform does not have.
  public func categories(named list: String) throws(UnknownName) -> [ContentSizeCategory] {
    let groups = [
      "all": categories, "standard": categories.filter(ContentSizeCategory.standard.contains),
      "accessibility": categories.filter(\.isAccessibilityCategory),
    ]
    let asked = try ContentSizeCategory.names.list(list, groups: groups)
    let absent = asked.first(where: { !categories.contains($0) })
    if absent != nil || asked.isEmpty {
      throw UnknownName(
        absent?.rawValue ?? list, kind: "a size category of \(platform.displayName)", known: categories.map(\.rawValue))
    }
    return asked
  }
}

extension TypeScale {
  private static let all = Dictionary(
    uniqueKeysWithValues: Platform.allCases.map { ($0, TypeScale(decoding: $0)) })

  private init(decoding platform: Platform) {
    let tables = Self.tables(of: platform)
    let tracking = Tracking(platform: platform)
    let rows = tables.flatMap { table in table.rows.map { (row: $0, title: table.head["title"] ?? "") } }
    var leadings: [Double: Set<Double>] = [:]
    for (row, _) in rows where row["leading_pt"] != nil {
      leadings[row.number("size_pt"), default: []].insert(row.number("leading_pt"))
    }
    var cells: [Cell: TypeSize] = [:]
    for (row, title) in rows {
      let size = row.number("size_pt")
      let leading = row.optionalNumber("leading_pt")
      let usual = leadings[size].flatMap { $0.count == 1 ? $0.first : nil }
      let usualSource = usual == nil ? "the font's line height" : "that of other styles at this size"
      var source = title
      if leading == nil { source += "; no published leading, \(usualSource) is used" }
      if !tracking.isPublished(at: size) { source += "; tracking between listed sizes, interpolated" }
      if platform.usesIOSTable { source += "; substitute for \(platform.displayName), which has no published table" }
      let cell = Cell(
        style: row.value("style", as: TextStyle.self), category: row.value("category", as: ContentSizeCategory.self))
      precondition(cells[cell] == nil, "\(row.place) repeats a cell")
      cells[cell] = TypeSize(
        style: cell.style, category: cell.category, size: size, leading: leading,
        effectiveLeading: leading ?? usual ?? size * TypeSize.lineHeightRatio, tracking: tracking.points(at: size),
        weight: row.value("weight", as: FontWeight.self),
        emphasizedWeight: row.optionalValue("emphasized_weight", as: FontWeight.self),
        estimated: platform.usesIOSTable || leading == nil || !tracking.isPublished(at: size), source: source)
    }
    self.platform = platform
    self.cells = cells
    styles = TextStyle.allCases.filter { style in cells.keys.contains { $0.style == style } }
    categories = ContentSizeCategory.allCases.filter { category in cells.keys.contains { $0.category == category } }
  }

  /// The edition of the guidelines that the sizes come from, such as `HIG change log of 2025-12-16`.
  public static var edition: String { iosTable.edition }

  private static var iosTable: TableDecoder {
    TableDecoder(EmbeddedResources.dynamic_type_ios_csv, name: "dynamic-type-ios")
  }

  private static func tables(of platform: Platform) -> [TableDecoder] {
    switch platform {
    case .ios, .visionos:
      [
        iosTable,
        TableDecoder(EmbeddedResources.extra_large_titles_ios17_csv, name: "extra-large-titles-ios17"),
      ]
    case .watchos: [TableDecoder(EmbeddedResources.dynamic_type_watchos_csv, name: "dynamic-type-watchos")]
    case .macos: [TableDecoder(EmbeddedResources.macos_text_styles_csv, name: "macos-text-styles")]
    case .tvos: [TableDecoder(EmbeddedResources.tvos_text_styles_csv, name: "tvos-text-styles")]
    }
  }
}

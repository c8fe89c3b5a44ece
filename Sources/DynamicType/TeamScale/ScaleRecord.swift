internal import Vocabulary

/// A row of a team's scale file as unparsed text, independent of the file format.
public struct ScaleRecord: Hashable, Sendable {
  /// The names of the columns of a scale file; in the file, each name may end in `_pt`.
  public static let columns = ["style", "category", "size", "leading", "weight", "tracking"]

  /// The line in the file, from 1.
  public let line: Int
  /// The cells by column name; absent and blank cells are equivalent.
  public let fields: [String: String]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - line: The line in the file, from 1.
  ///   - fields: The cells by column name, as ``column(_:)`` returns it.
  public init(line: Int, fields: [String: String]) {
    self.line = line
    self.fields = fields
  }

  /// Returns the column that a heading or key refers to, in any letter case and with or without `_pt`.
  ///
  /// - Parameter heading: The heading or key in the file.
  /// - Returns: One of ``columns``; nil for anything else.
  public static func column(_ heading: String) -> String? {
    var name = heading.lowercased().filter { !$0.isWhitespace }
    if name.hasSuffix("_pt") { name.removeLast(3) }
    return columns.contains(name) ? name : nil
  }

  /// Parses the cells of the record.
  ///
  /// In the style column, `navigationTitle`, `navigation` and `barButton` mean the text of a navigation bar. Only such
  /// a row may have a blank category, because bar text has a single size.
  ///
  /// - Parameter platform: The platform of the scale; its default category replaces a blank one.
  /// - Returns: The row.
  /// - Throws: ``ScaleIssue`` about the first cell that cannot be parsed.
  public func row(platform: Platform = .ios) throws(ScaleIssue) -> ScaleRow {
    let isNavigation = Self.navigationNames.contains((cell("style") ?? "").lowercased())
    let style = isNavigation ? nil : try required("style", TextStyle.init(name:))
    let category =
      isNavigation && cell("category") == nil
      ? platform.defaultCategory : try required("category", ContentSizeCategory.init(name:))
    guard let size = try number("size", positive: true) else { throw missing("size") }
    return ScaleRow(
      line: line, style: style, category: category, size: size, leading: try number("leading", positive: true),
      weight: cell("weight") == nil ? nil : try required("weight", FontWeight.init(name:)),
      tracking: try number("tracking", positive: false))
  }

  private static let navigationNames = ["navigationtitle", "navigation", "barbutton"]

  private func cell(_ column: String) -> String? {
    guard let cell = fields[column], cell.contains(where: { !$0.isWhitespace }) else { return nil }
    return cell
  }

  private func missing(_ column: String) -> ScaleIssue {
    ScaleIssue(.error, line: line, message: "the row has no \(column)", remedy: "give it one, or delete the row")
  }

  private func required<Value>(
    _ column: String, _ make: (String) throws(UnknownName) -> Value
  ) throws(ScaleIssue) -> Value {
    guard let cell = cell(column) else { throw missing(column) }
    do {
      return try make(cell)
    } catch {
      throw ScaleIssue(
        .error, line: line, message: "\(error)", remedy: "use one of these names; the row is not checked")
    }
  }

  private func number(_ column: String, positive: Bool) throws(ScaleIssue) -> Double? {
    guard let cell = cell(column) else { return nil }
    let text = cell.filter { !$0.isWhitespace }
    if let number = Double(text), number.isFinite, abs(number) <= Self.largest, number > 0 || !positive {
      return number
    }
    throw ScaleIssue(
      .error, line: line,
      message: "\(column) \"\(cell.prefix(40))\" is not a \(positive ? "positive " : "")number of points",
      remedy: "write a number such as 17 or 20.5; the row is not checked")
  }

  /// The largest accepted number, in points; a larger one is certainly a mistake.
  private static let largest = 10_000.0
}

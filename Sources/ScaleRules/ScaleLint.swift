public import DynamicType
internal import RuleKit

/// A checker of a team's own type scale, by the current guidelines and by those for iOS 7.
public struct ScaleLint: Sendable {
  /// The platform of the scale.
  public let platform: Platform

  /// Creates a checker.
  ///
  /// - Parameter platform: The platform of the scale, which determines the minimum and default sizes.
  public init(platform: Platform = .ios) {
    self.platform = platform
  }

  /// Checks a scale.
  ///
  /// - Parameters:
  ///   - rows: The rows that could be read.
  ///   - issues: Issues from the reader, to be included in the report.
  ///   - file: The file of the rows, or `-` if there is none.
  /// - Returns: The outcome of every rule, and the issues of the rows themselves.
  public func check(_ rows: [ScaleRow], issues: [ScaleIssue] = [], file: String = "-") -> ScaleLintReport {
    let sheet = ScaleSheet(platform: platform, rows: rows, issues: issues, file: file)
    let results = RuleRegistry.scales.map { result(of: $0, on: sheet) }
    let all = issues + duplicates(in: sheet) + strangers(in: sheet) + gaps(in: sheet)
    return ScaleLintReport(
      platform: platform, rows: sheet.rows.count, results: results, issues: all.sorted { $0.line < $1.line })
  }

  private func result(of rule: any ScaleRule, on sheet: ScaleSheet) -> ScaleLintReport.Result {
    let verdict = rule.verdict(on: sheet)
    return ScaleLintReport.Result(
      rule: rule.descriptor, era: type(of: rule).era, outcome: rule.outcome(of: verdict, in: sheet.file),
      checked: verdict.checked, unchecked: verdict.unchecked)
  }

  private func duplicates(in sheet: ScaleSheet) -> [ScaleIssue] {
    sheet.duplicates.map { row in
      let first = row.style.flatMap { sheet.row($0, row.category) }?.line ?? row.line
      return ScaleIssue(
        .warning, line: row.line,
        message: "\(row.styleName) at \(row.category.shortName) is already on line \(first); this row is not checked",
        remedy: "keep one of the two")
    }
  }

  private func strangers(in sheet: ScaleSheet) -> [ScaleIssue] {
    let known = TypeScale(platform: platform)
    return sheet.rows.filter { !known.categories.contains($0.category) }.map { row in
      ScaleIssue(
        .warning, line: row.line,
        message: "\(platform.displayName) has no published size category \(row.category.rawValue)",
        remedy: "it has \(known.categories.map(\.rawValue).joined(separator: " "))")
    }
  }

  private func gaps(in sheet: ScaleSheet) -> [ScaleIssue] {
    let scale = TypeScale(platform: platform)
    return sheet.styles.compactMap { style in
      // Only categories that Apple publishes for the style are expected.
      let expected = scale.categories(of: style)
      let absent = expected.filter { sheet.row(style, $0) == nil }.map(\.shortName)
      guard !absent.isEmpty, let row = sheet.rows.first(where: { $0.style == style }) else { return nil }
      return ScaleIssue(
        .warning, line: row.line, message: "\(style.rawValue) has no row for \(absent.joined(separator: " "))",
        remedy: "add the rows; missing rows are not checked")
    }
  }
}

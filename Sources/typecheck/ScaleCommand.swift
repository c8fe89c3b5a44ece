import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The command `typecheck scale`, which shows the type scale or compares a team's own scale with the guidelines.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Prints the type scale, or checks a team's own scale against the guidelines (--lint).",
    discussion: "Example: typecheck scale --style body,headline --category standard")

  @Option(help: "Platform: ios, watchos, macos, tvos or visionos.", completion: .cases(Platform.self))
  var platform = "ios"

  @Option(help: ArgumentHelp("Text styles, comma-separated.", valueName: "list"), completion: .cases(TextStyle.self))
  var style = "all"

  @Option(
    help: ArgumentHelp(
      "Size categories: names, XS…AX5, all, standard, accessibility; comma-separated.", valueName: "list"),
    completion: .categories)
  var category = "all"

  @Option(help: ArgumentHelp("A custom font; needs --size.", valueName: "file"), completion: .file())
  var font: String?

  @Option(help: ArgumentHelp("The custom font's size at Large, in points.", valueName: "pt"))
  var size: Double?

  @Flag(help: "With the Bold Text setting on.")
  var boldText = false

  @Option(help: ArgumentHelp("A value to scale with UIFontMetrics, in points.", valueName: "pt"))
  var value: Double?

  @Option(help: ArgumentHelp("Pixels per point, for rounding --value.", valueName: "n"))
  var displayScale = 3.0

  @Option(
    help: ArgumentHelp("A team's own scale (CSV or JSON) to check against the guidelines.", valueName: "file"),
    completion: .file())
  var lint: String?

  @OptionGroup
  var output: PrintOptions

  @OptionGroup(title: "Limits")
  var limits: UsageLimitOptions

  func validate() throws {
    for (option, number) in [("--size", size), ("--value", value), ("--display-scale", displayScale)] {
      guard let number, !(number.isFinite && number > 0 && number <= 100_000) else { continue }
      throw ValidationError(
        "\(option) \(CommandWords.number(number)) is not a usable number; give one above 0 and up to 100,000")
    }
    try output.validate(against: [font, lint].compactMap { $0 })
    try NamedFile.check(font, lint)
    if font != nil, size == nil { throw ValidationError("--font needs --size PT, the font's size at Large") }
    try Named.checked {
      let scale = TypeScale(platform: try Platform(name: platform))
      _ = try (scale.styles(named: style), scale.categories(named: category))
    }
  }

  func run() throws {
    limits.watch(RunLimits(work: "reading the scale", remedy: "use a smaller file"))
    let platform = try Platform(name: platform)
    if let lint { return try ScaleLintRun(platform: platform, path: lint, output: output).run() }
    let scale = TypeScale(platform: platform)
    let table = ScaleTable(
      scale: scale, styles: try scale.styles(named: style), categories: try scale.categories(named: category),
      boldText: boldText, customFont: try customFont(), value: value, displayScale: displayScale)
    let json = JSONObject(output: ["platform": platform.rawValue, "rows": table.rows])
    try output.print(json, text: text(of: table))
    if table.rows.isEmpty {
      throw StandardStreams.stop("\(platform.displayName) publishes none of these sizes; try --style all")
    }
  }

  private func customFont() throws -> ScaleTable.CustomFont? {
    guard let size else { return nil }
    guard let font else { return ScaleTable.CustomFont(size: size) }
    let inspection = try FontInspection(file: FontFile(path: font, mostBytes: FontFile.mostBytes))
    return ScaleTable.CustomFont(size: size, lineHeightRatio: inspection.ascender + inspection.descender)
  }

  private func text(of table: ScaleTable) -> String {
    var header = ["style", "category", "size", "leading", "tracking", "weight", "emphasized", "line height"]
    if value != nil { header.append("value") }
    var columns = TextTable(header)
    for row in table.rows {
      var cells = [
        row.style.rawValue, row.category.shortName, row.size.shown, row.leading?.shown ?? "-", row.tracking.shown,
        row.weight?.rawValue ?? "-", row.emphasizedWeight?.rawValue ?? "-", row.lineHeight?.shown ?? "-",
      ]
      if value != nil { cells.append(row.value?.shown ?? "-") }
      columns.append(cells)
    }
    var lines = [columns.text, ""]
    let sources = Dictionary(grouping: table.rows, by: \.source)
    for (source, rows) in sources.sorted(by: { $0.key < $1.key }) {
      lines.append("Source of \(rows.count) rows\(rows.allSatisfy(\.estimated) ? ", estimated" : ""): \(source)")
    }
    if !table.absent.isEmpty {
      lines.append("Not published by Apple, so not shown: \(table.absent.count) cells")
    }
    return lines.joined(separator: "\n")
  }
}

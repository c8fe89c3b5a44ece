import AssetFiles
public import AuditModel
import ColorRules
import LayoutRules
import Pictures
import RuleKit

/// A pipeline that checks palettes and returns a report, like `typecheck palette`.
public struct PalettePipeline: Sendable {
  /// The OKLCH chroma above which a pixel of a picture counts as strongly coloured.
  ///
  /// Our own choice: sRGB's blue has 0.31 and its red 0.26, while the greys and tints of a page stay below 0.1.
  public static let chromaThreshold = 0.15

  /// The default conditions of verdicts.
  public var conditions: ColorConditions
  /// The conditions that the user set, which take precedence over those in a palette's file.
  public var stated: Palette.StatedConditions
  /// The ids of the rules to apply; nil means all rules that are not opt-in.
  public var rules: Set<String>?
  /// Whether to check UIKit's system colours instead of files.
  public var isSystem: Bool
  /// Whether to also check colours for the App Store's *Sufficient Contrast* label.
  public var isSufficientContrast = false
  /// The colours to check as a separate palette; see `ArgumentPalette`.
  public var colors: [NamedColor] = []

  /// Whether links in folders may lead out of them.
  public var readsOutside = false

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - conditions: The default conditions of verdicts.
  ///   - stated: The conditions that the user set, which take precedence over those in a palette's file.
  ///   - rules: The ids of the rules to apply; nil means all rules that are not opt-in.
  ///   - isSystem: Whether to check UIKit's system colours instead of files.
  public init(
    conditions: ColorConditions = ColorConditions(), stated: Palette.StatedConditions = Palette.StatedConditions(),
    rules: Set<String>? = nil, isSystem: Bool = false
  ) {
    self.conditions = conditions
    self.stated = stated
    self.rules = rules
    self.isSystem = isSystem
  }

  /// Reads and checks palettes.
  ///
  /// A named file that cannot be read becomes an input issue, and a found one a finding. The others are still checked.
  ///
  /// - Parameter inputs: Files or folders; empty for UIKit's system colours, or for ``colors`` alone.
  /// - Returns: The report.
  public func run(_ inputs: [String]) -> AuditReport {
    var watch = Stopwatch()
    var report = AuditReport(version: TypeCheckVersion.current, platform: "ios", container: nil)
    var catalog = PaletteCatalog()
    if isSystem {
      catalog.palettes = [SystemPalette.palette(stated.generation ?? conditions.generation)]
    } else {
      catalog = inputs.isEmpty ? PaletteCatalog() : PaletteLoader.load(inputs: inputs, readsOutside: readsOutside)
      if !colors.isEmpty { catalog.palettes.insert(ArgumentPalette.palette(colors), at: 0) }
    }
    report.inputIssues = catalog.issues
    report.leftOut = catalog.leftOut
    report.filesRead = catalog.filesRead
    let read = catalog.pictures.map(picture)
    let pictures = read.flatMap(\.pictures)
    report.filesRead += pictures.count
    report.inputIssues += read.flatMap(\.inputIssues)
    watch.end("read")
    var auditor = PaletteAuditor(conditions: conditions, stated: stated, rules: rules)
    auditor.countsSufficientContrast = isSufficientContrast
    report.add(auditor.audit(catalog.palettes, pictures: pictures))
    if let contrast = report.sufficientContrast { report.notes += contrast.notes }
    if catalog.palettes.allSatisfy(\.colors.isEmpty), pictures.isEmpty, report.inputIssues.isEmpty {
      report.inputIssues.append(
        InputIssue(
          noneOf: "colour", inFiles: catalog.filesRead, of: inputs,
          remedy: "name asset catalogs, palette files or design tokens that contain colours"))
    }
    report.move(FoundFiles(inputs), by: FileAuditor(rules: rules))
    watch.end("judge")
    report.timings = watch.laps
    return report
  }

  /// Returns the measurement of a picture, or an input issue if it cannot be read.
  private func picture(_ path: String) -> PartialResult {
    var result = PartialResult()
    do {
      let reader = try PictureReader(path: path)
      var area = ChromaArea(threshold: Self.chromaThreshold)
      try reader.forEachRow { area.add($0) }
      result.pictures = [
        PictureMeasurement(
          location: SourceLocation(startOf: path), width: reader.width, height: reader.height,
          chromaThreshold: Self.chromaThreshold, strongShare: area.share)
      ]
    } catch {
      result.inputIssues = [InputIssue(picture: path, error)]
    }
    return result
  }
}

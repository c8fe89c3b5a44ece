public import AuditModel
import Catalogs
import ColorRules
import Pictures

/// From palettes to a report in one call: what `typecheck palette` does, for other programs.
public struct PalettePipeline: Sendable {
  /// The OKLCH chroma from which on a pixel of a picture counts as strongly coloured.
  ///
  /// Own choice: of sRGB's primaries blue has 0.31 and red 0.26; the greys and tints of a page stay below 0.1.
  public static let chromaThreshold = 0.15

  /// What verdicts depend on where neither a file nor the user says otherwise.
  public var conditions: ColorConditions
  /// What the user says; comes before what a palette's own file says.
  public var stated: Palette.StatedConditions
  /// Identifiers of the rules that judge; nil is every rule that needs not be asked for.
  public var rules: Set<String>?
  /// Whether UIKit's own colours are judged instead of files.
  public var isSystem: Bool
  /// Whether colours are held against the App Store's *Sufficient Contrast* too.
  public var isSufficientContrast = false
  /// Colours that are judged as a palette of their own, see `ArgumentPalette`.
  public var colors: [NamedColor] = []

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - conditions: What verdicts depend on where nothing else is said.
  ///   - stated: What the user says; comes before what a palette's own file says.
  ///   - rules: Identifiers of the rules that judge.
  ///   - isSystem: Whether UIKit's own colours are judged instead of files.
  public init(
    conditions: ColorConditions = ColorConditions(), stated: Palette.StatedConditions = Palette.StatedConditions(),
    rules: Set<String>? = nil, isSystem: Bool = false
  ) {
    self.conditions = conditions
    self.stated = stated
    self.rules = rules
    self.isSystem = isSystem
  }

  /// Reads, measures and judges.
  ///
  /// A file that cannot be read is an input issue of the report; the others are judged all the same.
  ///
  /// - Parameter inputs: Files or folders; none for UIKit's own colours, or for ``colors`` alone.
  /// - Returns: The report.
  public func run(_ inputs: [String]) -> AuditReport {
    let clock = ContinuousClock()
    let start = clock.now
    var report = AuditReport(version: TypeCheckVersion.current, platform: "ios", container: nil)
    var catalog = PaletteCatalog()
    if isSystem {
      catalog.palettes = [SystemPalette.palette(stated.generation ?? conditions.generation)]
    } else {
      catalog = inputs.isEmpty ? PaletteCatalog() : PaletteLoader.load(inputs: inputs)
      if !colors.isEmpty { catalog.palettes.insert(ArgumentPalette.palette(colors), at: 0) }
    }
    report.inputIssues = catalog.issues
    report.leftOut = catalog.leftOut
    report.filesRead = catalog.filesRead
    let pictures = catalog.pictures.compactMap { picture($0, &report) }
    let read = clock.now
    var auditor = PaletteAuditor(conditions: conditions, stated: stated, rules: rules)
    auditor.countsSufficientContrast = isSufficientContrast
    auditor.audit(catalog.palettes, pictures: pictures, into: &report)
    if let contrast = report.sufficientContrast {
      report.notes += SufficientContrastNotes(contrast: contrast).list
    }
    if catalog.palettes.allSatisfy(\.colors.isEmpty), pictures.isEmpty, report.inputIssues.isEmpty {
      report.inputIssues.append(
        InputIssue(
          noneOf: "colour", inFiles: catalog.filesRead, of: inputs,
          remedy: "name asset catalogs, palette files or design tokens that hold colours"))
    }
    report.timings = ["judge": (clock.now - read) / .seconds(1), "read": (read - start) / .seconds(1)]
    return report
  }

  /// What a picture comes to; nil with an input issue where it cannot be read.
  private func picture(_ path: String, _ report: inout AuditReport) -> PictureMeasurement? {
    do {
      let reader = try PictureReader(path: path)
      var area = ChromaArea(threshold: Self.chromaThreshold)
      try reader.forEachRow { area.add($0) }
      report.filesRead += 1
      return PictureMeasurement(
        location: SourceLocation(file: path, line: 1, column: 1), width: reader.width, height: reader.height,
        chromaThreshold: Self.chromaThreshold, strongShare: area.share)
    } catch {
      report.inputIssues.append(InputIssue(picture: path, error))
      return nil
    }
  }
}

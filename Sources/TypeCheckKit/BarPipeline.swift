import Audit
public import AuditModel
import ColorContrast
import Pictures

/// From a bar to a report in one call: what `typecheck bar` does, for other programs.
public struct BarPipeline: Sendable {
  /// Where a bar stands that is no file's.
  public static let location = SourceLocation(file: "command-line", line: 1, column: 1)

  /// The bar.
  public var bar: PaletteBar
  /// Whether only dark or only light appearances count; nil is both.
  public var isDark: Bool?
  /// The part of a picture that the bar covers; nil is all of it.
  public var strip: BackdropPicture.Part?

  /// Creates a pipeline for a bar in all appearances.
  ///
  /// - Parameter bar: The bar.
  public init(bar: PaletteBar) { self.bar = bar }

  /// Measures and judges.
  ///
  /// A picture that cannot be read is an input issue of the report; the others are measured all the same.
  ///
  /// - Parameter backdrops: Pictures that lie behind the bar.
  /// - Returns: The report.
  public func run(backdrops: [String] = []) -> AuditReport {
    var report = AuditReport(version: TypeCheckVersion.current, platform: "ios", container: nil)
    let conditions = ColorConditions()
    var measurement = BarMeasurer(conditions: conditions).measure(bar)
    if let isDark { measurement.readings.removeAll { $0.appearance.isDark != isDark } }
    var palette = Palette(name: bar.name, location: bar.location, colors: [])
    palette.bars = [bar]
    report.palettes = [PaletteMeasurement(palette: palette, conditions: conditions, bars: [measurement])]
    judge(measurement, &report)
    for path in backdrops { measure(path, measurement, &report) }
    report.filesRead = backdrops.count - report.inputIssues.count
    return report
  }

  private func judge(_ bar: BarMeasurement, _ report: inout AuditReport) {
    let outcomes = RuleRegistry.bars.map { $0.evaluate(bar) }
    for outcome in outcomes {
      switch outcome.kind {
      case .pass: report.colorSummary.pass += 1
      case .fail: report.colorSummary.fail += 1
      case .needsReview: report.colorSummary.needsReview += 1
      case .notApplicable: report.colorSummary.notApplicable += 1
      }
    }
    let findings = outcomes.flatMap(\.findings)
    findings.forEach { report.summary.count($0) }
    report.findings = findings.filter { $0.outcome == .fail } + findings.filter { $0.outcome != .fail }
  }

  private func measure(_ path: String, _ bar: BarMeasurement, _ report: inout AuditReport) {
    do {
      let picture = try BackdropPicture(path: path, part: strip)
      report.backdrops += bar.readings.compactMap {
        // An opaque bar shows nothing of what lies behind it.
        $0.state == .reduceTransparency
          ? nil : picture.measurement(of: $0, requiring: BarMeasurement.Item.textRatio)
      }
    } catch {
      report.inputIssues.append(InputIssue(picture: path, error))
    }
  }
}

extension InputIssue {
  /// A picture that cannot be read.
  init(picture path: String, _ error: any Error) {
    let place = SourceLocation(file: path, line: 1, column: 1)
    switch error {
    case let error as PictureError:
      self.init(severity: .error, location: place, message: error.what, remedy: error.remedy)
    case let error as BackdropPicture.Failure:
      self.init(severity: .error, location: place, message: error.message, remedy: error.remedy)
    default:
      self.init(
        severity: .error, location: place, message: "the picture cannot be read",
        remedy: "give a PNG or JPEG that can be read")
    }
  }
}

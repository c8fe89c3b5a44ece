package import AuditModel
import ColorContrast
import ColorRules
import Pictures
import RuleKit

/// A pipeline that measures a bar and returns a report, like `typecheck bar`.
package struct BarPipeline: Sendable {
  /// The location of a bar from the command line.
  package static let location = SourceLocation(startOf: "command-line")

  /// The bar to measure.
  package var bar: PaletteBar
  /// Whether to check only dark appearances (true) or only light ones (false); nil means both.
  package var isDark: Bool?
  /// The part of a picture that the bar covers; nil means the whole picture.
  package var strip: BackdropPicture.Part?

  /// Creates a pipeline for a bar in all appearances.
  package init(bar: PaletteBar) { self.bar = bar }

  /// Measures the bar and checks its contrast.
  ///
  /// `backdrops` are the paths of pictures behind the bar. A picture that cannot be read becomes an input issue, and
  /// the others are still measured.
  package func run(backdrops: [String] = []) -> AuditReport {
    var report = AuditReport(version: TypeCheckVersion.current, platform: "ios", container: nil)
    let (measurement, result) = BarAuditor(isDark: isDark).audit(bar)
    report.add(result)
    if let issue = unmeasured(measurement) { report.inputIssues.append(issue) }
    for path in backdrops { report.add(over(path, measurement)) }
    return report
  }

  /// Returns an error if no item of the bar could be measured, because that is not a pass; otherwise nil.
  private func unmeasured(_ measurement: BarMeasurement) -> InputIssue? {
    guard measurement.readings.allSatisfy({ $0.bounds == nil }) else { return nil }
    let releases = bar.generations.map(\.rawValue).joined(separator: ", ")
    let hasNone = measurement.readings.isEmpty
    return .error(
      at: Self.location,
      hasNone
        ? "iOS \(releases) has no \(isDark == true ? "dark" : "light") bar"
        : "this bar cannot be measured: Apple publishes no numbers for it in iOS \(releases)",
      fix: hasNone ? "name other iOS releases or another appearance" : "name the bar's layers, topmost first")
  }

  /// Returns the contrast of a bar over a picture.
  private func over(_ path: String, _ bar: BarMeasurement) -> PartialResult {
    var result = PartialResult()
    do {
      // With Reduce Transparency, the bar is opaque and hides the picture.
      let readings = bar.readings.filter { $0.state != .reduceTransparency }
      result.backdrops = try BackdropPicture(path: path, part: strip, under: readings).measurements
      result.filesRead = 1
    } catch {
      result.inputIssues = [InputIssue(picture: path, error)]
    }
    return result
  }
}

extension InputIssue {
  /// Creates an issue for a picture that cannot be read.
  init(picture path: String, _ error: any Error) {
    let known = error as? PictureError
    self = .error(
      at: SourceLocation(startOf: path), known?.what ?? "the picture cannot be read",
      fix: known?.remedy ?? "give a PNG or JPEG that can be read")
  }
}

internal import AuditModel
internal import Causes

/// The places at which formats for code review show causes.
///
/// A pull request shows only annotations at changed lines. If the line to change is not among them, a changed place or
/// text of the cause is shown instead.
struct CausePlaces {
  private let report: AuditReport
  /// The changed lines; nil if they are not known.
  private let changed: ChangedPlaces?

  init(_ report: AuditReport, _ causes: [Cause], _ changes: ChangedLines?) {
    self.report = report
    changed = changes.map { changes in
      var files = Set(report.findings.lazy.map(\.fields.value.location.file))
      for cause in causes {
        files.insert(cause.edit.location.file)
        files.insert(cause.location.file)
        files.formUnion(cause.extent.sites.lazy.map(\.file))
      }
      return ChangedPlaces(changes, in: files)
    }
  }

  /// Whether a diff is known that changes no file of the report.
  var isElsewhere: Bool { changed?.isEmpty == true }

  /// A cause with the place at which to show it: the line to change, a place of the cause or one of its texts.
  ///
  /// It is the first of these whose line is changed, or the line to change if none is. If a text of the cause is
  /// changed, it is the example.
  func shown(_ cause: Cause) -> (cause: Cause, location: SourceLocation, isChanged: Bool) {
    guard let changed else { return (cause, cause.edit.location, false) }
    let texts = cause.findings.lazy.filter { changed.contains(report.findings[$0].fields.value.location) }
    let text = texts.first { report.findings[$0].severity == cause.severity } ?? texts.first
    let shown = text.map { cause.showing($0, of: report.findings) } ?? cause
    let places = [shown.edit.location, shown.location] + shown.extent.sites
    let place = places.first(where: changed.contains) ?? text.map { report.findings[$0].location }
    return (shown, place ?? shown.edit.location, place != nil)
  }

  /// Returns the findings of a cause whose texts are changed; without a diff, only the example.
  func texts(of cause: Cause, upTo limit: Int) -> [Int] {
    guard let changed else { return [cause.example] }
    let texts = cause.findings.lazy.filter { changed.contains(report.findings[$0].fields.value.location) }
    return Array(texts.prefix(limit))
  }
}

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

  /// Returns the place at which to show a cause: the line to change, a place of the cause or one of its texts.
  ///
  /// It is the first of these whose line is changed, or the line to change if none is.
  func location(of cause: Cause) -> SourceLocation {
    guard let changed else { return cause.edit.location }
    for place in [cause.edit.location, cause.location] + cause.extent.sites where changed.contains(place) {
      return place
    }
    let text = cause.findings.first { changed.contains(report.findings[$0].fields.value.location) }
    return text.map { report.findings[$0].location } ?? cause.edit.location
  }

  /// Returns the findings of a cause whose texts are changed; without a diff, only the example.
  func texts(of cause: Cause, upTo limit: Int) -> [Int] {
    guard let changed else { return [cause.example] }
    let texts = cause.findings.lazy.filter { changed.contains(report.findings[$0].fields.value.location) }
    return Array(texts.prefix(limit))
  }
}

import Adaptivity
import AuditModel

/// Reports of a run over screens, made by hand.
enum LayoutSamples {
  /// A report with one fault on an element, one on a screen as a whole, and a doubt.
  static func mixed() -> AuditReport {
    var report = AuditReport(version: "1.2.3", platform: "ios", container: nil)
    report.filesRead = 1
    var counts = AuditReport.LayoutSummary()
    counts.screens = 1
    counts.layouts = 7
    counts.elements = 98
    counts.pass = 120
    counts.fail = 2
    counts.needsReview = 1
    counts.notApplicable = 40
    report.layoutSummary = counts
    let phones = ["iPhone 16 in landscape, turned left", "iPhone 16 in landscape, turned right"]
    var name = LayoutEvidence(screen: "Beds", environments: phones)
    name.element = "beans.name"
    name.role = .text
    name.frame = Rect(x: 20, y: 110, width: 757.5, height: 24)
    name.overBy = 39
    report.findings = [
      finding(
        "behind-sensor-housing", .error, name, line: 40,
        "\"Runner beans\" is behind the camera and the sensors, 39 pt beyond the safe area, on \(phones[0])",
        remedy: "keep it inside the safe area"),
      finding(
        "bottom-edge-deferred", .note, LayoutEvidence(screen: "Beds", environments: windows), line: 9,
        "the screen takes swipes from the bottom edge before the system does", remedy: "defer it where it is needed"),
      review(),
    ]
    for finding in report.findings { report.count(finding) }
    return report
  }

  /// A report of a run in which everything is right.
  static func clean() -> AuditReport {
    var report = mixed()
    report.findings = []
    report.summary = AuditReport.Summary()
    report.tally = AuditReport.Tally()
    report.layoutSummary?.fail = 0
    report.layoutSummary?.needsReview = 0
    return report
  }

  private static let windows = (1...6).map { "a window of \($0)00x600 pt" }

  private static func review() -> Finding {
    let evidence = LayoutEvidence(screen: "Beds", environments: [windows[0]])
    var review = finding(
      "content-outside-safe-area", .note, evidence, line: 9,
      "whether text is inside the safe area cannot be told", remedy: nil)
    review.outcome = .needsReview
    review.reason = .notPublished
    return review
  }

  private static func finding(
    _ rule: String, _ severity: Finding.Severity, _ evidence: LayoutEvidence, line: Int, _ message: Finding.Message,
    remedy: String?
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, layout: evidence,
      location: SourceLocation(file: "beds.layout.json", line: line, column: 13), message: message)
    finding.remedy = remedy
    return finding
  }
}

internal import AuditModel
internal import Causes

/// The head of the page: verdict, next step, app, counts, *Larger Text* and input errors.
struct HTMLHead {
  let report: AuditReport
  let causes: [Cause]
  let details: PageDetails
  let verdict: PageVerdict
  let languages: PageLanguages
  /// The script and style.
  var script = PageScript.file

  private static let alertsShown = 50
  private static let titleLimit = 80

  /// The title of the page: the given one, or the app's name.
  var title: String? {
    (details.title ?? report.subject.name).map { Quotation($0, limit: Self.titleLimit).text }
  }

  /// The version of the app; nil if the title is not the app's name.
  var appVersion: String? {
    let isApp = details.title == nil || details.title == report.subject.name
    return isApp ? report.subject.version.map { Quotation($0, limit: Self.titleLimit).text } : nil
  }

  /// The values for the elements before the body.
  var headValues: HTMLValues {
    HTMLValues([
      "policy": script.policy, "badge": verdict.outcome.badge, "title": title, "style": script.style,
    ])
  }

  /// The values for the visible head.
  var headerValues: HTMLValues {
    let alerts = alerts
    return HTMLValues([
      "outcome": verdict.outcome.rawValue, "sign": verdict.outcome.sign, "badge": verdict.outcome.badge,
      "title": title, "appVersion": title == nil ? nil : appVersion, "sentence": verdict.sentence.values(languages),
      "nextStep": PageNextStep(causes, of: report.findings).words, "compared": compared, "commit": details.commit,
      "date": date,
      "version": report.version, "scope": scope,
      "counts": PageCounts(report).shown.map(row), "largerText": LargerTextLine(report).words,
      "hasAlerts": !alerts.isEmpty,
      "alertTitle": report.isEmpty ? "Nothing was measured" : "Not everything was read or measured",
      "alerts": alerts.prefix(Self.alertsShown).map(row),
      "alertsLeft": Wording.more(alerts.count - Self.alertsShown, "problem"), "views": PageScript.views,
    ])
  }

  private var compared: String? {
    report.comparison.map(Wording.comparison)
      ?? ReportNotice.baseline(report.accepted).map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
  }

  private var date: HTMLValues? {
    details.dateInWords.map { HTMLValues(["iso": details.date ?? "", "words": $0]) }
  }

  /// The devices, languages and sizes of the run in words.
  private var scope: String {
    var parts: [String] = []
    let devices = report.subject.devices
    if let first = devices.first, let last = devices.last {
      parts.append(devices.count > 1 ? "\(first) – \(last)" : first)
    }
    if !languages.all.isEmpty { parts.append(Wording.count(languages.all.count, "language")) }
    if !report.categories.isEmpty { parts.append(Wording.count(report.categories.count, "size")) }
    return parts.isEmpty ? "no texts" : parts.joined(separator: ", ")
  }

  private func row(_ count: PageCounts.Count) -> HTMLValues {
    HTMLValues([
      "name": count.name, "value": Wording.number(count.value), "label": count.label, "link": count.link,
      "change": count.change,
    ])
  }

  /// The errors that cause exit status 2.
  private var alerts: [ReportNotice] {
    guard verdict.exit == 2 else { return [] }
    let notices = ReportNotice.list(of: report, showsComparison: false)
    let errors = notices.filter { $0.severity == .error }
    // With --strict, warnings about inputs are errors too.
    return errors.isEmpty ? notices.filter { $0.kind == .input } : errors
  }

  private func row(_ notice: ReportNotice) -> HTMLValues {
    HTMLValues([
      "words": FindingSentence.cut(Wording.sentence(notice.message)),
      "place": notice.location.map(HTMLPlace(sourceURL: details.sourceURL).values),
      "fix": notice.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
    ])
  }
}

import Audit
import AuditModel
import Documents
import DynamicType
import RuleKit

/// A reader of the JSON reports of `check`, `measure` and `palette` in every published schema version, and of the data
/// in HTML reports.
struct EarlierReportReader {
  /// The schema versions that this reader knows: 1 with every size of each text, 2 with findings only, 3 with causes.
  private static let versions: ClosedRange<Double> = 1...3
  private static let makeIt = "name a report that --report json=PATH or --report html=PATH wrote"
  private static let makeAgain = "make the report again with --report json=PATH"

  private let file: String

  init(file: String) { self.file = file }

  func read(_ bytes: [UInt8]) throws(ConfigurationError) -> EarlierReport {
    let text = LocatedJSON.inUTF8(bytes)
    let page = try page(text)
    let bytes = page?.json ?? text
    try checkKind(bytes)
    let (root, problems) = LocatedJSON.parse(bytes, of: .colors)
    if let problem = problems.first(where: { $0.severity == .error }) {
      throw error(problem.place, "this is not complete JSON: \(problem.message)", Self.makeAgain)
    }
    guard let root, let members = root.object else {
      throw error(.start, "this is not a JSON report of typecheck", Self.makeIt)
    }
    let report = JSONMembers(members)
    if page == nil { try checkHead(report) } else { try checkPage(report) }
    guard case .array(let findings)? = report["findings"]?.content else {
      throw error(root.place, "this report has no list of findings", Self.makeIt)
    }
    var earlier = EarlierReport(file: file)
    let owners = page == nil ? PageOwners() : PageOwners(report)
    for (index, finding) in findings.enumerated() {
      earlier.findings.append(try self.finding(finding, in: owners.texts[index]))
    }
    earlier.files = Set(earlier.findings.map(\.location.file))
    if let dropped = report.number("findingsDropped"), dropped > 0 { earlier.findingsDropped = Int(dropped) }
    if case .array(let results)? = report[page == nil ? "results" : "texts"]?.content {
      for result in results { if let path = JSONMembers(result)?.text("file") { earlier.files.insert(path) } }
    }
    earlier.version = report["tool"].flatMap(JSONMembers.init)?.text("version")
    let unreadable = Set(RuleRegistry.fileDescriptors.map(\.id))
    earlier.isIncomplete = isIncomplete(report) || earlier.findings.contains { unreadable.contains($0.rule) }
    earlier.container = report["container"].flatMap(JSONMembers.init).map(container)
    return earlier
  }

  /// Returns the data of a page; nil if the source is not a page with data.
  private func page(_ source: [UInt8]) throws(ConfigurationError) -> PageSource? {
    do throws(PageSource.Fault) {
      return try PageSource(source)
    } catch {
      throw ConfigurationError(
        at: SourceLocation(file: file, line: error.line, column: 1), error.message,
        remedy: "copy the page again, or make the report again with --report html=PATH")
    }
  }

  /// Throws an error for files of other recognizable kinds, whose syntax errors would be misleading.
  private func checkKind(_ bytes: [UInt8]) throws(ConfigurationError) {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    switch FileBytes.firstVisible(bytes) {
    case nil:
      throw error(.start, "this report is empty", Self.makeAgain)
    case UInt8(ascii: "<")? where head.contains("<!doctype html") || head.contains("<html"):
      throw error(.start, "this HTML report contains no data to compare with", "use the JSON report")
    case UInt8(ascii: "{")? where BaselineLines.isBaseline(Array(bytes.prefix(4096))):
      throw error(.start, "this is a baseline and not a report", "name it with --baseline")
    case UInt8(ascii: "{")?: return
    default: throw error(.start, "this is not a JSON report of typecheck", Self.makeIt)
    }
  }

  private func checkHead(_ report: JSONMembers) throws(ConfigurationError) {
    if report["runs"] != nil { throw error(.start, "this is a SARIF report", "use the JSON report") }
    guard report["tool"].flatMap(JSONMembers.init)?.text("name") == "typecheck", let version = report["schemaVersion"]
    else { throw error(.start, "this is not a JSON report of typecheck", Self.makeIt) }
    guard case .number(let number) = version.content, Self.versions.contains(number), number == number.rounded() else {
      let shown = if case .number(let number) = version.content { Points(number).number } else { version.kind }
      throw error(
        version.place, "this report has schema version \(shown); this version of typecheck reads 1 to 3",
        "update typecheck, or make the report with this version")
    }
  }

  private func checkPage(_ report: JSONMembers) throws(ConfigurationError) {
    guard report["tool"].flatMap(JSONMembers.init)?.text("name") == "typecheck", let version = report["reportVersion"]
    else { throw error(.start, "this is not an HTML report of typecheck", Self.makeIt) }
    // New versions only add members, so they can be read too.
    guard case .number(let number) = version.content, number >= 1, number == number.rounded() else {
      throw error(version.place, "this report has no readable version", Self.makeAgain)
    }
  }

  private func isIncomplete(_ report: JSONMembers) -> Bool {
    let summary = report["summary"].flatMap(JSONMembers.init)
    if summary?.number("notMeasured") ?? 0 > 0 { return true }
    if case .array(let unmeasured)? = report["unmeasured"]?.content, !unmeasured.isEmpty { return true }
    guard case .array(let issues)? = report["inputIssues"]?.content else { return false }
    return issues.contains { JSONMembers($0)?.text("severity") == InputIssue.Severity.error.rawValue }
  }

  private func container(_ members: JSONMembers) -> AuditReport.Container {
    AuditReport.Container(
      width: members.number("width") ?? 0, height: members.number("height"),
      lines: members.text("lines") ?? members.number("lines").map { String(Int($0)) } ?? "",
      source: members.text("source") ?? "")
  }

  /// Reads a finding; `owner` has the members that the page states for the text and not for the finding.
  private func finding(_ value: LocatedJSON, in owner: PageOwners.Text?) throws(ConfigurationError) -> EarlierFinding {
    guard let members = JSONMembers(value) else {
      throw error(value.place, "a finding is \(value.kind), not an object", Self.makeAgain)
    }
    func required(_ name: String) throws(ConfigurationError) -> String {
      if let text = members.text(name) ?? owner?.text.text(name) { return text }
      throw error(value.place, "this finding has no \(name)", Self.makeAgain)
    }
    let location = SourceLocation(
      file: try required("file"), line: Int(members.number("line") ?? owner?.text.number("line") ?? 1),
      column: Int(members.number("column") ?? 1))
    var finding = EarlierFinding(
      fingerprint: try required("fingerprint"), rule: try required("rule"), location: location,
      key: try required("key"), locale: members.text("locale") ?? owner?.text.text("locale"))
    finding.severity = members.text("severity").flatMap(Finding.Severity.init) ?? .note
    finding.outcome = members.text("outcome").flatMap(Verdict.init) ?? .fail
    finding.message = members.text("message") ?? ""
    finding.extent.from = members.text("firstCategory").flatMap(ContentSizeCategory.init)
    if let worst = members["worst"].flatMap(JSONMembers.init) {
      finding.extent.over = worst.number("overBy") ?? 0
      finding.worst = worst.text("category").flatMap(ContentSizeCategory.init)
    }
    let slot = owner?.slot
    finding.style = members.text("style") ?? slot?.text("style")
    finding.role = members.text("role") ?? slot.map { $0.text("role") ?? TextRole.text.rawValue }
    if case .bool(true)? = (members["boldText"] ?? slot?["boldText"])?.content { finding.isBold = true }
    finding.isOfKey = members["locales"] != nil
    if case .array(let uses)? = members["uses"]?.content {
      finding.codeFiles = Set(uses.compactMap { JSONMembers($0)?.text("file") })
      if let first = uses.first.flatMap(JSONMembers.init), let file = first.text("file"),
        let place = first.text("place")
      {
        finding.site = EarlierFinding.Site(file: file, place: place)
      }
    }
    if case .array(let files)? = members["codeFiles"]?.content { finding.codeFiles = Set(files.compactMap(\.text)) }
    return finding
  }

  private func error(_ place: LocatedJSON.Place, _ message: String, _ fix: String) -> ConfigurationError {
    ConfigurationError(
      at: SourceLocation(file: file, line: place.line, column: place.column), message, remedy: fix)
  }
}

import AuditModel
import Causes
import ColorContrast
import DynamicType
import Foundation
import Testing

@testable import Reports

/// Templates and values answer each other: a name without a value would be a hole in the page.
@Suite struct HTMLTemplateTests {
  private enum Tag {
    case name(String)
    case section(String, inverted: Bool, [Tag])
    case part
  }

  /// The values that every report has, with something in each section.
  private func values() -> [(template: HTMLTemplate, name: String, values: [HTMLValues])] {
    var texts = FormatSamples.texts()
    texts.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    texts.files = [FileUse(path: "a", format: nil, reason: "of no use")]
    texts.rulePages = "https://example.org/{id}"
    texts.subject.version = "4.2 (318)"
    texts.subject.name = "Sprout"
    var crowded = ComparisonReportTests.report(fixing: 400)
    crowded.ending = AuditReport.Ending(exitStatus: 2, failsFrom: .error)
    crowded.notes = (0..<400).map { "remark \($0)" }
    crowded.files = (0..<200).map { FileUse(path: "\($0)", format: nil, reason: "of no use") }
    let issue = InputIssue(
      severity: .error, location: SourceLocation(file: "a", line: 1, column: 1), message: "bad", remedy: "repair it")
    crowded.inputIssues = Array(repeating: issue, count: 80)
    for number in 0..<80 {
      crowded.locales["l\(number)"] = 1
      crowded.tally.outcomes["l\(number)", default: TextOutcomes()].pass += 1
    }
    var thresholds = texts
    thresholds.rules[1].options[0].value = 3
    // A key that fails in two languages is named in the sentence; one of them is not a language.
    var frequent = Samples.empty()
    frequent.results = ["de", "Base"].map { Samples.result("Remind me about it later", key: "remind", locale: $0) }
    frequent.findings = frequent.results.map { Samples.finding($0, .error) }
    frequent.recount()
    frequent.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    var solved = ScreenSamples.solved()
    solved.pageScreens[0][0].marks = Array(repeating: solved.pageScreens[0][0].marks[0], count: 12)
    solved.pageScreens[1][0].marks = []
    let reports = [
      solved, texts, crowded, thresholds, frequent, FormatSamples.colors(), LayoutSamples.mixed(),
      HTMLSamples.hostile(),
      Samples.clean(), Samples.empty(),
    ]
    var details = PageDetails()
    (details.commit, details.date, details.jsonReport) = ("a41c9e2000", "2026-11-23", "out/typecheck.json")
    details.sourceURL = try? SourceURL("https://example.org/{path}#L{line}")
    details.options = [PageDetails.Option(name: "lines", value: "2", origin: ".typecheck.yml:4")]
    var values: [(HTMLTemplate, String, [HTMLValues])] = [
      (.head, "head", []), (.header, "header", []), (.causes, "causes", []), (.run, "run", []),
      (.screens, "screens", []), (.foot, "foot", [HTMLValues(["version": "1"])]),
      (
        .place, "place",
        [HTMLValues(["name": "a:1", "link": "https://a"]), HTMLValues(["name": "a:1", "link": nil])]
      ),
    ]
    for (report, details) in reports.flatMap({ [($0, details), ($0, PageDetails())] }) {
      let languages = PageLanguages(report)
      let head = HTMLHead(
        report: report, causes: report.causes, details: details, verdict: PageVerdict(report), languages: languages)
      values[0].2.append(head.headValues)
      values[1].2.append(head.headerValues)
      var causes = report.causes
      if !causes.isEmpty { causes[0].edit.statement = "lineLimit(1)" }
      let list = HTMLCauseList(report: report, causes: causes, details: details, languages: languages)
      values[2].2.append(list.values)
      values[4].2.append(HTMLScreenList(report: report, details: details, languages: languages).values)
      let run = HTMLRun(
        report: report, details: details, command: CommandWords(["check"]), languages: languages, dropped: ["3 more"])
      values[3].2.append(run.values)
    }
    return values
  }

  @Test func everyNameHasAValue() throws {
    for (template, name, samples) in values() {
      var rest = template.source[...]
      let tags = try parse(&rest, until: nil)
      var entered: Set<String> = []
      for sample in samples { check(tags, [sample], name, &entered) }
      let missed = sections(tags, name).subtracting(entered)
      #expect(missed.isEmpty, "\(name): no sample enters \(missed.sorted())")
    }
  }

  /// Missing values are empty; no sign of the template comes into the page.
  @Test func aMissingValueIsEmpty() {
    let templates: [HTMLTemplate] = [.head, .header, .causes, .screens, .run, .foot, .place]
    for template in templates {
      let text = template.text(HTMLValues([:]))
      #expect(!text.contains("{{") && !text.contains("}}"))
      #expect(text.components(separatedBy: "<section").count == text.components(separatedBy: "</section>").count)
    }
  }

  @Test func everyValueHasAName() {
    for (template, name, samples) in values() {
      let names = Set(template.source.matches(of: /\{\{\{?[#^\/]?([a-zA-Z]+)\}/).map { String($0.1) })
      for sample in samples.prefix(1) {
        let unused = Set(sample.values.keys).subtracting(names)
        #expect(unused.isEmpty, "\(name) does not show \(unused.sorted())")
      }
    }
  }

  /// The tags of a template up to the end of a section.
  private func parse(_ text: inout Substring, until end: String?) throws -> [Tag] {
    var tags: [Tag] = []
    while let match = text.firstMatch(of: /\{\{(\{?)([#^\/>]?)([a-zA-Z.]+)\}?\}\}/) {
      text = text[match.range.upperBound...]
      let name = String(match.3)
      switch match.2 {
      case "#": tags.append(.section(name, inverted: false, try parse(&text, until: name)))
      case "^": tags.append(.section(name, inverted: true, try parse(&text, until: name)))
      case "/":
        try #require(name == end)
        return tags
      case ">": tags.append(.part)
      default: tags.append(.name(name))
      }
    }
    try #require(end == nil)
    return tags
  }

  private func check(_ tags: [Tag], _ stack: [Any], _ path: String, _ entered: inout Set<String>) {
    for tag in tags {
      switch tag {
      case .part: break
      case .name("."): #expect(stack.last is String, "\(path): no text")
      case .name(let name):
        let value = find(name, stack)
        #expect(value is String, "\(path): \(name) has no text")
      case .section(let name, let inverted, let inner):
        let inside = "\(path)/\(inverted ? "^" : "")\(name)"
        let value = find(name, stack)
        #expect(value != nil, "\(path): \(name) has no value")
        let isFalse = value as? Bool == false || (value as? [HTMLValues])?.isEmpty == true
        guard isFalse == inverted else { continue }
        entered.insert(inside)
        if let list = value as? [HTMLValues], !inverted {
          for one in list { check(inner, stack + [one], inside, &entered) }
        } else if let value, !(value is Bool), !inverted {
          check(inner, stack + [value], inside, &entered)
        } else {
          check(inner, stack, inside, &entered)
        }
      }
    }
  }

  private func find(_ name: String, _ stack: [Any]) -> Any? {
    for one in stack.reversed() {
      if let value = (one as? HTMLValues)?.child(named: name) { return value }
    }
    return nil
  }

  /// The paths of all sections.
  private func sections(_ tags: [Tag], _ path: String) -> Set<String> {
    var all: Set<String> = []
    for case .section(let name, let inverted, let inner) in tags {
      let inside = "\(path)/\(inverted ? "^" : "")\(name)"
      all.insert(inside)
      all.formUnion(sections(inner, inside))
    }
    return all
  }
}

import AuditModel
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
    var texts = HTMLSamples.withPictures(FormatSamples.texts())
    texts.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    texts.files = [FileUse(path: "a", format: nil, reason: "of no use")]
    texts.findings[0].form = "few of count"
    texts.findings[0].firstCategory = .accessibilityExtraLarge
    var crowded = texts
    crowded.notes = (0..<400).map { "remark \($0)" }
    crowded.files = (0..<200).map { FileUse(path: "\($0)", format: nil, reason: "of no use") }
    crowded.locales = Dictionary((0..<300).map { ("l\($0)", 1) }) { first, _ in first }
    var colors = FormatSamples.colors()
    for index in colors.findings.indices { colors.findings[index].colors?.names = ["a", "b", "c"] }
    if let reading = colors.findings[0].colors?.readings.first {
      colors.findings[0].colors?.readings += (1...12).map { number in
        var other = reading
        other.ratio += Double(number) / 100
        return other
      }
    }
    let bounds = ContrastBounds(minimum: 2.999, maximum: 3.834, worstBackdrop: .black, bestBackdrop: .white)
    var bar = colors.with([colors.findings[0]])
    bar.findings[0].colors?.bars = Array(repeating: ColorSamples.barReading(.standard, bounds), count: 20)
    texts.findings[0].worst?.visibleText = String(repeating: "Lang ", count: 400)
    if let first = texts.previews.indices.first {
      (texts.previews[first].width, texts.previews[first].caption) = (900, "wide")
    }
    let plain = [Samples.clean(), Samples.empty(), ComparisonReportTests.report(fixing: 400)]
    let reports = [texts, crowded, colors, bar, LayoutSamples.mixed(), HTMLSamples.hostile()] + plain
    let groups = reports.flatMap { HTMLGroups($0.findings).all }
    let rows = reports.flatMap { report in
      report.findings.map { finding in
        var row = HTMLFinding(finding: finding, fingerprint: finding.fingerprint, command: ["check", "."])
        row.name = "a"
        row.hasHelp = finding.severity == .error
        row.picture = report.previews.first.map { HTMLFinding.Figure(preview: $0, svg: $0.svg) }
        return (row.values, row.shortValues)
      }
    }
    let sample = HTMLValues(["first": "#000", "second": "#FFF", "isText": true])
    let other = HTMLValues(["first": "#000", "second": "#FFF", "isText": false])
    return [
      (.pageTop, "page-top", reports.map { HTMLSummary(report: $0).values }),
      (.findingsTop, "findings-top", frames(reports).map(\.topValues)),
      (.findingsEnd, "findings-end", frames(reports).map(\.endValues)),
      (.groupTop, "group-top", groups.map(\.values)),
      (.groupEnd, "group-end", groups.map { $0.endValues(listed: 0) }),
      (.finding, "finding", rows.map(\.0)), (.shortFinding, "short-finding", rows.map(\.1)),
      (.swatch, "swatch", [sample, other]),
      (.pageEnd, "page-end", reports.map { HTMLRules(report: $0, command: CommandWords(["check"])).values }),
    ]
  }

  /// The text around the findings of pages that show everything, a part or nothing.
  private func frames(_ reports: [AuditReport]) -> [HTMLFindings] {
    reports.flatMap { report in
      [1_000_000, 10_000, 1].map { room in
        let command = CommandWords(["check", "."])
        let rows = HTMLRows(
          report, HTMLGroups(report.findings), HTMLReporter.Limits(), command: command.settings, room: room)
        return HTMLFindings(
          report: report, rows: rows, pictures: HTMLPictures(report, rows, most: 500), command: command)
      }
    }
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
    let templates: [HTMLTemplate] = [
      .pageTop, .findingsTop, .groupTop, .finding, .shortFinding, .groupEnd, .findingsEnd, .pageEnd, .swatch,
    ]
    for template in templates {
      let text = template.text(HTMLValues([:]))
      #expect(!text.contains("{{") && !text.contains("}}"))
      #expect(text.components(separatedBy: "<article").count == text.components(separatedBy: "</article>").count)
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

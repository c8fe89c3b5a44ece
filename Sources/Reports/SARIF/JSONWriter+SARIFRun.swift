internal import AuditModel

/// The description of a run and of the tool in SARIF.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  /// The base of relative paths.
  ///
  /// The program that reads the report knows its location.
  static let sourceRoot = "%SRCROOT%"
  /// The most tags of a rule that GitHub shows.
  private static let tagsShown = 10

  mutating func writeSourceRoot() {
    object { json in
      json.key(named: Self.sourceRoot)
      json.object { json in
        json.key("description")
        json.object { $0.field("text", "the folder typecheck was run in, by custom the root of the repository") }
      }
    }
  }

  // MARK: The run

  /// Writes one invocation with all notices.
  ///
  /// `beyond` is the number of findings that are not among the results.
  mutating func write(invocationOf report: AuditReport, beyond: Int, to output: inout some TextOutputStream) {
    var notices = ReportNotice.list(of: report)
    if beyond > 0 {
      let many = Wording.count(beyond, "milder finding")
      notices.insert(
        ReportNotice(
          kind: .remark, severity: .warning,
          message:
            "\(many) of \(Wording.number(report.tally.findings)) are not among the results, which end where GitHub's limit is",
          remedy: "fix the worst first, or see --report json=PATH"), at: 0)
    }
    let isHonest = !notices.contains { $0.severity == .error }
    open("[", "]", .lines)
    open("{", "}", .lines)
    field("executionSuccessful", report.ending.map { $0.exitStatus < 2 } ?? isHonest)
    if let ending = report.ending { field("exitCode", ending.exitStatus) }
    writeOverrides(of: report.rules)
    key("toolExecutionNotifications")
    open("[", "]", .lines)
    for notice in notices {
      write(sarif: notice)
      flush(to: &output)
    }
    close()
    close()
    close()
  }

  /// The thresholds that the configuration changed, by rule.
  private mutating func writeOverrides(of rules: [RuleDescriptor]) {
    let changes = rules.filter { $0.options.contains(where: \.isChanged) }
    guard !changes.isEmpty else { return }
    key("ruleConfigurationOverrides")
    array(changes, .lines) { json, rule in
      json.object { json in
        json.key("configuration")
        json.object { json in
          json.key("parameters")
          json.object { json in
            for option in rule.options.filter(\.isChanged).sorted(by: { $0.name < $1.name }) {
              json.key(named: option.name)
              json.value(option.value)
            }
          }
        }
        json.key("descriptor")
        json.object { $0.field("id", rule.id) }
      }
    }
  }

  private mutating func write(sarif notice: ReportNotice) {
    object { json in
      json.key("descriptor")
      json.object { $0.field("id", notice.kind.rawValue) }
      json.field("level", notice.severity.rawValue)
      if let location = notice.location {
        json.key("locations")
        json.array([location]) { $0.write(sarif: $1) }
      }
      json.key("message")
      json.object { $0.field("text", FindingSentence.cut(notice.text)) }
    }
  }

  // MARK: The tool

  mutating func write(toolOf report: AuditReport) {
    object(.lines) { json in
      json.key("driver")
      json.object(.lines) { json in
        json.field("name", "typecheck")
        json.key("notifications")
        json.array(ReportNotice.Kind.allCases, .lines) { json, kind in
          json.object { json in
            json.field("id", kind.rawValue)
            json.key("shortDescription")
            json.object { $0.field("text", kind.title) }
          }
        }
        json.key("rules")
        json.array(report.rules, .lines) { $0.write(sarif: $1, page: report.page(ofRule: $1.id)) }
        json.field("semanticVersion", report.version)
      }
    }
  }

  private mutating func write(sarif rule: RuleDescriptor, page: String?) {
    let help = RulePage(rule)
    object { json in
      json.key("defaultConfiguration")
      json.object { $0.field("level", rule.level.rawValue) }
      json.key("fullDescription")
      json.object { $0.field("text", rule.rationale + ".") }
      json.key("help")
      json.object { json in
        json.field("markdown", help.markdown)
        json.field("text", help.text)
      }
      let source = page ?? rule.criteria.first?.source
      if let source, source.hasPrefix("https://") { json.field("helpUri", source) }
      json.field("id", rule.id)
      json.key("properties")
      json.object { json in
        json.key("tags")
        json.array((["accessibility"] + rule.criteria.map(\.id)).prefix(Self.tagsShown)) { $0.value($1) }
      }
      json.key("shortDescription")
      json.object { $0.field("text", rule.title) }
    }
  }
}

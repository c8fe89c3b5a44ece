internal import AuditModel

/// Methods that write the run and tool in SARIF, with keys sorted by their bytes.
extension JSONWriter {
  /// The base of relative paths, which programs replace with a folder.
  static let sourceRoot = "%SRCROOT%"
  /// The maximum number of a rule's tags that GitHub shows.
  private static let tagsShown = 10

  mutating func writeSourceRoot() {
    object("originalUriBaseIds") { json in
      json.key(named: Self.sourceRoot)
      json.object {
        $0.write("description", text: "the folder typecheck was run in, usually the root of the repository")
      }
    }
  }

  /// Writes an object that only contains a text, as is common in SARIF.
  private mutating func write(_ name: StaticString, text: String) { object(name) { $0.field("text", text) } }

  // MARK: The run

  /// Writes one invocation with all notices; `beyond` is the number of causes that the results omit.
  mutating func write(
    invocationOf report: AuditReport, causes: Int, beyond: Int, to output: inout some TextOutputStream
  ) {
    var notices = ReportNotice.list(of: report)
    if beyond > 0 {
      let many = "\(Wording.count(beyond, "less severe cause")) of \(Wording.number(causes))"
      notices.insert(
        ReportNotice(
          kind: .remark, severity: .warning,
          message: "\(many) \(beyond.form("is", "are")) not in the results, because of GitHub's limit",
          remedy: "fix the worst causes first, or see --report json=PATH"), at: 0)
    }
    let isHonest = !notices.contains { $0.severity == .error }
    array("invocations", CollectionOfOne(report), .lines) { json, report in
      json.object(.lines) { json in
        json.field("executionSuccessful", report.ending.map { $0.exitStatus < 2 } ?? isHonest)
        if let ending = report.ending { json.field("exitCode", ending.exitStatus) }
        json.writeOverrides(of: report.rules)
        json.array("toolExecutionNotifications", notices, to: &output) { $0.write(sarif: $1) }
      }
    }
  }

  /// Writes the thresholds that the configuration changes, by rule.
  private mutating func writeOverrides(of rules: [RuleDescriptor]) {
    let changes = rules.filter { $0.options.contains(where: \.isChanged) }
    guard !changes.isEmpty else { return }
    array("ruleConfigurationOverrides", changes, .lines) { json, rule in
      json.object { json in
        let changed = rule.options.filter(\.isChanged).map { ($0.name, $0.value) }
        json.object("configuration") { json in
          json.object("parameters", of: Dictionary(changed) { first, _ in first })
        }
        json.object("descriptor") { $0.field("id", rule.id) }
      }
    }
  }

  private mutating func write(sarif notice: ReportNotice) {
    object { json in
      json.object("descriptor") { $0.field("id", notice.kind.rawValue) }
      json.field("level", notice.severity.rawValue)
      if let location = notice.location { json.array("locations", [location]) { $0.write(sarif: $1) } }
      json.write("message", text: FindingSentence.cut(notice.text))
    }
  }

  // MARK: The tool

  mutating func write(toolOf report: AuditReport) {
    object("tool", .lines) { json in
      json.object("driver", .lines) { json in
        json.field("name", "typecheck")
        json.array("notifications", ReportNotice.Kind.allCases, .lines) { json, kind in
          json.object { json in
            json.field("id", kind.rawValue)
            json.write("shortDescription", text: kind.title)
          }
        }
        json.array("rules", report.rules, .lines) { $0.write(sarif: $1, page: report.page(ofRule: $1.id)) }
        json.field("semanticVersion", report.version)
      }
    }
  }

  private mutating func write(sarif rule: RuleDescriptor, page: String?) {
    let help = RulePage(rule)
    object { json in
      json.object("defaultConfiguration") { $0.field("level", rule.level.rawValue) }
      json.write("fullDescription", text: rule.rationale + ".")
      json.object("help", of: ["markdown": help.markdown, "text": help.text])
      let source = page ?? rule.criteria.first?.source
      if let source, source.hasPrefix("https://") { json.field("helpUri", source) }
      json.field("id", rule.id)
      json.object("properties") {
        $0.field("tags", (["accessibility"] + rule.criteria.map(\.id)).prefix(Self.tagsShown))
      }
      json.write("shortDescription", text: rule.title)
    }
  }
}

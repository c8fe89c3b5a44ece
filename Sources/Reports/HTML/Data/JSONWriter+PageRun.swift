internal import AuditModel

extension JSONWriter {
  /// Writes complete JSON.
  mutating func value(raw bytes: [UInt8]) {
    value { json in bytes.withUnsafeBufferPointer { json.buffer.append($0, 0..<$0.count) } }
  }

  /// Writes the counts in a page's head.
  mutating func write(_ counts: PageCounts) {
    object("counts") { json in
      json.field("bounded", counts.bounded)
      for count in counts.counts.sorted(by: { $0.name < $1.name }) {
        json.key(named: count.name)
        json.object { json in
          if let change = count.change { json.field("change", change) }
          json.field("value", count.value)
        }
      }
    }
  }

  /// Writes the data about the run that a page's script needs; the page itself contains the rest.
  mutating func write(_ run: PageRun, _ verdict: PageVerdict, dropped: [String]) {
    let (report, details) = (run.report, run.details)
    let head = HTMLHead(
      report: report, causes: [], details: details, verdict: verdict, languages: PageLanguages(report))
    object("run") { json in
      if let command = run.commandText { json.field("command", command) }
      if let commit = details.commit { json.field("commit", commit) }
      if let container = run.containerWords { json.field("container", container) }
      if let date = details.date { json.field("date", date) }
      json.field("devices", report.subject.devices)
      json.field("dropped", dropped)
      if let editor = details.editor {
        json.object("editor", of: ["folder": editor.folder, "template": editor.template])
      }
      json.array("fonts", report.fonts) { json, font in
        json.object { json in
          json.field("calibrated", font.calibrated)
          json.field("id", font.id)
          json.field("standsInFor", font.standsInFor)
        }
      }
      if let path = details.jsonReport { json.field("jsonReport", path) }
      json.field("libraries", run.libraries)
      json.array("options", run.options) { json, option in
        json.object(of: ["name": option.name, "origin": option.origin, "value": option.value])
      }
      json.field("platform", run.platformName)
      if let reproduction = run.reproduction { json.field("reproduce", reproduction) }
      if !details.screenDevices.isEmpty { json.field("screenDevices", details.screenDevices) }
      if let source = details.sourceURL { json.field("sourceURL", source.template) }
      if let title = head.title { json.field("title", title) }
      if let version = head.appVersion { json.field("version", version) }
    }
  }
}

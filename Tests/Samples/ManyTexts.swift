import TypeCheckKit

enum ManyTexts {
  static func run() async throws {
    // sample: many-texts
    var options = MeasureOptions()
    options.slot = Slot(style: .headline, width: 120, lines: 1)
    let workers = AuditWorkers(try Auditor(options: options, fontDirectories: [], jobs: 2))
    let place = SourceLocation(file: "buttons", line: 1, column: 1)
    let texts = ["Sichern", "Abbrechen", "Nicht mehr anzeigen"].map {
      LocalizedString(location: place, key: $0, text: $0, locale: "de", group: "")
    }
    for answers in try await workers.answers(to: texts) {
      for answer in try answers.get() {
        print(answer.result.text, answer.verdict, answer.firstFailure?.shortName ?? "")
      }
    }
    // end sample
  }
}

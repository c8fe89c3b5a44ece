import TypeCheckKit

enum MeasureAText {
  static func run() throws {
    // sample: measure-a-text
    var pipeline = MeasurePipeline()
    pipeline.options.slot = Slot(style: .body, width: 288, lines: 1)
    let measurer = try TextMeasurer(pipeline)
    let answer = try measurer.measure("Einstellungen übernehmen", locale: "de")
    for one in answer.measurements where one.outcome != .pass {
      print(one.category.shortName, one.naturalWidth.rounded(), "±", one.uncertainty.rounded(), one.visibleText ?? "")
    }
    for finding in answer.findings { print(finding.severity, finding.message.text) }
    // end sample
  }
}

import TypeCheckKit

enum JudgeAPalette {
  static func run() {
    // sample: judge-a-palette
    let report = PalettePipeline(rules: ["contrast-minimum"]).run(["palette.json"])
    for finding in report.findings { print(finding.severity, finding.message.text) }
    // end sample
  }
}

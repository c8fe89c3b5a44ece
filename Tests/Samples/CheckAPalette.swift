import TypeCheckKit

enum CheckAPalette {
  static func run() {
    // sample: check-a-palette
    let report = PalettePipeline(rules: ["contrast-minimum"]).run(["palette.json"])
    for finding in report.findings { print(finding.severity, finding.message.text) }
    // end sample
  }
}

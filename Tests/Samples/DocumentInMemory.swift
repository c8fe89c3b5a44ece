import TypeCheckKit

enum DocumentInMemory {
  static func run() async throws {
    // sample: document-in-memory
    let strings = #""apply" = "Einstellungen übernehmen";"#
    let report = try await MeasurePipeline().run(document: Array(strings.utf8), named: "de.lproj/Localizable.strings")
    print(report.locales, report.summary.measurements, "measurements")
    // end sample
  }
}

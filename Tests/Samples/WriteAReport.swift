import Foundation
import TypeCheckKit

enum WriteAReport {
  static func run() async throws {
    // sample: write-a-report
    let report = try await MeasurePipeline().run(["Resources"])
    let sarif = Data(SARIFReporter().text(of: report).utf8)
    try sarif.write(to: URL(filePath: "typecheck.sarif"), options: .atomic)
    // end sample
  }
}

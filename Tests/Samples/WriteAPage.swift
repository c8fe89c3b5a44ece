import Foundation
import TypeCheckKit

enum WriteAPage {
  static func run() async throws {
    // sample: write-a-page
    let page = HTMLReporter()
    var pipeline = MeasurePipeline()
    pipeline.prepare(for: page)
    let report = try await pipeline.run(["Resources"])
    try Data(page.text(of: report).utf8).write(to: URL(filePath: "typecheck.html"), options: .atomic)
    // end sample
  }
}

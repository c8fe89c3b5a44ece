import Foundation
import TypeCheckKit

/// Reading the texts of the question from one file of each kind, in process.
struct ReadingRuns {
  static let json = "typecheck reads the texts, one JSON file"
  static let strings = "typecheck reads the texts, one .strings file"

  private let files: [(name: String, path: String, bytes: Double)]

  /// Writes the files.
  init(_ texts: [SampleText], in scratch: Scratch) throws {
    let (json, strings) = (scratch.file("reading.json"), scratch.file("reading.strings"))
    try TextFiles.writeJSON(texts[...], to: json, asLines: false)
    try TextFiles.writeStrings(texts, to: strings)
    files = try [(Self.json, json), (Self.strings, strings)].map {
      ($0, $1.path, Double(try Data(contentsOf: $1).count))
    }
  }

  var contenders: [Contender] {
    files.map { name, path, bytes in
      Contender(
        name: name, note: "\(Figure.text(bytes / 1e6, 1)) MB, in process; by the clock", repetitions: 2, isApart: true
      ) {
        seconds { _ = CatalogLoader.load(inputs: [path], defaultLocale: "en") }
      }
    }
  }

  /// What must hold of reading.
  var targets: [Target] {
    files.map { name, _, bytes in
      Target(what: name, unit: "MB/s", limit: 100, isLeast: true) { $0.seconds(name).map { bytes / 1e6 / $0 } }
    }
  }
}

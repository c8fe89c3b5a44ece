import Foundation
import TypeCheckKit

/// What a call through the C interface costs beside the same call from Swift.
struct LibraryComparison: Comparison {
  let name = "library"
  let title = "Measuring one short text through the C interface"
  let unit = "calls"

  private static let text = "Save changes"
  private static let calls = 2000
  /// How often each contender runs in a round: small pieces, often, as other programs run too.
  private static let repetitions = 40

  private static let swift = "Swift, TextMeasurer.measure"
  private static let plain = "C, tc_measurer_measure and tc_measurement_destroy"
  private static let read = "C, the same and reading twelve cells"

  func lineup(_ setting: Setting) throws -> Lineup {
    guard let program = setting.typecheck else { throw LibraryError.noProgram }
    let library = try CLibrary(beside: program)
    let measurer = try TextMeasurer()
    let answer = try measurer.measure(Self.text)
    let agrees = try library.widths(of: Self.text) == answer.measurements.map(\.naturalWidth)
    guard agrees else { throw LibraryError.otherWidths }
    let note = "the widths of all twelve categories are the same to the last bit"
    return Lineup(
      task: "\(Self.calls) times “\(Self.text)”, body at twelve size categories, judged by all rules, by a "
        + "measurer that has met the text; CPU seconds of one thread",
      work: Double(Self.calls),
      contenders: [
        contender(Self.swift, note) { _ = try measurer.measure(Self.text) },
        contender(Self.plain, note) { try library.measure(Self.text, reads: false) },
        contender(Self.read, note) { try library.measure(Self.text, reads: true) },
      ],
      baseline: Self.swift,
      aims: [],
      versions: Machine.version("swift", "--version").map { ["Swift": $0] } ?? [:], leftOut: [],
      targets: [Self.plain, Self.read].map { name in
        Target(what: name, unit: "× the Swift call", limit: 1.3) { $0.quotient(name, Self.swift) }
      })
  }

  private func contender(_ name: String, _ note: String, _ call: @escaping () throws -> Void) -> Contender {
    Contender(name: name, note: note, repetitions: Self.repetitions) {
      try threadSeconds { for _ in 0..<Self.calls { try call() } }
    }
  }
}

/// Why the library cannot be compared.
enum LibraryError: Error, CustomStringConvertible {
  case noProgram
  case missing(String)
  case failed(Int32)
  case otherWidths

  var description: String {
    switch self {
    case .noProgram: "the question library needs --typecheck: the library is looked for beside the program"
    case .missing(let what): "\(what) cannot be found; run make library first"
    case .failed(let status): "a call of the library ended with status \(status)"
    case .otherWidths: "the library measures other widths than TypeCheckKit; build both from the same sources"
    }
  }
}

import Foundation
import Testing

/// The counts of the sources, which are printed and may only fall.
@Suite struct CountTests {
  /// The lines of Swift in `Sources`: all, and without blank lines and comments.
  static let most = (lines: 147_507, code: 107_467)

  /// The lists of names of the system's API in the modules on Swift; others are rows of `api-names.csv`.
  static let mostLists = 20

  /// Whether a line has code.
  private static func isCode(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("//")
  }

  @Test func theSourcesDoNotGrow() {
    let modules = Dictionary(grouping: PackageSource.swiftSources, by: \.target).mapValues { files in
      let lines = files.flatMap { $0.lines.dropLast() }
      return (lines: lines.count, code: lines.count(where: Self.isCode))
    }
    for (module, count) in modules.sorted(by: { $1.value.code < $0.value.code }) {
      print("\(module): \(count.lines) lines, \(count.code) of code")
    }
    let all = modules.values.reduce((lines: 0, code: 0)) { ($0.lines + $1.lines, $0.code + $1.code) }
    print("Sources: \(all.lines) lines, \(all.code) of code")
    #expect(all.lines <= Self.most.lines && all.code <= Self.most.code, "\(all): take out what nothing needs")
  }

  @Test func namesOfTheSystemAreInTables() throws {
    let list = try Regex("= (?:Set\\()?\\[(?:\\s*\"[^\"\\n]*\",?){3,}\\s*\\]")
    let modules: Set = ["SwiftTrees", "CodeEffects", "CodeValues", "SwiftReading"]
    let found = PackageSource.swiftSources.filter { modules.contains($0.target) }.flatMap { file in
      file.text.matches(of: list).map { "\(file.path): \(file.text[$0.range].prefix(60))" }
    }
    print("Lists of names in code: \(found.count)")
    #expect(found.count > 3 && found.count <= Self.mostLists, "move them to api-names.csv: \(found)")
  }
}

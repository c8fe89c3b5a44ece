import Foundation
import Testing

/// The rules for every source file.
@Suite struct SourceFileTests {
  static let limit = 300
  static let code =
    PackageSource.files("Sources/", endings: [".swift", ".c", ".h"])
    + PackageSource.files("Tests/", endings: [".swift", ".c", ".h"])
  static let everything =
    code + PackageSource.files("Fonts/", endings: ["setup", "make-inter", ".md", ".json"])
    + PackageSource.files("", endings: ["Makefile", ".md", ".ci/run", "Package.swift"])

  @Test(arguments: code)
  func filesAreShort(_ file: PackageSource.File) {
    let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    #expect(count <= Self.limit, "\(file.path) has \(count) lines; split it by what it knows")
  }

  /// Each written in two parts, so that this file does not find itself.
  static let forbidden: [(pattern: String, remedy: String)] = [
    ("\\bTO" + "DO\\b", "do it, or remove it"),
    ("\\bFIX" + "ME\\b", "fix it"),
    ("\\bfatal" + "Error\\b", "throw a typed error"),
    ("\\btr" + "y!", "throw"),
    ("\\ba" + "s!", "use as? and say what happens otherwise"),
    ("\\bBundle\\.mod" + "ule\\b", "read EmbeddedResources; a moved binary has no bundle"),
    ("inout (?:Audit" + "Report|Acceptance" + "Tally|LargerText" + "Tally)\\b(?!\\.)", "return a PartialResult"),
  ]

  @Test(arguments: PackageSource.swiftSources)
  func sourcesContainNothingForbidden(_ file: PackageSource.File) throws {
    for (pattern, remedy) in Self.forbidden {
      let found = file.text.firstMatch(of: try Regex(pattern)).map { file.text[$0.range] }
      #expect(found == nil, "\(file.path): \(remedy)")
    }
  }

  @Test(arguments: everything)
  func noFileNamesFoldersOfAMachine(_ file: PackageSource.File) throws {
    let pattern = "(?:^|[\\s\"'(=:])/(?:wo" + "rk|ro" + "ot|ho" + "me|Use" + "rs)/"
    let found = file.text.firstMatch(of: try Regex(pattern).anchorsMatchLineEndings()).map { file.text[$0.range] }
    #expect(found == nil, "\(file.path) names a folder of one machine")
  }

  @Test func icuHeadersStayInCICU() throws {
    let header = try Regex("#\\s*(?:include|import)\\s*[<\"]uni" + "code/")
    for file in Self.code where !(file.path.hasPrefix("Sources/CICU/") && file.path.hasSuffix(".c")) {
      let found = file.text.firstMatch(of: header).map { file.text[$0.range] }
      #expect(found == nil, "\(file.path) includes an ICU header; only Sources/CICU/*.c may")
    }
  }

  /// The largest share of the lines of code that one module may hold, in per cent.
  static let largestModule = 10

  @Test func noModuleHoldsTooMuch() {
    var lines: [String: Int] = [:]
    for file in PackageSource.swiftSources {
      lines[file.target, default: 0] += file.lines.count { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return !line.isEmpty && !line.hasPrefix("//")
      }
    }
    let all = lines.values.reduce(0, +)
    for (module, count) in lines {
      #expect(
        count * 100 <= all * Self.largestModule,
        "\(module) holds \(count) of \(all) lines of code; split it by subject")
    }
  }

  @Test func swiftSourcesAreFound() {
    #expect(PackageSource.swiftSources.count > 10)
  }
}

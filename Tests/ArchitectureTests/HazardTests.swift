import Foundation
import Testing

/// The places that start programs, open files, read the environment or can end the process, against a list with
/// reasons.
///
/// A new place needs a row in `hazards.csv`, with the reason why no input can misuse it.
@Suite struct HazardTests {
  /// The look of each kind of place in Swift and C.
  static let patterns: [String: String] = [
    "program": #"\b(?:Process\(\)|Process\.(?:run|init)\(|posix_spawnp?\(|popen\(|Glibc\.system\("#
      + #"|v?fork\(\)|exec[lv][pe]*\(|dlopen\()|(?:^|[ (=])system\(["]"#,
    "file": #"\b(?:open\([^)]*O_[A-Z]+|openat\(|fopen\(|FileBytes\.(?:read|head)\(|contents\(atPath"#
      + #"|contentsOfDirectory\(|(?:Data|String|NS\w+|XMLParser)\(contentsOf|FileHandle\(for|enumerator\(at|opendir\(|InputStream\("#
      + #"|realpath\()"#,
    "write": #"\b(?:rename|unlink|mkdir|rmdir|ftruncate|symlink)\("#
      + #"|\b(?:createDirectory|removeItem|createFile|moveItem|copyItem)\("#
      + #"|\bcreateSymbolicLink\(|\.write\(to: \w+, options"#,
    "environment": #"\b(?:processInfo\.environment(?!\w)|getenv\()"#,
    "trap": #"\b(?:precondition(?:Failure)?\(|assert(?:ionFailure)?\(|fatalError\(|abort\(|uniqueKeysWithValues:)"#,
    "end": #"\b_?exit\("#,
  ]

  /// A row of the list.
  struct Row: Hashable, CustomStringConvertible {
    var kind: String
    var file: String
    var count: Int

    var description: String { "\(kind),\(file),\(count)" }
  }

  /// The pattern of a kind, with simple word boundaries: those of Unicode do not separate `a.b`.
  private static func pattern(_ kind: String) throws -> Regex<AnyRegexOutput> {
    try Regex(#require(patterns[kind])).wordBoundaryKind(.simple)
  }

  /// The places in the sources, without comments.
  static func found() throws -> Set<Row> {
    var rows: Set<Row> = []
    for kind in patterns.keys {
      let pattern = try pattern(kind)
      for file in PackageSource.files("Sources/", endings: [".swift", ".c", ".h"]) {
        let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        let count = code.reduce(0) { $0 + $1.matches(of: pattern).count }
        if count > 0 { rows.insert(Row(kind: kind, file: file.path, count: count)) }
      }
    }
    return rows
  }

  private static func listed() throws -> [(row: Row, reason: String)] {
    let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "hazards.csv")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", maxSplits: 3).map(String.init)
      return (Row(kind: cells[0], file: cells[1], count: try #require(Int(cells[2]))), cells[3])
    }
  }

  @Test func everyPlaceIsListedWithAReason() throws {
    let found = try Self.found()
    let listed = try Self.listed()
    let rows = Set(listed.map(\.row))
    let new = found.subtracting(rows).map(\.description).sorted()
    #expect(
      new.isEmpty, "add to hazards.csv, with the reason why no input can misuse it:\n\(new.joined(separator: "\n"))")
    let gone = rows.subtracting(found).map(\.description).sorted()
    #expect(gone.isEmpty, "remove from hazards.csv:\n\(gone.joined(separator: "\n"))")
    for (row, reason) in listed { #expect(reason.count > 10, "\(row) has no reason") }
  }

  @Test func onlyTheBrowserIsStarted() throws {
    let programs = try Self.found().filter { $0.kind == "program" }
    #expect(programs == [Row(kind: "program", file: "Sources/typecheck/Serve/Browser.swift", count: 1)])
  }

  /// The patterns find what they are for.
  @Test(arguments: [
    ("program", "let process = Process()"), ("program", "execvp(name, words)"), ("program", "execl(name)"),
    ("program", "try Process.run(url, arguments: [])"), ("program", "system(\"ls\")"), ("program", "dlopen(path, 1)"),
    ("file", "let a = open(path, O_RDONLY)"), ("file", "openat(folder, name, 0)"),
    ("file", "XMLParser(contentsOf: url)"),
    ("file", "NSDictionary(contentsOfFile: path)"), ("file", "manager.enumerator(at: url)"),
    ("write", "unlink(file)"), ("write", "try manager.removeItem(atPath: path)"), ("end", "_exit(0)"),
    ("trap", "Dictionary(uniqueKeysWithValues: pairs)"),
    ("file", "FileBytes.read(path)"), ("environment", "ProcessInfo.processInfo.environment[\"A\"]"),
    ("trap", "preconditionFailure(\"a\")"), ("trap", "precondition(a > 0)"),
  ])
  func aPatternMatches(_ kind: String, _ line: String) throws {
    #expect(try line.contains(Self.pattern(kind)))
  }
}

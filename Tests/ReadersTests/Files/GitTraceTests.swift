import AuditModel
import TestSupport
import Testing

@testable import TextFiles

@Suite struct GitTraceTests {
  private func load(_ name: String, _ text: String) throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write("de/\(name)", text)
    return CatalogLoader.load(inputs: [folder.path], defaultLocale: "en")
  }

  /// Both sides of a conflict around the lines of a file.
  private static func conflict(_ before: String, _ ours: String, _ theirs: String, _ after: String) -> String {
    "\(before)<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> add-boats\n\(after)"
  }

  static let conflicts: [(name: String, text: String, line: Int)] = [
    ("A.strings", conflict("", "\"a\" = \"x\";", "\"a\" = \"y\";", "\"b\" = \"z\";\n"), 1),
    ("A.stringsdict", conflict("<plist><dict>\n", "<key>a</key>", "<key>b</key>", "</dict></plist>"), 2),
    ("A.xcstrings", conflict("{\n", "\"version\": \"1.0\"", "\"version\": \"1.1\"", "}"), 2),
    ("A.xliff", conflict("<xliff version='1.2'>\n", "<file>", "<file id='1'>", "</file></xliff>"), 2),
    ("A.json", conflict("{\n", "\"a\": \"x\",", "\"a\": \"y\",", "\"b\": \"z\"}"), 2),
    ("A.arb", conflict("{\n", "\"a\": \"x\",", "\"a\": \"y\",", "\"b\": \"z\"}"), 2),
    ("values/strings.xml", conflict("<resources>\n", "<string name='a'>x</string>", "", "</resources>"), 2),
    ("A.po", conflict("msgid \"a\"\n", "msgstr \"x\"", "msgstr \"y\"", ""), 2),
    ("A.csv", conflict("key,en\n", "a,x", "a,y", ""), 2),
    ("B.csv", conflict("", "key,en", "key,en,de", "a,x\n"), 1),
  ]

  @Test(arguments: conflicts)
  func reportsAConflictInEveryFormat(name: String, text: String, line: Int) throws {
    let catalog = try load(name, text)
    #expect(catalog.strings.isEmpty && catalog.issues.count == 1 && catalog.files.first?.format == nil)
    let issue = try #require(catalog.issues.first)
    #expect(issue.severity == .error && issue.location.line == line)
    #expect(issue.message.contains("unresolved merge conflict") && issue.remedy.contains("up to line \(line + 4)"))
    let windows = try load(name, text.replacing("\n", with: "\r\n"))
    #expect(windows.issues.map(\.message) == [issue.message])
  }

  @Test(arguments: [
    ("A.strings", "\"a\" = \"x\";\n>>>>>>> add-boats\n\"b\" = \"z\";\n", 2),
    ("A.json", "{\n<<<<<<< HEAD\n\"a\": \"x\"}", 2),
    ("A.po", "msgid \"a\"\nmsgstr \"b\"\n<<<<<<< HEAD\n", 3),
    ("A.csv", "key,en\na,x\n>>>>>>> add-boats\n", 3),
    ("B.csv", "<<<<<<< HEAD\nkey,en\na,x\n", 1),
  ])
  func reportsALoneMarkerAtASyntaxError(name: String, text: String, line: Int) throws {
    let catalog = try load(name, text)
    #expect(catalog.issues.map(\.location.line) == [line])
    #expect(catalog.issues.first?.message == "this is a merge conflict marker")
  }

  @Test(arguments: [
    ("A.strings", "\"a\" = \"Find\n<<<<<<< HEAD\nand\n>>>>>>> them\";\n"),
    ("A.strings", "\"a\" = \"Conflicts look like\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n\";\n"),
    ("A.strings", "/*\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n*/\n\"a\" = \"b\";\n"),
    ("A.csv", "key,en\na,\"Like\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n\"\n"),
    ("A.strings", "/*\n=======\nButtons\n*/\n\"a\" = \"b\";"),
    ("A.csv", "key,en\na,\"x\n<<<<<<<< eight\n=======\n>>>>>>>> eight\"\n"),
  ])
  func textSimilarToAMarkerIsText(name: String, text: String) throws {
    let catalog = try load(name, text)
    #expect(catalog.strings.count == 1 && catalog.issues.isEmpty)
  }

  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0f", count: 32))\nsize 4096\n"

  @Test(arguments: conflicts.map(\.name).filter { !$0.hasSuffix(".csv") })
  func reportsAPointerInEveryFormat(name: String) throws {
    let catalog = try load(name, Self.pointer)
    #expect(catalog.issues.map(\.severity) == [.error])
    #expect(catalog.issues.first?.remedy.contains("git lfs pull") == true)
  }

  @Test func aPointerOfATableIsSkippedInAFolderAndAnErrorByName() throws {
    let catalog = try load("A.csv", Self.pointer)
    #expect(catalog.issues.isEmpty && catalog.leftOut.keys.contains { $0.contains("git lfs pull") })
    let folder = try TemporaryFolder()
    try folder.write("A.csv", Self.pointer)
    let named = CatalogLoader.load(inputs: ["\(folder.path)/A.csv"], defaultLocale: "en")
    #expect(named.issues.map(\.severity) == [.error])
  }
}

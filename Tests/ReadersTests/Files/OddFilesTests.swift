import AuditModel
import Documents
import TestSupport
import Testing

@testable import TextFiles

/// Issues that every format reports.
@Suite struct OddFilesTests {
  private func read(_ name: String, _ bytes: some Sequence<UInt8>) throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write(name, bytes)
    return CatalogLoader.load(inputs: [folder.path], defaultLocale: "en")
  }

  @Test(
    arguments: ["fr.po", "messages.pot", "e.csv", "e.tsv"],
    [[], Array(" \r\n".utf8), [0xEF, 0xBB, 0xBF, 0x0A]] as [[UInt8]])
  func reportsAnEmptyFileInEveryFormat(name: String, bytes: [UInt8]) throws {
    let catalog = try read(name, bytes)
    #expect(catalog.issues.map(\.severity) == [.warning])
    #expect(catalog.issues.first?.message.contains("read as an empty table") == true)
    #expect(catalog.leftOut.isEmpty)
  }

  @Test func aTableWithoutEntriesIsValidUnlessTheFileIsEmpty() throws {
    #expect(try read("fr.lproj/A.strings", Array("\n".utf8)).issues.isEmpty)
    #expect(try read("fr.lproj/A.strings", Array("/* none */\n".utf8)).issues.isEmpty)
    #expect(try read("fr.lproj/A.strings", []).issues.map(\.severity) == [.warning])
    #expect(try read("fr.lproj/A.strings", [0xFF, 0xFE, 0x0A, 0]).issues.isEmpty)
  }

  @Test func reportsADamagedTableInAFolder() throws {
    let header = "key,en\na,x\n"
    let long: [UInt8] = header.utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
    let unmarked = StringsSamples.wide(header, isBigEndian: true, hasMark: false)
    for bytes: [UInt8] in [unmarked, long, [0xFF, 0xFE, 0, 0] + long] {
      let catalog = try read("t.csv", bytes)
      #expect(catalog.issues.map(\.severity) == [.error] && catalog.leftOut.isEmpty)
      #expect(catalog.issues.first?.message.contains(".strings") == false)
    }
    #expect(try read("t.csv", StringsSamples.wide("name,amount\na,1\n", isBigEndian: false)).leftOut.count == 1)
  }

  @Test(arguments: ["A.strings", "A.json", "A.csv", "A.po", "A.arb"])
  func aTextOfMoreThanAMebibyteIsAnError(name: String) throws {
    let text = String(repeating: "Wort ", count: (1 << 20) / 5)
    for (text, count) in [(text, 2), (text + "und", 1)] {
      let files = [
        "A.strings": "\"a\" = \"\(text)\";\n\"b\" = \"x\";\n", "A.json": "{\"a\": \"\(text)\", \"b\": \"x\"}",
        "A.arb": "{\"a\": \"\(text)\", \"b\": \"x\"}", "A.csv": "key,de\na,\(text)\nb,x\n",
        "A.po": "msgid \"a\"\nmsgstr \"\(text)\"\n\nmsgid \"b\"\nmsgstr \"x\"\n",
      ]
      let catalog = try read("de/\(name)", (files[name] ?? "").utf8)
      #expect(catalog.strings.count == count)
      #expect(catalog.issues.map(\.severity) == Array(repeating: .error, count: 2 - count))
      #expect(catalog.issues.allSatisfy { $0.message.contains("\"a\" is 1048578 bytes long") })
    }
  }

  @Test func issuesOfOneKindAreLimitedAndCounted() throws {
    let numbers = (0..<2_000).map { "\"k\"\($0)\": \($0)".replacing("\"k\"", with: "\"k") }.joined(separator: ",\n")
    let catalog = try read("de.json", "{\(numbers), \"a\": true, \"b\": \"x\"}".utf8)
    #expect(catalog.issues.count == 101 && catalog.strings.count == 1)
    #expect(catalog.issues[98].message.hasSuffix("it was skipped"))
    #expect(catalog.issues[99].message.hasSuffix(", and in 1900 more places in this file"))
    #expect(catalog.issues[100].message.contains("is true"))
  }

  @Test func issuesOfAllKindsAreLimitedAndErrorsStayErrors() {
    var catalog = Catalog()
    let place = SourceLocation(file: "a", line: 1, column: 1)
    for index in 0..<5_000 {
      let letters = String(index).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))) }
      catalog.issues.append(
        InputIssue(
          severity: index == 4_000 ? .error : .warning, location: place, message: "odd \(letters.joined())", remedy: "")
      )
    }
    catalog.issues = catalog.issues.shortened()
    #expect(catalog.issues.count == 1_000 && catalog.issues.last?.severity == .error)
    #expect(catalog.issues.last?.message.contains("4001 more") == true)
  }

  @Test func theErrorExplainsWhyAFileIsNotRead() throws {
    let catalog = try read("a.xcstrings", "{}".utf8)
    #expect(catalog.files.first?.reason?.contains("\"strings\"") == true)
  }

  @Test(arguments: ["de.po", "t.csv"])
  func reportsNULCharacters(name: String) throws {
    let texts = [
      "de.po": "# 1234567890123456789012345678901234567890123456789012345678901234\nmsgid \"a\"\nmsgstr \"x\0y\"\n",
      "t.csv": "key,de,comment\na,b,1234567890123456789012345678901234567890123456789012345678901234\nc,x\0y,\n",
    ]
    let catalog = try read(name, (texts[name] ?? "").utf8)
    #expect(catalog.issues.map(\.severity) == [.warning])
    #expect(catalog.issues.first?.message.contains("NUL") == true)
  }

  @Test(arguments: ["a.xcstrings", "de.json", "de.arb"])
  func halfAUnitOfUTF16IsAnError(name: String) throws {
    let text = name == "a.xcstrings" ? "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}}}" : "{\"a\": \"x\"}"
    let bytes = StringsSamples.wide(text, isBigEndian: false)
    #expect(try read(name, bytes).issues.isEmpty)
    #expect(try read(name, bytes + [0x20]).issues.map(\.severity) == [.error])
  }
}

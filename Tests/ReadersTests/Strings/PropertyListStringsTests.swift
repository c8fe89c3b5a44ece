import AuditModel
import Testing

@testable import Documents
@testable import TextFiles

@Suite struct PropertyListStringsTests {
  @Test func markupHasPlacesAndComments() throws {
    let catalog = try CatalogFixture.read("plist/Markup.strings", with: StringsReader())
    #expect(CatalogFixture.pairs(catalog) == ["Über.title=Über & unter", "save=Save it"])
    #expect(catalog.strings.first?.location == SourceLocation(file: "plist/Markup.strings", line: 9, column: 10))
    #expect(CatalogFixture.places(catalog) == ["11:2 warning", "13:10 warning"])
  }

  @Test func compiledListsAreRead() throws {
    let catalog = try CatalogFixture.read("plist/Compiled.strings", with: StringsReader())
    #expect(CatalogFixture.pairs(catalog) == ["save=Save", "Über.title=Über uns"])
    #expect(CatalogFixture.places(catalog) == ["1:1 warning", "1:1 warning"])
  }

  /// A second sign would make the smallest number, whose negative does not exist.
  @Test(arguments: [
    ("-0x10", -16.0), ("+0xFF", 255), ("0XaB", 171), ("-0x8000000000000000", -9_223_372_036_854_775_808),
    ("-0x-8000000000000000", nil), ("0x-1", nil), ("0x", nil), ("0x10000000000000000", nil), ("12", 12),
  ])
  func hexadecimalNumbersHaveOneSign(_ text: String, _ value: Double?) {
    var list = XMLPropertyList(
      Array("<plist><dict><key>a</key><integer>\(text)</integer></dict></plist>".utf8), file: "a")
    let content = list.nextMember()?.value.content
    if let value {
      if case .number(let number)? = content { #expect(number == value) } else { Issue.record("\(text) is no number") }
    } else {
      if case .other? = content { return }
      Issue.record("\(text) is a number")
    }
  }

  /// A compiled list of objects, each a dictionary whose two keys both lead to the next; the last one is a text.
  private func twice(_ count: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count / 256))
      offsets.append(UInt8(bytes.count % 256))
      bytes += [0xD2, UInt8(count + 1), UInt8(count + 2), UInt8(index + 1), UInt8(index + 1)]
    }
    for text in ["x", "a", "b"] {
      offsets.append(UInt8(bytes.count / 256))
      offsets.append(UInt8(bytes.count % 256))
      bytes += [0x51] + Array(text.utf8)
    }
    let number = { (value: Int) in (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
    let table = bytes.count
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(count + 3) + number(0) + number(table)
  }

  @Test func refusesObjectsThatContainEachOther() {
    #expect(BinaryPropertyList(twice(1), file: "a").members.map(\.key) == ["a", "b"])
    #expect(BinaryPropertyList(twice(60), file: "a").issues.first?.message == "the file is a damaged property list")
  }

  @Test func survivesEveryTruncationOfACompiledList() throws {
    let bytes = try CatalogFixture.bytes("plist/Compiled.strings")
    for count in bytes.indices {
      let list = BinaryPropertyList(Array(bytes.prefix(count)) + Array(bytes.suffix(32)), file: "a")
      #expect(list.members.count <= 3)
      var changed = bytes
      changed[count] ^= 0xFF
      #expect(BinaryPropertyList(changed, file: "a").members.count <= 3)
    }
  }
}

import AuditModel
import TestSupport
import Testing

@testable import TextFiles

@Suite struct XMLFuzzTests {
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "</", "/>", "<![CDATA[", "]]>", "<!--", "-->", "&", "&amp;", "&#0;", "&x;", "<!DOCTYPE a [", "<dict>",
      "</dict>", "%#@n@", "%2$", "|==|", ":dict/", "\"", "\\", "\\u", "<x id='1'/>", "<target>", "\u{0}", "é", "\r",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE]]

  @Test(arguments: [
    "stringsdict/en.lproj/Trips.stringsdict", "stringsdict/en.lproj/TripsCompiled.stringsdict", "plist/Markup.strings",
    "xliff/de.xliff", "xliff/two.xlf", "android/values/strings.xml",
  ])
  func damagedFilesGiveTextsOrIssues(_ path: String) throws {
    let whole = try CatalogFixture.bytes(path)
    let reader = try #require(CatalogReaders.reader(forExtensionOf: path))
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let offset = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: offset)
        case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(offset..<min(bytes.count, offset + 9))
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...60, using: &random)))
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      let catalog = reader.read(SourceFile(path: path, bytes: bytes, locale: "de", group: path))
      #expect(!catalog.strings.isEmpty || !catalog.issues.isEmpty || !catalog.leftOut.isEmpty)
      let places = catalog.strings.map(\.location) + catalog.issues.map(\.location)
      #expect(places.allSatisfy { $0.line > 0 && $0.column > 0 })
      for string in catalog.strings {
        let forms = string.details?.forms ?? []
        #expect(forms.isEmpty || (forms.count <= 256 && forms.contains { $0.text == string.text }))
      }
    }
  }
}

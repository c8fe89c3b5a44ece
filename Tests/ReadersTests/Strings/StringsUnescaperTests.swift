import AuditModel
import Foundation
import Testing

@testable import TextFiles

@Suite struct StringsUnescaperTests {
  private func read(_ escaped: String) -> Catalog { StringsSamples.read("\"k\" = \"\(escaped)\";\n") }

  @Test(arguments: [
    (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"\"q\" \\ \/ \' \( \’ \ה"#, "\"q\" \\ / ' ( ’ ה"), (#"\U00A0x"#, "\u{A0}x"),
    (#"\UD83D\UDE00!"#, "😀!"), (#"\U41z"#, "Az"), (#"\U00A0face"#, "\u{A0}face"), (#"\U00e9"#, "é"),
    (#"\u12"#, "u12"), ("a\\\nb", "a\nb"),
  ])
  func readsEscapesSilently(escaped: String, text: String) {
    let catalog = read(escaped)
    #expect(catalog.strings.first?.text == text)
    #expect(catalog.issues.isEmpty)
  }

  @Test(arguments: [
    (#"caf\u00e9"#, "cafu00e9", 11), (#"\U0001F600"#, "\u{1}F600", 8), (#"\341"#, "Æ", 8),
    (#"\x41"#, "x41", 8), (#"\UD83Dx"#, "\u{FFFD}x", 8),
    (#"\UDE00"#, "\u{FFFD}", 8), (#"\Uxy"#, "Uxy", 8), (#"\101"#, "A", 8), (#"\377"#, "\u{FFFD}", 8),
    (#"\0"#, "\u{0}", 8), (#"\U0000"#, "\u{0}", 8),
  ])
  func flagsOddEscapes(escaped: String, text: String, column: Int) {
    let catalog = read(escaped)
    #expect(catalog.strings.first?.text == text)
    #expect(StringsSamples.places(catalog) == ["1:\(column) warning"])
  }

  @Test func agreesWithFoundation() throws {
    for escaped in [#"\n\t\"\\"#, #"\U00A0face"#, #"\UD83D\UDE00"#, #"\341\251"#, #"\/\'\("#, #"\u00e9"#, #"\U41z"#] {
      let text = "\"k\" = \"\(escaped)\";\n"
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      #expect((list as? [String: String])?["k"] == read(escaped).strings.first?.text)
    }
  }
}

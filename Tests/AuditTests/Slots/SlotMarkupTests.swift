import AuditModel
import DynamicType
import Testing

@Suite struct SlotMarkupTests {
  @Test(arguments: [
    ("a.strings", true), ("b.stringsdict", true), ("c.xliff", true), ("d.xlf", true), ("App/E.XLF", true),
    ("f.json", false), ("strings.txt", false), ("xlf/g.po", false),
  ])
  func swiftUIReadsMarkdownOfWhatXcodeReads(file: String, isRead: Bool) {
    let place = SourceLocation(file: file, line: 1, column: 1)
    let string = LocalizedString(location: place, key: "a", text: "**b**", locale: "de", group: "g")
    var slot = Slot(style: .body, width: 100)
    #expect(slot.markup(of: string) == .none)
    slot.framework = .swiftui
    #expect(slot.markup(of: string) == (isRead ? .markdown : .none))
  }
}

import AuditModel
import Testing

@testable import Documents

@Suite struct LocatedXMLTests {
  /// `line:column what` for everything in a file, and its issues.
  private func events(_ bytes: [UInt8]) -> (events: [String], issues: [InputIssue]) {
    let xml = LocatedXML(bytes, file: "a.xml")
    var found: [String] = []
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag): found.append("\(tag.location.line):\(tag.location.column) <\(tag.name)")
      case .end: found.append(">")
      case .text(let text): found.append("\(text.location.line):\(text.location.column) \(text.text)")
      case .comment(let comment): found.append("\(comment.location.line):\(comment.location.column) !\(comment.text)")
      }
    }
    return (found, xml.issues)
  }

  private func issue(_ text: String) -> InputIssue? { events(Array(text.utf8)).issues.first }

  @Test func everythingHasItsLineAndColumn() {
    let text =
      "<?xml version=\"1.0\"?>\n<a>\n  <b k=\"1\"\n     l=\"2\">é𝄞<c/>x &amp; y</b><!-- no --><![CDATA[<z>]]></a>"
    let (found, issues) = events(Array(text.utf8))
    #expect(issues.isEmpty)
    #expect(
      found == [
        "2:1 <a", "2:4 \n  ", "3:3 <b", "4:12 é𝄞", "4:14 <c", ">", "4:18 x & y", ">", "4:35 ! no ", "4:51 <z>", ">",
      ])
  }

  @Test func readsWholeElements() throws {
    let xml = LocatedXML(Array("<a><b>one<i>two</i><!-- x -->three</b><b/></a>".utf8), file: "a.xml")
    guard case .start? = xml.nextEvent(), case .start(let tag)? = xml.nextEvent() else {
      Issue.record("no start")
      return
    }
    let element = try #require(xml.element(tag))
    #expect(element.text == "onetwothree")
    #expect(element.textLocation.column == 7)
    #expect(element.first("i")?.text == "two")
    guard case .start? = xml.nextEvent() else {
      Issue.record("no second element")
      return
    }
    xml.skip()
    guard case .end? = xml.nextEvent() else {
      Issue.record("no end")
      return
    }
    #expect(xml.nextEvent() == nil && !xml.isBroken)
  }

  @Test func namesLoseTheirPrefixAndKeepTheirNamespace() {
    let xml = LocatedXML(Array("<p:a xmlns:p='urn:x' p:k='1' k='2'/>".utf8), file: "a.xml")
    guard case .start(let tag)? = xml.nextEvent() else {
      Issue.record("no start")
      return
    }
    #expect(tag.name == "a" && tag.namespace == "urn:x")
    #expect(tag["k", in: "urn:x"] == "1" && tag["k"] == "2" && tag["l"] == nil)
  }

  @Test(arguments: ["UTF-8 mark", "UTF-16LE", "UTF-16BE", "UTF-16LE without a mark", "ISO-8859-1"])
  func encodingsAreRead(_ encoding: String) {
    let declared = encoding.hasPrefix("UTF-16") ? "UTF-16" : encoding == "ISO-8859-1" ? encoding : "UTF-8"
    let text = "<?xml version='1.0' encoding='\(declared)'?><a>Grüße</a>"
    let bytes: [UInt8]
    switch encoding {
    case "UTF-8 mark": bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case "UTF-16LE": bytes = StringsSamples.wide(text, isBigEndian: false)
    case "UTF-16BE": bytes = StringsSamples.wide(text, isBigEndian: true)
    case "UTF-16LE without a mark": bytes = StringsSamples.wide(text, isBigEndian: false, hasMark: false)
    default: bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
    let (found, issues) = events(bytes)
    let column = 37 + declared.count
    #expect(issues.isEmpty)
    #expect(found == ["1:\(column - 3) <a", "1:\(column) Grüße", ">"])
  }

  static let refused: [(String, line: Int, column: Int, words: String)] = [
    ("", 1, 1, "no XML element"),
    ("<a>\n <b>x</c>\n</a>", 2, 6, "</c> ends an element here, but <b> of line 2 is open"),
    ("<a>\n <b>x\n", 3, 1, "the file ends before <b> of line 2 is closed"),
    ("<a>1 & 2</a>", 1, 7, "not well-formed XML here"),
    ("<a>&nbsp;</a>", 1, 4, "&nbsp; is not known"),
    ("<a><b", 1, 4, "ends in the middle"),
    ("<a x='1' x='2'/>", 1, 10, "twice"),
    ("<a/><b/>", 1, 5, "content after the root element"),
    ("<?xml version='1.0' encoding='windows-1252'?><a/>", 1, 31, "declared encoding is not one of"),
    ("<a><x:b/></a>", 1, 4, "no namespace"),
    (" <?xml version='1.0'?><a/>", 1, 2, "very start"),
    ("<a>&#0;</a>", 1, 4, "not a character"),
    ("<!DOCTYPE a [<!ENTITY x 'y'><!ENTITY z '&x;&x;'>]><a>&z;</a>", 1, 25, "declares an entity"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'other.xml'>]><a>&x;</a>", 1, 43, "declares an entity"),
    ("<!DOCTYPE a [<!ATTLIST a k CDATA 'much'>]><a/>", 1, 34, "declares an attribute"),
    ("<!DOCTYPE a SYSTEM 'other.dtd'><a>&x;</a>", 1, 35, "&x; is not known"),
  ]

  @Test(arguments: refused.indices)
  func reportsMistakesWithTheirLocation(_ index: Int) {
    let (text, line, column, words) = Self.refused[index]
    let issue = issue(text)
    #expect(issue?.severity == .error)
    #expect(issue?.message.contains(words) == true, "\(text): \(issue?.message ?? "nothing")")
    #expect(issue?.location == SourceLocation(file: "a.xml", line: line, column: column), "\(text)")
  }

  @Test func keepsTheTextBeforeAMistake() {
    #expect(events(Array("<a><b>x</b><b>y</a>".utf8)).events.prefix(4) == ["1:1 <a", "1:4 <b", "1:7 x", ">"])
  }

  @Test func depthIsLimited() {
    let deep = { (count: Int) in
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
    }
    #expect(issue(deep(256)) == nil)
    #expect(issue(deep(257))?.message.contains("more than 256 deep") == true)
    #expect(issue(deep(200_000))?.location.column == 256 * 3 + 1)
  }

  @Test func giantTagsAndNamesAreRefused() {
    let giant = String(repeating: "x", count: 1 << 21)
    #expect(issue("<a k='\(giant)'/>")?.message.contains("longer than 1048576 bytes") == true)
    #expect(issue("<a><!-- \(giant)\(giant) --></a>")?.message.contains("longer than 1048576 bytes") == true)
    #expect(issue("<\(giant.prefix(5000))/>")?.message.contains("longer than 1024 bytes") == true)
    #expect(issue("<a \(giant.prefix(5000))='1'/>")?.message.contains("longer than 1024 bytes") == true)
    #expect(issue("<a>\(giant)</a>") == nil)
  }

  @Test func reportsWrongEncodingsWithAFix() {
    #expect(events([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).issues.first?.message.contains("UTF-32") == true)
    #expect(events([0xFF, 0xFE, 0x3C]).issues.first?.message.contains("odd number") == true)
    #expect(events([0xFF, 0xFE, 0x3C, 0, 0, 0xD8]).issues.first?.message.contains("surrogate") == true)
    let latin = events(Array("<a>Gr".utf8) + [0xFC] + Array("n</a>".utf8)).issues.first
    #expect(latin?.message == "the file is not valid UTF-8: byte 0xFC appears here")
    #expect(latin?.location.column == 6)
  }

  @Test func readsALongFileInChunks() {
    let unit = "<u>öäü &lt;</u>\n"
    let text = "<a>" + String(repeating: unit, count: 60_000) + "</a>"
    let xml = LocatedXML(Array(text.utf8), file: "a.xml")
    var count = 0
    var last: XMLTag?
    while let event = xml.nextEvent() {
      guard case .start(let tag) = event, tag.name == "u" else { continue }
      count += xml.element(tag)?.text == "öäü <" ? 1 : 0
      last = tag
    }
    #expect(count == 60_000 && xml.issues.isEmpty)
    #expect(last?.location.line == 60_000)
  }

  @Test func deepElementsAreReadInOnePass() throws {
    let depth = 60
    let text = String(repeating: "<a>", count: depth) + "b" + String(repeating: "</a>", count: depth)
    let xml = LocatedXML(Array(text.utf8), file: "a.xml")
    guard case .start(let tag)? = xml.nextEvent() else { throw CancellationError() }
    let element = try #require(xml.element(tag))
    #expect(element.text == "b")
    #expect(element.textLocation.column == 3 * depth + 1)
  }
}

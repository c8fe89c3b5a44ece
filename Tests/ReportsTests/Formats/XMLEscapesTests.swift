import Testing

@testable import Reports

@Suite struct XMLEscapesTests {
  private func written(_ write: (inout XMLWriter) -> Void) -> String {
    var xml = XMLWriter()
    xml.open("a")
    write(&xml)
    xml.close()
    var text = ""
    xml.flush(to: &text, above: 0)
    return text
  }

  @Test func findsEscapesAtEveryPosition() {
    let escapes = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;", "\0": "",
      "\u{1F}": "", "\u{7F}": "", "\u{FFFE}": "", "\u{FFFF}": "",
    ]
    for before in 0..<18 {
      for (text, escape) in escapes {
        for filler in ["a", "é", "=", "；", "\u{FFFD}"] {
          let (left, right) = (String(repeating: filler, count: before), String(repeating: filler, count: 9))
          let found = written { $0.attribute("b", left + text + right) }
          #expect(found.hasSuffix("<a b=\"\(left)\(escape)\(right)\"/>\n"), "\(filler) \(before) \(escape)")
        }
      }
    }
  }
}

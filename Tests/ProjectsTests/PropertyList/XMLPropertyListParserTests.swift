import Testing

@testable import Projects

@Suite struct XMLPropertyListParserTests {
  private func read(_ text: String) throws -> PropertyValue { try PropertyListFile.read(Array(text.utf8)) }

  @Test func theXMLFormGivesTheSame() throws {
    let value = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- made by a tool -->
      <dict>
        <key>a &amp; b</key>
        <array><string>x &lt;&#65;&#x42;&gt;</string><integer>4</integer><true/><string/></array>
        <key>c</key><dict/>
        <key>d</key><data>AAA=</data>
      </dict>
      </plist>
      """)
    #expect(value["a & b"]?.list.map(\.text) == ["x <AB>", "4", "YES", ""])
    #expect(value["a & b"]?.line == 7)
    #expect(value["c"]?.isDictionary == true)
    #expect(value["d"]?.content == .other)
  }

  @Test(arguments: [
    ("<plist>\n<dict>\n<key>a</key>", 3, "the file ends inside the value that starts on line 2"),
    ("<plist><dict>\n<string>a</string></dict></plist>", 2, "<dict> needs a <key> before each value"),
    ("<plist>\n<rubbish/></plist>", 2, "unexpected <rubbish> in a property list"),
    ("<plist><string>a</key></plist>", 1, "<string> of line 1 is not closed"),
    ("<plist>\n<string", 2, "a tag or comment is not closed: the file ends before >"),
    ("<plist>\nx<dict/></plist>", 2, "text outside a value"),
  ])
  func faultsNameTheLine(_ text: String, _ line: Int, _ message: String) {
    let fault = #expect(throws: ProjectFault.self) { try read(text) }
    #expect(fault?.line == line)
    #expect(fault?.message == message)
  }

  @Test func aProjectInXMLIsRead() throws {
    let text = try Self.xml(of: PropertyListFile.read(Array(LanternProject.text.utf8)))
    let map = ProjectMap([LanternProject.file: "<?xml version=\"1.0\"?>\n<plist>\(text)</plist>"])
    #expect(map.issues.isEmpty)
    #expect(map.targets.map(\.name) == ["Lantern", "Lantern Watch", "Lantern TV", "LanternTests"])
    #expect(map.takers(of: "Lantern/de.lproj/Localizable.strings") == ["Lantern", "Lantern Watch"])
  }

  private static func xml(of value: PropertyValue) -> String {
    switch value.content {
    case .text(let text): "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>\n"
    case .list(let list): "<array>\(list.map(xml).joined())</array>\n"
    case .members(let members):
      "<dict>\(members.all.map { "<key>\($0.key)</key>\(xml(of: $0.value))" }.joined())</dict>\n"
    case .other: "<data></data>"
    }
  }
}

import Testing

@testable import Projects

@Suite struct OpenStepParserTests {
  private func read(_ text: String) throws -> PropertyValue { try PropertyListFile.read(Array(text.utf8)) }

  @Test func valuesHaveTheirLines() throws {
    let value = try read("// !$*UTF8*$!\n{\n  a = (1, /* two\n lines */ 2);\n  b = {c = d;};\n}\n")
    #expect(value.line == 2)
    #expect(value["a"]?.line == 3)
    #expect(value["a"]?.list.map(\.text) == ["1", "2"])
    #expect(value["a"]?.list.map(\.line) == [3, 4])
    #expect(value["b"]?["c"]?.text == "d")
    #expect(value["b"]?.line == 5)
  }

  @Test(arguments: [
    (#"{k = plain_$/:.-+9;}"#, "plain_$/:.-+9"), (#"{k = grün;}"#, "grün"), (#"{k = "";}"#, ""),
    (#"{k = "a \"b\" \\ c";}"#, #"a "b" \ c"#), (#"{k = "a\nb\tc";}"#, "a\nb\tc"), (#"{k = 'it "is"';}"#, #"it "is""#),
    (#"{k = "\U00e9\101\7";}"#, "éA\u{7}"), (#"{k = "a // b /* c */";}"#, "a // b /* c */"),
    (#"{k = a//b"# + "\n;}", "a//b"), (#"{"k" = x}"#, "x"), ("\u{FEFF}{k = x;}", "x"),
  ])
  func texts(_ text: String, _ value: String) throws {
    #expect(try read(text)["k"]?.text == value)
  }

  @Test func listsMayEndWithAComma() throws {
    #expect(try read("{k = (a, b, );}")["k"]?.list.count == 2)
    #expect(try read("{k = (a, b);}")["k"]?.list.count == 2)
    #expect(try read("{k = ();}")["k"]?.list == [])
    #expect(try read("{k = <0a 1B\n>;}")["k"]?.content == .other)
    // A carriage return alone ends a line.
    #expect(try read("// !$*UTF8*$!\r{\r// note\rk = a;\r}")["k"]?.line == 4)
  }

  @Test(arguments: [
    ("{\n  a = 1;\n  b = (\n", 3, "the file ends inside the value that starts on line 3"),
    ("{\n  a = 1\n  b = 2;\n}", 3, "unexpected 'b': expected ';' after a value"),
    ("{\n  a 1;\n}", 2, "unexpected '1': expected '=' after a key"),
    ("{\n  a = \"x;\n}\n", 2, "a string is not closed: the file ends before its quotation mark"),
    ("{\n/* a = 1;\n}\n", 2, "a comment is not closed: the file ends before */"),
    ("{a = ;}", 1, "unexpected ';': expected a key or a value"),
    ("{a = (1 2);}", 1, "unexpected '2': expected ',' after an element"),
    ("{a = <xy>;}", 1, "unexpected 'x': data in < > must be hexadecimal digits"),
    ("{a = 1;}\n}", 2, "there is text after the end of the property list"),
    ("", 1, "the file is empty"), (" \n ", 1, "the file is empty"),
    ("// only a comment", 1, "the file has no value"),
    (
      "{\n a = 1;\n<<<<<<< HEAD\n b = 2;\n=======\n b = 3;\n>>>>>>> main\n}", 3,
      "unresolved merge conflict, so the file is not read"
    ),
    ("<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> main\n", 1, "unresolved merge conflict, so the file is not read"),
  ])
  func faultsNameTheLine(_ text: String, _ line: Int, _ message: String) {
    let fault = #expect(throws: ProjectFault.self) { try read(text) }
    #expect(fault?.line == line)
    #expect(fault?.message == message)
    #expect(fault?.remedy.isEmpty == false)
  }

  @Test func refusesOtherBytes() {
    func message(_ bytes: [UInt8]) -> String? {
      #expect(throws: ProjectFault.self) { try PropertyListFile.read(bytes) }?.message
    }
    #expect(message([0xFF, 0xFE, 0x7B, 0]) == "the file is UTF-16, but project files are UTF-8")
    #expect(
      message(Array("bplist00".utf8)) == "the file is a binary property list, which Xcode does not write for projects")
    let fault = #expect(throws: ProjectFault.self) {
      try PropertyListFile.read(Array("{\n a = \"".utf8) + [0xE9, 0x22, 0x3B, 0x7D])
    }
    #expect(fault == ProjectFault(2, "a byte on this line is not valid UTF-8", "save the file as UTF-8"))
    let huge = [UInt8](repeating: 0x20, count: PropertyListFile.largest + 1)
    #expect(message(huge) == "the file is 67108865 bytes in size, more than the limit of 67108864")
  }

  @Test func nestingIsBounded() {
    let open = String(repeating: "{a=(", count: 100_000)
    let fault = #expect(throws: ProjectFault.self) { try read(open) }
    #expect(fault?.message == "values are nested deeper than 128 levels")
    let tags = String(repeating: "<array>", count: 100_000)
    let other = #expect(throws: ProjectFault.self) { try read("<plist>" + tags) }
    #expect(other?.message == "values are nested deeper than 128 levels")
  }
}

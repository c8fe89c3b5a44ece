import DynamicType
import Testing

@Suite struct ScaleReaderTests {
  private let reader = ScaleReader()

  @Test func columnsInAnyOrderWithCommentsAndQuotes() {
    let csv = """
      # our scale

      weight,"size_pt",Style,category,leading_pt
      regular,17,body,L,22
      # a comment between
      "semibold","17","headline","large","22"
      ,13,caption,AX1,
      """
    let (rows, issues) = reader.read(csv: csv)
    #expect(issues.isEmpty)
    #expect(rows.map(\.line) == [4, 6, 7])
    #expect(rows.map(\.style) == [.body, .headline, .caption1])
    #expect(rows.map(\.weight) == [.regular, .semibold, nil])
    #expect(rows.map(\.leading) == [22, 22, nil])
    #expect(rows[2].category == .accessibilityMedium)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEnds(end: String) {
    let text = ["\u{FEFF}style,category,size", "body,L,17", "", ",,", "body,XL,19", ""].joined(separator: end)
    let (rows, issues) = reader.read(csv: text)
    #expect(issues.isEmpty)
    #expect(rows.map(\.line) == [2, 5])
  }

  @Test func quotedNewlinesCount() {
    let csv = "style,category,size,note\n\"body\",L,17,\"two\nlines, \"\"quoted\"\"\"\nbody,XL,oops\n"
    let (rows, issues) = reader.read(csv: csv)
    #expect(rows.map(\.line) == [2])
    #expect(issues.map(\.line) == [1, 4])
    #expect(issues.map(\.severity) == [.warning, .error])
  }

  @Test(arguments: [
    ("body,L,", "the row has no size"), ("body,,17", "the row has no category"), (",L,17", "the row has no style"),
    ("boddy,L,17", "\"boddy\" is not a text style; did you mean \"body"),
    ("body,AX9,17", "\"AX9\" is not a size category"),
    ("body,L,nan", "size \"nan\" is not a positive number of points"), ("body,L,inf", "size \"inf\" is not"),
    ("body,L,0", "size \"0\" is not"), ("body,L,-17", "size \"-17\" is not"), ("body,L,1e9", "size \"1e9\" is not"),
    ("body,L,17pt", "size \"17pt\" is not"), ("body,L,17,x", "leading \"x\" is not"),
    ("body,L,17,22,fat", "\"fat\" is not a font weight"),
    ("body,L,17,22,regular,inf", "tracking \"inf\" is not a number"),
    ("body,L,17,22,regular,0,1", "the row has 7 cells under 6 headings"), ("\"body,L,17", "a quoted cell does not end"),
  ])
  func unreadableRows(row: String, message: String) throws {
    let (rows, issues) = reader.read(csv: "style,category,size,leading,weight,tracking\nbody,S,15\n\(row)\n")
    #expect(rows.count == 1)
    let issue = try #require(issues.first)
    #expect(issues.count == 1 && issue.line == 3 && issue.severity == .error)
    #expect(issue.message.hasPrefix(message), "\(issue.message)")
    #expect(!issue.remedy.isEmpty)
  }

  @Test(arguments: [
    ("", "the file has no rows"), ("\n\n# only words\n", "the file has no rows"),
    ("style;category;size\n", "the heading lacks"),
    ("body,L,17\n", "the heading lacks style, category, size"),
    ("style,category,size,Size_pt\n", "the heading repeats size"),
    ("style,category,size\n", "no row follows the heading"), ("\u{0}\u{1}", "the heading lacks"),
  ])
  func unreadableFiles(csv: String, message: String) {
    let (rows, issues) = reader.read(csv: csv)
    #expect(rows.isEmpty)
    #expect(issues.contains { $0.severity == .error && $0.message.hasPrefix(message) })
  }

  @Test func navigationRows() throws {
    let (rows, issues) = reader.read(csv: "style,category,size\nnavigationTitle,,17\nbarButton,XL,17\n")
    #expect(issues.isEmpty)
    #expect(rows.map(\.style) == [nil, nil])
    #expect(rows.map(\.category) == [.large, .extraLarge])
    let mac = try ScaleRecord(line: 1, fields: ["style": "navigation", "size": "13"]).row(platform: .macos)
    #expect(mac.category == .default)
  }

  @Test func recordsOfAnotherFormat() {
    let records = [
      ScaleRecord(line: 3, fields: ["style": "body", "category": "large", "size": "17.0"]),
      ScaleRecord(line: 9, fields: ["style": "body", "category": "large"]),
    ]
    let (rows, issues) = reader.rows(of: records)
    #expect(rows == [ScaleRow(line: 3, style: .body, category: .large, size: 17)])
    #expect(issues.map(\.line) == [9])
    #expect(ScaleRecord.column(" Leading_PT ") == "leading" && ScaleRecord.column("colour") == nil)
  }

  @Test func manyRows() {
    let csv = "style,category,size\n" + String(repeating: "body,L,17\n", count: 20_000)
    #expect(reader.read(csv: csv).rows.count == 20_000)
  }
}

import TestSupport
import Testing

@Suite struct SlotExplanationTests {
  /// Findings on another form than the one that represents the text, and those of rules on translations.
  @Test func showsEveryFindingOfTheKey() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "en.json", "{\"files_one\": \"{{count}} of {{all}}\", \"files_other\": \"{{count}} of {{all}} files\"}")
    let long = "Mehr als tausend ausgewählte Dateien"
    try scratch.file(
      "de.json", "{\n\"files_one\": \"{{count}} \(long)\",\n\"files_other\": \"{{count}} Dateien\"\n}")
    let result = try Binary.run(
      ["check", "--explain", "files", "--locale", "de", "--width", "150", "--lines", "1"], in: scratch.url)
    #expect(result.output.contains("[text-truncated]"), "\(result.output)\(result.error)")
    #expect(result.output.contains("[placeholder-mismatch]"), "\(result.output)")
  }

  /// Exact widths, and the window that decides one of them, are explained, and `uses` shows them.
  @Test func anExactWidthIsExplained() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.lproj/Localizable.strings", "\"fixed\" = \"Fixed\";\n\"sheet\" = \"Sheet\";\n")
    try scratch.file(
      "Row.swift",
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          VStack { Text("fixed").font(.body).lineLimit(1) }.frame(width: 240)
            .sheet(isPresented: $isOn) { Text("sheet").font(.body).lineLimit(1).padding(8) }
        }
      }
      """)
    let fixed = try Binary.run(["check", "--explain", "fixed"], in: scratch.url)
    #expect(fixed.output.contains("exactly the width that the app's code gives the text"), "\(fixed.output)")
    #expect(!fixed.output.contains("window of 375") && fixed.output.contains("240"), "\(fixed.output)")
    let sheet = try Binary.run(["check", "--explain", "sheet"], in: scratch.url)
    #expect(sheet.output.contains("exactly the width that the app's code gives the text"), "\(sheet.output)")
    let use = try Binary.run(["uses", "sheet"], in: scratch.url)
    #expect(use.output.contains("width: 359 pt in a window of 375 pt"), "\(use.output)")
    let all = try Binary.run(["check"], in: scratch.url)
    #expect(all.status == 0 && all.output.contains("(24 measurements), all passed"), "\(all.output)")
  }

  @Test func theWidthOfASystemPlaceIsExplained() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("strings.json", "{\"home\": {\"text\": \"Home\", \"role\": \"tabLabel\"}}")
    let result = try Binary.run(["check", "--explain", "home"], in: scratch.url)
    #expect(
      result.output.contains("at most the width that a tabLabel can get in a window of 375 pt"), "\(result.output)")
    #expect(result.output.contains("the line limit of a tabLabel"), "\(result.output)")
  }

  /// Files that hide a key are reported with it, since the explanation may then be incomplete.
  @Test func reportsUnreadableFiles() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/de.lproj/More.strings", "\"row.more\" = \"x")
    for (key, status) in [("row.apply", 1), ("row.more", 2)] {
      let result = try Binary.run(["check", "--explain", key], in: scratch.url)
      #expect(result.status == status)
      #expect(result.error.contains("App/de.lproj/More.strings:1:"), "\(result.error)")
    }
    try scratch.file("App/de.lproj/More.strings", "")
    let odd = try Binary.run(["check", "--explain", "row.apply"], in: scratch.url)
    #expect(odd.status == 0 && odd.error.contains("More.strings:1:1: warning"), "\(odd.error)")
    #expect(try Binary.run(["check", "--explain", "row.apply", "--strict"], in: scratch.url).status == 2)
  }

  @Test func namesLanguagesWithoutTheKey() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.run(["check", "--explain", "row.apply", "--locale", "fr"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.error.contains("\"row.apply\"") && result.error.contains("de, en"), "\(result.error)")
  }

  /// One finding on all languages describes the worst one, so each language's own size is next to it.
  @Test func namesTheLanguageOfAFindingOnSeveral() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Localizable.strings", "\"row\" = \"Selected files and folders\";\n")
    try scratch.file(
      "App/de.lproj/Localizable.strings", "\"row\" = \"Ausgewählte Dateien, Ordner und alles andere\";\n")
    let result = try Binary.run(["check", "--explain", "row"], in: scratch.url)
    let notes = result.output.split(separator: "\n").filter { $0.contains("[text-truncated]") }
    #expect(notes.count == 2, "\(result.output)")
    #expect(notes.first?.hasSuffix("[text-truncated] (the worst of 2 languages)") == true, "\(notes)")
    #expect(notes.last?.contains("(worst of 2 languages: de, here from ") == true, "\(notes)")
  }

  /// A place is known, but the texts need review because of another line, which is named.
  @Test func namesTheMentionThatIsNotFollowed() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Localizable.strings", "\"row\" = \"Selected files, folders and all the others\";\n")
    try scratch.file(
      "App/Row.swift",
      """
      import SwiftUI
      struct Row: View {
        let names = [String(localized: "row")]
        var body: some View { Text("row").font(.body).lineLimit(1) }
      }
      """)
    let result = try Binary.run(["check", "--explain", "row"], in: scratch.url)
    #expect(result.output.contains("and mentioned at App/Row.swift:3, not followed: "), "\(result.output)")
  }
}

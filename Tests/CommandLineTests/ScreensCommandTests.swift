import Foundation
import TestSupport
import Testing

@Suite struct ScreensCommandTests {
  /// An app with two screens: one with a preview, and one in a sheet.
  private static func app() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Localizable.strings",
      "\"title\" = \"Harbour\";\n\"open\" = \"Open\";\n\"about\" = \"About\";\n")
    try scratch.file("App/de.lproj/Localizable.strings", "\"title\" = \"Hafen\";\n\"open\" = \"Öffnen\";\n")
    try scratch.file(
      "App/Home.swift",
      """
      import SwiftUI

      struct Home: View {
        var body: some View {
          Form {
            Row(title: "open")
            Chip()
          }
          .navigationTitle("title")
          .sheet(isPresented: $isShown) { About() }
        }
      }

      #Preview { Home() }
      """)
    try scratch.file(
      "App/Row.swift",
      """
      import SwiftUI

      struct Row: View {
        let title: LocalizedStringKey
        var body: some View { Text(title).font(.headline).lineLimit(1) }
      }

      struct About: View {
        var body: some View { Text("about").frame(width: 120) }
      }
      """)
    return scratch
  }

  @Test func screensAreOutlines() throws {
    let result = try Binary.run(["screens"], in: Self.app())
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.output == """
        Home (preview)  App/Home.swift:3
          Form  :5
            Row  :6
              Text "open"  App/Row.swift:5  text, headline 17 pt, 1 line, at most 311 pt
            Chip  :7
            navigationTitle "title"  :9  navigationTitle, at most 375 pt
            sheet  :10
              About  :10  a screen of its own
          Not understood:
            Chip, a view that the sources do not declare or that draws its texts itself  :7

        About (sheet)  App/Row.swift:8
          Text "about"  :9  text, body 17 pt assumed, no line limit, 120 pt

        2 screens in 2 Swift files on iPhone SE (3rd generation), a window of 375 pt: 8 elements, 3 of them with a text. \
        Not complete: 1.

        """)
  }

  @Test func optionsChooseDeviceSizeAndLanguage() throws {
    let result = try Binary.run(
      ["screens", "App", "--device", "iphone-16", "--category", "AX3", "--locale", "de-AT"], in: Self.app())
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.output.contains("Text \"Öffnen\"  App/Row.swift:5  text, headline 40 pt, 1 line, at most 329 pt"),
      "\(result.output)")
    #expect(result.output.contains("navigationTitle \"Hafen\""), "\(result.output)")
    #expect(result.output.contains("Text \"about\""), "\(result.output)")
    #expect(result.output.contains("on iPhone 16, AX3, a window of 393 pt"), "\(result.output)")
  }

  @Test func jsonHoldsEveryElement() throws {
    let result = try Binary.run(["screens", "--format", "json", "--locale", "de"], in: Self.app())
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    #expect(json["schemaVersion"] as? Int == 1)
    let screens = try #require(json["screens"] as? [[String: Any]])
    let home = try #require(screens.first)
    #expect(home["name"] as? String == "Home" && home["source"] as? String == "swiftui")
    #expect(home["file"] as? String == "App/Home.swift" && home["line"] as? Int == 3)
    #expect(home["isComplete"] as? Bool == false)
    let open = try #require((home["notUnderstood"] as? [[String: Any]])?.first)
    #expect(open["name"] as? String == "Chip" && open["cause"] as? String == "view" && open["line"] as? Int == 7)
    let reach = try #require((home["reachedBy"] as? [[String: Any]])?.first)
    #expect(reach["way"] as? String == "preview" && reach["line"] as? Int == 14)
    let environment = try #require(home["environment"] as? [String: String])
    #expect(
      environment == [
        "device": "iphone-se-3", "orientation": "portrait", "window": "full", "os": "26", "category": "large",
        "locale": "de",
      ])
    let elements = try #require(home["elements"] as? [[String: Any]])
    #expect(elements.compactMap { $0["id"] as? Int } == Array(0..<7))
    let text = try #require(elements.first { $0["class"] as? String == "Text" })
    #expect(text["kind"] as? String == "text" && text["text"] as? String == "Öffnen")
    #expect(text["key"] as? String == "open")
    #expect(text["style"] as? String == "headline" && text["size"] as? Double == 17 && text["lines"] as? Int == 1)
    #expect(text["width"] as? Double == 311 && text["certainty"] as? String == "atMost")
    #expect(text["parent"] as? Int == 1 && text["file"] as? String == "App/Row.swift" && text["line"] as? Int == 5)
    #expect(elements[0]["parent"] == nil && elements[0]["kind"] as? String == "container")
    #expect(elements[6]["kind"] as? String == "screen" && elements.allSatisfy { $0["frame"] == nil })
  }

  @Test func theWidthIsThatOfUses() throws {
    let scratch = try Self.app()
    let uses = try Binary.run(["uses", "open"], in: scratch)
    #expect(uses.output.contains("at most 311 pt in a window of 375 pt"), "\(uses.output)")
  }

  @Test func problemsAreNamed() throws {
    let scratch = try Self.app()
    let device = try Binary.run(["screens", "--device", "iphone-99"], in: scratch)
    #expect(device.status == 2 && device.error.contains("iphone-99"), "\(device.error)")
    let group = try Binary.run(["screens", "--device", "ipad"], in: scratch)
    #expect(group.status == 2 && group.error.contains("is a group of devices"), "\(group.error)")
    let size = try Binary.run(["screens", "--category", "huge"], in: scratch)
    #expect(size.status == 2 && size.error.contains("huge"), "\(size.error)")
    let locale = try Binary.run(["screens", "--locale", "d_!"], in: scratch)
    #expect(locale.status == 2 && locale.error.contains("--locale"), "\(locale.error)")
    let empty = try TemporaryFolder()
    let nothing = try Binary.run(["screens"], in: empty)
    #expect(nothing.status == 2 && nothing.error.contains("no Swift file was found"), "\(nothing.error)")
    try empty.file("Model.swift", "struct Model {}\n")
    let none = try Binary.run(["screens"], in: empty)
    #expect(none.status == 0 && none.output.hasPrefix("No screen was found in 1 Swift file: "), "\(none.output)")
    let json = try Binary.run(["screens", "--format", "json"], in: empty)
    #expect(json.status == 0 && json.output.contains("\"screens\" : [\n\n  ]"), "\(json.output)")
  }

  @Test func hostileSourcesEnd() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("Deep.swift", String(repeating: "VStack {", count: 1_000))
    let views = (0..<1_000).map { "struct V\($0): View { var body: some View { VStack { V\($0 + 1)(); V0() } } }" }
    try scratch.file("Views.swift", views.joined(separator: "\n") + "\n#Preview { V0() }\n")
    let texts = (0..<20_000).map { "Text(\"t\($0)\")" }.joined(separator: "\n")
    try scratch.file(
      "Texts.swift", "struct T: View { var body: some View { List {\n\(texts)\n} } }\n#Preview { T() }\n")
    let result = try Binary.run(["screens"], in: scratch)
    #expect(result.status == 1, "\(result.error.prefix(500))")
    #expect(result.error.contains("Deep.swift:1:1: error: source file skipped"), "\(result.error.prefix(500))")
    #expect(result.output.contains("the outline ends here"), "\(result.output.suffix(500))")
  }
}

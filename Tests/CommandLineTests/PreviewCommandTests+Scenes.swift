import Foundation
import TestSupport
import Testing

/// The names that distinguish scenes, and their problems.
extension PreviewCommandTests {
  /// A word is a text, even if a folder has its name; only text in the form of a path is a path.
  @Test func aTextMayHaveTheNameOfAFolder() throws {
    try scratch.write("en.lproj/A.strings", "")
    for text in ["app", "en.lproj"] {
      let result = try preview([text])
      #expect(
        result.status == 0 && result.error.contains("\(text):1:1: warning: a file or folder has this name"))
      #expect(try labels(result.output).last?.contains("\"\(text)\"") == true)
    }
    #expect(try preview(["Rectangle"]).error.isEmpty)
  }

  /// Forms and files of one key can be told apart, in pictures and by programs.
  @Test func distinguishesScenesOfALanguage() throws {
    func scenes(_ arguments: [String]) throws -> [Scenes.Scene] {
      let printed = try preview(arguments + ["--format", "json"])
      return try JSONDecoder().decode(Scenes.self, from: Data(printed.output.utf8)).previews
    }
    try scratch.write("app/more/en.json", #"{ "save": "Save changes" }"#)
    let both = ["app", "--key", "save"]
    let captions = try labels(try preview(both).output).dropFirst()
    #expect(captions.map { $0.prefix(24) } == ["en · app/en.json · L, 17", "en · app/more/en.json · "])
    #expect(try scenes(both).map(\.file) == ["app/en.json", "app/more/en.json"])
    #expect(try scenes(both).allSatisfy { $0.key == "save" && $0.form == nil })
    let text = try #require(try scenes(["Save"]).first)
    #expect(text.file == nil && text.key == nil, "a text of the command line is in no file")
    try scratch.write(
      "plural/values-pl/strings.xml",
      """
      <resources>
        <plurals name="days"><item quantity="one">%d dzień</item><item quantity="few">%d dni</item>
        <item quantity="many">%d bardzo długich dni</item><item quantity="other">%d dnia</item></plurals>
      </resources>
      """)
    let days = ["plural", "--key", "days", "--locale", "pl"]
    let form = try #require(try scenes(days).first?.form)
    #expect(!form.isEmpty)
    #expect(try labels(try preview(days).output).last?.hasPrefix("pl · \(form) · ") == true)
    #expect(try labels(try preview(["app", "--key", "close"]).output).last?.hasPrefix("en · L, ") == true)
  }

  /// Problems of another text stay unsaid, wherever in its entry they are.
  @Test func reportsOnlyTheProblemsOfTheText() throws {
    try scratch.write(
      "android/values/strings.xml",
      """
      <resources>
        <plurals name="days">
          <item quantity="one">%d day</item>
          <item quantity="several">%d days</item>
          <item quantity="other">%d \\q days</item>
        </plurals>
        <!-- typecheck: width=wide -->
        <string name="bad">Bad</string>
        <string name="save">Save</string>
      </resources>
      """)
    let save = try preview(["android", "--key", "save"])
    #expect(save.status == 0 && save.error.isEmpty, "\(save.error)")
    let days = try preview(["android", "--key", "days"])
    #expect(days.error.contains("is not a quantity") && days.error.contains("backslash"), "\(days.error)")
    #expect(!days.error.contains("wide"))
    #expect(try preview(["android", "--key", "bad"]).error.contains("wide"))
    try scratch.write(
      "ios/en.lproj/L.strings",
      "\"a\" = \"x\";\n\"b\" = \"y\\q\";\n\"b\" = \"z\";\n/* typecheck: width=abc */\n\"c\" = \"z\";\n")
    #expect(try preview(["ios", "--key", "a"]).error.isEmpty)
    let twice = try preview(["ios", "--key", "b"]).error
    #expect(twice.contains("L.strings:2:") && twice.contains("is also in line 2") && !twice.contains("abc"), "\(twice)")
    #expect(try preview(["ios", "--key", "c"]).error.contains("abc"))
  }

  /// A person reads why, not a code.
  @Test func describesReasonsForReview() throws {
    let result = try preview(["ประตูขึ้นเครื่อง", "--locale", "th", "--width", "200", "--height", "21", "--lines", "1"])
    let label = try #require(try labels(result.output).last)
    #expect(
      label.contains("needs review: the system increases the line height of this script by an unpublished amount"),
      "\(label)")
  }

  /// The visible part of a long text is small but not zero.
  @Test func aSmallShareIsNotShownAsZero() throws {
    let long = Array(repeating: "Einstellungen", count: 100).joined(separator: " ")
    let label = try #require(
      try labels(try preview([long, "--locale", "de", "--width", "60", "--lines", "1"]).output).last)
    #expect(label.contains("cut: under 1 % visible, "), "\(label)")
  }
}

/// The scenes in the JSON answer.
private struct Scenes: Decodable {
  struct Scene: Decodable {
    var file: String?
    var form: String?
    var key: String?
  }
  var previews: [Scene]
}

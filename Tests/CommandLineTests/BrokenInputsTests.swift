import Foundation
import TestSupport
import Testing

/// Files that are not what their names say, each of which has a message with its name.
@Suite struct BrokenInputsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("en.json", "{\"a\": \"Text\"}")
  }

  /// Returns the status, and everything that is written.
  private func check(_ arguments: [String] = ["."]) throws -> (status: Int32, words: String) {
    let result = try Binary.run(["check"] + arguments, in: folder)
    return (result.status, result.output + result.error)
  }

  private func count(_ words: String, in text: String) -> Int { text.components(separatedBy: words).count - 1 }

  // MARK: Settings of Flutter

  static let settings: [(text: String, words: String)] = [
    (String(repeating: "\0", count: 40), "l10n.yaml:1:1: error: this file is not UTF-8 text"),
    ("a: b\nuse-escaping: [\n", "l10n.yaml:2:1: error: use-escaping is neither true nor false"),
    ("use-escaping: \"yes\"\n", "l10n.yaml:1:1: error: use-escaping is neither true nor false"),
  ]

  @Test(arguments: settings.indices) func brokenSettingsOfFlutterAreAnError(_ index: Int) throws {
    for name in ["en", "de"] { try folder.write("lib/app_\(name).arb", "{\"@@locale\": \"\(name)\", \"b\": \"Text\"}") }
    try folder.write("l10n.yaml", Self.settings[index].text)
    let (status, words) = try check()
    #expect(status == 1 && count(Self.settings[index].words, in: words) == 1, "\(words)")
  }

  // MARK: Names that cannot be opened

  @Test(arguments: ["tokens.json", "other.json"]) func aBrokenLinkThatMayBeReadIsAWarning(_ name: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    let (status, words) = try check([".", "--inputs"])
    #expect(status == 0 && words.contains("\(name):1:1: warning: the link target is missing"), "\(words)")
  }

  @Test func aBrokenLinkThatIsNeverReadHasNoMessage() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file("LICENSE.md"), withDestinationPath: "nowhere")
    let (status, words) = try check()
    #expect(status == 0 && !words.contains("LICENSE"), "\(words)")
  }

  @Test(arguments: ["Package.swift", "App.swift", "project.yml"]) func aPipeIsReportedOnce(_ name: String) throws {
    #expect(mkfifo(folder.file(name), 0o600) == 0)
    let (status, words) = try check()
    #expect(status == 1 && count("\(name):1:1: error: this is not a regular file", in: words) == 1, "\(words)")
  }

  @Test(arguments: ["Red.colorset", "Icon.imageset"]) func aPipeInASetIsNoRegularFile(_ name: String) throws {
    try folder.write("A.xcassets/\(name)/a.txt", "")
    #expect(mkfifo(folder.file("A.xcassets/\(name)/Contents.json"), 0o600) == 0)
    let (_, words) = try check([".", "--inputs"])
    #expect(
      words.contains("\(name)/Contents.json:1:1: warning: this is not a regular file")
        && !words.contains("permissions"), "\(words)")
  }

  // MARK: Files in the place of folders

  @Test(arguments: [
    ("A.xcassets", "warning: this is a file, but a .xcassets must be a folder"),
    ("X.xcodeproj", "error: this is a file, but an Xcode project is a folder"),
  ]) func aFileInThePlaceOfAFolderHasAMessage(_ name: String, _ words: String) throws {
    try folder.write("App/\(name)", "../Shared/\(name)")
    let result = try check([".", "--inputs"])
    #expect(result.words.contains("App/\(name):1:1: \(words)"), "\(result.words)")
  }

  @Test(arguments: ["project.yml", "Package.swift"]) func aFolderInThePlaceOfAFileIsAnError(_ name: String) throws {
    try folder.write("App/\(name)/a.txt", "")
    let (status, words) = try check()
    #expect(
      status == 1 && words.contains("App/\(name):1:1: error: this is a folder, but \(name) is a project file"),
      "\(words)")
  }

  // MARK: Tables

  @Test(arguments: [2_100, 12_000]) func aTableWithTooManyColumnsIsAnError(_ count: Int) throws {
    let names = ["key", "en", "de"] + (3..<count).map { "column \($0)" }
    try folder.write("texts.csv", names.joined(separator: ",") + "\na,Text,Text\n")
    let (status, words) = try check()
    #expect(
      status == 1 && words.contains("texts.csv:1:1: error: the first row has more than 2000 columns"), "\(words)")
  }

  @Test func anotherTableWithManyColumnsIsSkipped() throws {
    try folder.write("data.csv", (0..<12_000).map { "column \($0)" }.joined(separator: ","))
    #expect(try check().status == 0)
  }
}

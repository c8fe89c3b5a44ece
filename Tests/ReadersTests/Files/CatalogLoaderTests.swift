import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TextFiles

@Suite struct CatalogLoaderTests {
  private func load(_ inputs: [String], sourceLocale: String? = nil) -> Catalog {
    CatalogLoader.load(
      inputs: inputs, defaultLocale: "nl", sourceLocale: sourceLocale)
  }

  private static let entry = "\"a\" = \"x\";\n"
  private static let json = "{\"a\": \"x\"}"

  /// `path locale` of each text, below the folder.
  private func texts(_ catalog: Catalog, below path: String) -> [String] {
    catalog.strings.map { "\($0.location.file.replacing(path + "/", with: "")) \($0.locale)" }
  }

  @Test func findsSupportedFilesInAFolder() throws {
    let folder = try TemporaryFolder()
    for name in [
      "de.lproj/A.strings", "Base.lproj/A.strings", "de.lproj/InfoPlist.strings", "qqq.lproj/A.strings",
      ".hidden/de.lproj/A.strings", "Pods/de.lproj/A.strings", "node_modules/A.strings", ".build/A.strings",
      "Top.strings", ".Old.strings", ".notes", ".git/de.lproj/A.strings",
    ] {
      try folder.write(name, Self.entry)
    }
    for name in [
      "locales/fr.json", "locales/app.pt_br.json", "web/ja/common.json", "strings-extra.json", "package.json",
      "Colors.xcassets/de/Contents.json", "sub/config.json",
    ] {
      try folder.write(name, Self.json)
    }
    let catalog = load([folder.path], sourceLocale: "en")
    #expect(
      texts(catalog, below: folder.path) == [
        "Base.lproj/A.strings en", "Top.strings nl", "de.lproj/A.strings de", "locales/app.pt_br.json pt-BR",
        "locales/fr.json fr", "strings-extra.json nl", "web/ja/common.json ja",
      ])
    #expect(catalog.issues.isEmpty)
    #expect(catalog.files.count { $0.format != nil } == 7)
    #expect(catalog.sourceLocales == ["\(folder.path)/A.strings": "en"])
    #expect(catalog.locales == ["en": 1, "nl": 2, "de": 1, "pt-BR": 1, "fr": 1, "ja": 1])
    #expect(
      catalog.leftOut == [
        "InfoPlist.strings files: drawn by the system, not by the app": 1,
        "files in qqq.lproj: documentation for translators": 1,
        "JSON files whose name and folder name no language": 2,
        "hidden folders: not read": 2, "hidden files: not read": 1,
        "folders named Pods: third-party code": 1, "folders named node_modules: third-party code": 1,
        ".xcassets folders: no texts; typecheck check and palette read their colours": 1,
      ])
    #expect(load([folder.path + "/"]).files.count { $0.format != nil } == 7)
  }

  @Test func reportsEveryFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    try folder.write("de.lproj/InfoPlist.strings", Self.entry)
    try folder.write("de.lproj/InfoPlist.xcstrings", "{}")
    try folder.write("App.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}}}")
    try folder.write("Main.storyboard", "<document/>")
    try folder.write("package.json", Self.json)
    try folder.write("texts.csv", "key,en,de\na,x,y\n")
    try folder.write("numbers.csv", "name,amount\na,1\n")
    try folder.write("po/de.po", "msgid \"a\"\nmsgstr \"b\"\n")
    try folder.write("app_fr.arb", Self.json)
    let notes = "\(folder.path)/notes.md"
    try folder.write("notes.md", "# Notes")
    let catalog = load([folder.path, notes])
    let uses = catalog.files.map { use in
      "\(use.path.replacing(folder.path + "/", with: "")) \(use.format ?? "-") \(use.texts) \(use.reason == nil)"
    }
    #expect(
      uses == [
        "App.xcstrings xcstrings 1 true", "Main.storyboard - 0 false", "app_fr.arb arb 1 true",
        "de.lproj/A.strings strings 1 true", "de.lproj/InfoPlist.strings - 0 false",
        "de.lproj/InfoPlist.xcstrings - 0 false", "numbers.csv - 0 false", "package.json - 0 false",
        "po/de.po po 1 true", "texts.csv csv 2 true", "notes.md - 0 false",
      ])
    #expect(catalog.files.count { $0.format != nil } == 5)
    #expect(catalog.leftOut.values.reduce(0, +) == 5)
    #expect(catalog.locales == ["en": 2, "fr": 1, "de": 3])
  }

  @Test func aNamedFileIsAlwaysRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("package.json", Self.json)
    try folder.write("de.lproj/InfoPlist.strings", Self.entry)
    try folder.write("texts", " \n[{\"key\": \"a\", \"text\": \"x\"}]")
    try folder.write("table.txt", "\u{FEFF}/* c */ " + Self.entry)
    try folder.write("notes.md", "# Notes")
    try folder.write("DE.JSON", Self.json)
    let names = ["package.json", "de.lproj/InfoPlist.strings", "texts", "table.txt", "DE.JSON"]
    let catalog = load(names.map { "\(folder.path)/\($0)" })
    #expect(
      texts(catalog, below: folder.path) == [
        "package.json nl", "de.lproj/InfoPlist.strings de", "texts nl", "table.txt nl", "DE.JSON de",
      ])
    #expect(catalog.issues.isEmpty)
    let unknown = load(["\(folder.path)/notes.md"])
    #expect(unknown.files.allSatisfy { $0.format == nil })
    #expect(unknown.issues.map(\.severity) == [.error])
    #expect(unknown.issues.first?.remedy.contains(".strings") == true)
  }

  @Test func readsAFileNamedTwiceOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    let file = "\(folder.path)/de.lproj/A.strings"
    #expect(
      load([file, folder.path, file, "\(folder.path)/../\(folder.path.split(separator: "/").last ?? "")"]).files.count
        == 1)
    #expect(load([file, folder.path]).issues.isEmpty)
  }

  @Test func explainsWhyNothingIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/InfoPlist.strings", Self.entry)
    let issue = try #require(load([folder.path]).issues.first)
    #expect(
      issue.message
        == "every file with texts in this folder was skipped: InfoPlist.strings files: drawn by the system, not by the app"
    )
  }

  @Test func stopsAtCircularLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/de.lproj/A.strings", Self.entry)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/a/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/a/self", withDestinationPath: "self")
    let catalog = load([folder.path])
    #expect(catalog.files.count { $0.format != nil } == 1)
    #expect(catalog.issues.map(\.message) == ["the link target is missing"])
  }

  @Test(arguments: ["fr.lproj", "Texts", "Colors.xcassets"])
  func aBrokenLinkToAFolderIsAnError(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.file("Gone.swift"), withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.file("Pods"), withDestinationPath: "nowhere")
    let catalog = load([folder.path])
    #expect(texts(catalog, below: folder.path) == ["de.lproj/A.strings de"])
    guard name != "Colors.xcassets" else { return #expect(catalog.issues.isEmpty) }
    #expect(catalog.issues.map(\.message) == ["the link target is missing"])
    #expect(catalog.issues.map(\.severity) == [.error])
    #expect(catalog.issues.first?.location.file.hasSuffix("/\(name)") == true)
  }

  @Test func aFolderWhosePathIsTooLongIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    // Made step by step: no call takes such a path.
    let name = String(repeating: "n", count: 200)
    let start = open(folder.path, O_RDONLY | O_DIRECTORY)
    var current = start
    for _ in 0..<22 {
      #expect(mkdirat(current, name, 0o755) == 0)
      let next = openat(current, name, O_RDONLY | O_DIRECTORY)
      close(current)
      current = next
    }
    close(current)
    let catalog = load([folder.path])
    #expect(texts(catalog, below: folder.path) == ["de.lproj/A.strings de"])
    #expect(catalog.issues.map(\.severity) == [.error])
    #expect(catalog.issues.first?.message.hasSuffix("bytes long, more than the system can open") == true)
  }

  @Test func aBrokenLinkToFlutterSettingsIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("lib/app_de.arb", #"{"@@locale":"de","a":"Hallo"}"#)
    try FileManager.default.createSymbolicLink(atPath: folder.file("l10n.yaml"), withDestinationPath: "nowhere")
    let catalog = load([folder.path])
    #expect(catalog.strings.count == 1)
    #expect(catalog.issues.map(\.message) == ["the link target is missing"])
    #expect(catalog.issues.first?.location.file.hasSuffix("/l10n.yaml") == true)
  }

  @Test func reportsUnreadableFilesAndReadsTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    try folder.write("fr.lproj/A.strings", "\"a\" = \"x")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Gone.strings", withDestinationPath: "nowhere")
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try folder.write("pods/Pods/de.lproj/A.strings", Self.entry)
    let inputs =
      ["no-such-file.json", "\(folder.path)/pipe", "\(folder.path)/empty", "\(folder.path)/pods", ""]
      + [folder.path]
    let catalog = load(inputs)
    #expect(texts(catalog, below: folder.path) == ["de.lproj/A.strings de"])
    #expect(catalog.issues.map(\.severity) == Array(repeating: .error, count: 7))
    #expect(
      catalog.issues.map { $0.location.file.replacing(folder.path, with: "") } == [
        "no-such-file.json", "/pipe", "/empty", "/pods", "\"\"", "/Gone.strings", "/fr.lproj/A.strings",
      ])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func closedFoldersAndFilesAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/A.strings", Self.entry)
    try folder.write("closed/fr.lproj/A.strings", Self.entry)
    try folder.write("it.lproj/A.strings", Self.entry)
    #expect(chmod("\(folder.path)/closed", 0) == 0)
    #expect(chmod("\(folder.path)/it.lproj/A.strings", 0) == 0)
    let catalog = load([folder.path])
    #expect(texts(catalog, below: folder.path) == ["de.lproj/A.strings de"])
    #expect(catalog.issues.map(\.severity) == [.error, .error])
  }

  @Test func theOrderDoesNotDependOnTheNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 { try folder.write("\(index)/de.lproj/A.strings", Self.entry + "\"a\" = \"\(index)\";") }
    let first = load([folder.path])
    #expect(first.strings.count == 40)
    for _ in 0..<5 { #expect(load([folder.path]) == first) }
  }

  @Test func reportsInvalidLanguageNamesOncePerFolderOrFile() throws {
    let folder = try TemporaryFolder()
    for name in ["gr", "xx-INVALID", "日本", "de-UK", "de", "Base", "tlh", "English"] {
      try folder.write("\(name).lproj/A.strings", Self.entry)
      try folder.write("\(name).lproj/B.strings", Self.entry)
    }
    try folder.write(
      "A.xlf",
      "<xliff version='1.2'><file source-language='en' target-language='xy'><body><trans-unit id='a'><source>A</source>"
        + "<target>B</target></trans-unit><trans-unit id='b'><source>A</source><target>B</target></trans-unit></body>"
        + "</file></xliff>")
    let catalog = load([folder.path])
    #expect(catalog.issues.allSatisfy { $0.severity == .warning })
    let places = catalog.issues.map { $0.location.file.replacing(folder.path + "/", with: "") }
    #expect(places == ["de-UK.lproj", "gr.lproj", "xx-INVALID.lproj", "日本.lproj", "A.xlf"])
    let fixes = Dictionary(uniqueKeysWithValues: zip(places, catalog.issues.map(\.remedy)))
    #expect(fixes["gr.lproj"]?.contains("may be el") == true)
    #expect(fixes["de-UK.lproj"] == "write de-GB")
    #expect(fixes["xx-INVALID.lproj"]?.contains("did you mean ") == true)
  }

  @Test func anAndroidFolderWithoutALanguageIsNotTheSource() throws {
    let folder = try TemporaryFolder()
    let texts = "<resources><string name=\"a\">x</string></resources>"
    for name in ["values", "values-xx-INVALID", "values-night", "values-jp-rJP-v21", "values-en-rXA"] {
      try folder.write("\(name)/strings.xml", texts)
    }
    let catalog = load([folder.path], sourceLocale: "fr")
    #expect(catalog.strings.map(\.locale) == ["en-XA", "jp-rJP", "fr", "xx-INVALID", "fr"])
    #expect(catalog.strings.map(\.isBase) == [false, false, true, false, true])
    #expect(catalog.issues.map(\.message).count == 2)
    #expect(catalog.issues.last?.location.file.hasSuffix("/values-xx-INVALID") == true)
  }
}

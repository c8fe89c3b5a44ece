import Foundation
import TestSupport
import Testing

/// `check` reads what the targets of an app take: other files change neither its answer nor its exit status.
@Suite struct CheckShippedFilesTests {
  private static let skipped = "files in no target of the project: not in the app that users get"

  /// A small app whose project lists its sources.
  private static func app(_ targets: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file(
      "project.yml",
      "name: Kite\ntargets:\n  Kite: {type: application, platform: iOS, deploymentTarget: \"16.0\", sources: [Kite]}\n\(targets)"
    )
    try folder.file("Kite/en.lproj/Localizable.strings", "\"a\" = \"Light\";\n\"b\" = \"Off\";\n")
    try folder.file("Kite/de.lproj/Localizable.strings", "\"a\" = \"Licht\";\n\"b\" = \"Aus\";\n")
    return folder
  }

  private static func report(_ folder: TemporaryFolder, _ options: String...) throws -> [String: Any] {
    let result = try Binary.run(["check", ".", "--format", "json"] + options, in: folder.url)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
  }

  private static func findings(_ folder: TemporaryFolder, _ options: String...) throws -> [[String: Any]] {
    let result = try Binary.run(["check", ".", "--format", "json"] + options, in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require(report?["findings"] as? [[String: Any]], "\(result.error)")
  }

  private static let broken: [(String, String)] = [
    ("de.json", "{\"a\": \"Licht\",}"), ("de.lproj/Other.strings", "\"a\" = \"Licht"),
    ("Old.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n"),
    ("de.xliff", "<xliff"), ("Main.storyboard", "<document"), ("Info.plist", "<plist"),
    ("de.xcloc/Localized Contents/de.xliff", "<xliff"),
    ("Assets.xcassets/A.colorset/Contents.json", "{"),
  ]

  @Test func aBrokenFileThatIsNotShippedChangesNothing() throws {
    let folder = try Self.app()
    let clean = try Binary.run(["check", "."], in: folder.url)
    for (name, text) in Self.broken { try folder.file("Converter/\(name)", text) }
    let result = try Binary.run(["check", ".", "--write-baseline", "accepted.jsonl"], in: folder.url)
    #expect(clean.status == 0 && result.status == 0, "\(result.output)\(result.error)")
    #expect(FileManager.default.fileExists(atPath: folder.file("accepted.jsonl")))
    #expect(!result.output.contains("Converter/"), "\(result.output)")
    #expect(result.output.contains("× \(Self.skipped)"), "\(result.output)")
    // With all files, the problems are notes: users do not get these files.
    let all = try Self.findings(folder, "--all-files").filter { $0["rule"] as? String == "file-unreadable" }
    #expect(all.count >= Self.broken.count - 2, "\(all)")
    #expect(all.allSatisfy { $0["severity"] as? String == "note" }, "\(all)")
    #expect(try Binary.run(["check", ".", "--all-files"], in: folder.url).status == 0)
    // A file that is named is read.
    let named = try Binary.run(["check", "Converter/de.json"], in: folder.url)
    #expect(named.status == 2 && named.output.contains("Converter/de.json:1:"), "\(named.output)")
  }

  @Test func aBrokenLinkThatIsNotShippedChangesNothing() throws {
    for (path, status) in [("Converter/out", 0), ("Converter/fr.lproj", 0), ("Kite/fr.lproj", 1)] {
      let folder = try Self.app()
      try folder.file("Converter/a.txt", "")
      try FileManager.default.createSymbolicLink(atPath: folder.file(path), withDestinationPath: "nowhere")
      let result = try Binary.run(["check", "."], in: folder.url)
      #expect(result.status == status, "\(path): \(result.output)")
      #expect(
        result.output.contains("\(path):1:1: error: the link target is missing") == (status == 1), "\(result.output)")
    }
  }

  @Test(arguments: broken.dropLast().filter { $0.0 != "Info.plist" })
  func aBrokenFileThatIsShippedIsNamed(_ name: String, _ text: String) throws {
    let folder = try Self.app()
    try folder.file("Kite/\(name)", text)
    let result = try Binary.run(["check", "."], in: folder.url)
    #expect(result.status == 1 && result.output.contains("Kite/\(name):"), "\(result.output)\(result.error)")
    let finding = try Self.findings(folder).first { $0["rule"] as? String == "file-unreadable" }
    #expect(finding?["severity"] as? String == "error" && finding?["file"] as? String == "Kite/\(name)")
    // A baseline accepts it, as it accepts other errors, wherever the line is then.
    let accepted = ["--write-baseline", "accepted.jsonl"]
    #expect(try Binary.run(["check", "."] + accepted, in: folder.url).status == 0)
    try folder.file("Kite/\(name)", name.hasSuffix("strings") ? "\n\n\(text)" : text)
    let again = try Binary.run(["check", ".", "--baseline", "accepted.jsonl"], in: folder.url)
    #expect(again.status == 0, "\(again.output)\(again.error)")
  }

  @Test(arguments: ["A.imageset", "A.colorset"])
  func anAssetThatCannotBeReadIsAWarning(_ name: String) throws {
    for text in [nil, "{\"info\": {},}"] {
      let folder = try Self.app()
      try folder.file("Kite/Assets.xcassets/\(name)/a.png", "")
      if let text { try folder.file("Kite/Assets.xcassets/\(name)/Contents.json", text) }
      let result = try Binary.run(["check", ".", "--write-baseline", "accepted.jsonl"], in: folder.url)
      #expect(result.status == 0, "\(result.output)\(result.error)")
      #expect(result.output.contains("Kite/Assets.xcassets/\(name)/Contents.json:1:"), "\(result.output)")
      #expect(FileManager.default.fileExists(atPath: folder.file("accepted.jsonl")))
      #expect(try Binary.run(["check", ".", "--strict"], in: folder.url).status == 2)
      // The user who asks about the catalog itself gets no answer.
      let asked = try Binary.run(["check", ".", "Kite/Assets.xcassets"], in: folder.url)
      #expect(asked.status == 2 && asked.output.contains("Contents.json:1:"), "\(asked.output)")
    }
  }

  @Test(arguments: ["A.imageset", "A.colorset"])
  func aConflictInAnAssetIsAnError(_ name: String) throws {
    let folder = try Self.app()
    let text = "{\n<<<<<<< HEAD\n  \"info\": {},\n=======\n  \"images\": [],\n>>>>>>> b\n}\n"
    try folder.file("Kite/Assets.xcassets/\(name)/Contents.json", text)
    let result = try Binary.run(["check", "."], in: folder.url)
    #expect(result.status == 1, "\(result.output)\(result.error)")
    #expect(
      result.output.contains("\(name)/Contents.json:2:1: error: unresolved merge conflict: the file"),
      "\(result.output)")
  }

  /// A project that is read wrongly must not hide all translations.
  @Test(arguments: [
    ("let a = 1\n", "error", 2),
    ("import SwiftUI\nstruct A: View { var body: some View { Text(\"b\") } }\n", "warning", 0),
  ])
  func skippingEveryTranslationIsReported(_ code: String, _ severity: String, _ status: Int) throws {
    let folder = try TemporaryFolder()
    try folder.file("project.yml", "name: Kite\ntargets: {Kite: {type: application, platform: iOS, sources: [Code]}}\n")
    try folder.file("Code/A.swift", code)
    try folder.file("Texts/de.lproj/Localizable.strings", "\"b\" = \"Licht\";\n")
    let result = try Binary.run(["check", ".", "--inputs"], in: folder.url)
    #expect(result.status == status, "\(result.output)\(result.error)")
    let message =
      "project.yml:1:1: \(severity): every file with translations in this folder was skipped: \(Self.skipped)"
    #expect(result.output.contains(message) && result.output.contains("--all-files"), "\(result.output)")
    // A file with translations that is read shows that the project is understood.
    try folder.file("Code/de.lproj/Localizable.strings", "\"a\" = \"Licht\";\n")
    #expect(!(try Binary.run(["check", "."], in: folder.url).output.contains("every file")))
  }

  @Test func theReportNamesTheOptionsForSkippedFiles() throws {
    let folder = try Self.app("  Demo: {type: application, platform: iOS, sources: [Demo]}\n")
    try folder.file("Exports/de.xliff", "<xliff")
    try folder.file("Demo/de.lproj/Localizable.strings", "\"a\" = \"Licht\";\n")
    let result = try Binary.run(["check", ".", "--inputs"], in: folder.url)
    #expect(result.output.components(separatedBy: "(--all-files reads them)").count == 2)
    #expect(result.error.contains("not read Exports/de.xliff: \(Self.skipped) (project.yml)"), "\(result.error)")
  }

  @Test func manifestsOfPackagesAreNotCounted() throws {
    let folder = try Self.app()
    let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\nlet p = Package(name: \"Kit\")\n"
    for name in ["Package.swift", "Package@swift-5.9.swift"] { try folder.file("Kit/\(name)", manifest) }
    #expect((try Self.report(folder)["leftOut"] as? [String: Int]) == [:])
    try folder.file("Models/Package.swift", "struct Package {}\n")
    #expect((try Self.report(folder)["leftOut"] as? [String: Int]) == [Self.skipped: 1])
  }

  @Test func exportsOfShippedTextsAreReportedOnce() throws {
    let folder = try Self.app()
    let units = [("a", "Licht"), ("b", "Aus!"), ("c", "Neu")].map {
      "<trans-unit id=\"\($0.0)\"><source>x</source><target>\($0.1)</target></trans-unit>"
    }
    let xliff = """
      <xliff version="1.2"><file original="Kite/en.lproj/Localizable.strings" source-language="en" target-language="de" \
      datatype="plaintext"><body>\(units.joined())</body></file></xliff>
      """
    try folder.file("Kite/Exports/de.xliff", xliff)
    let report = try Self.report(folder)
    let skipped = try #require(report["leftOut"] as? [String: Int])
    #expect(skipped == ["exported texts that a file of the app also contains: reported there": 1], "\(skipped)")
    #expect((report["locales"] as? [String: Int])?["de"] == 4)
    #expect((try Self.report(folder, "--all-files")["locales"] as? [String: Int])?["de"] == 5)
    #expect((try Self.report(folder, "Kite/Exports/de.xliff")["locales"] as? [String: Int])?["de"] == 5)
    // An export never counts as a file of the app, with or without a project.
    try FileManager.default.removeItem(atPath: folder.file("project.yml"))
    #expect((try Self.report(folder)["locales"] as? [String: Int])?["de"] == 4)
  }

  /// An export with another form, or with a limit for translators, says something of its own.
  @Test func exportsWithLimitsAreChecked() throws {
    let folder = try Self.app()
    let limit =
      "<trans-unit id=\"a\" maxwidth=\"3\" size-unit=\"char\"><source>x</source><target>Licht</target></trans-unit>"
    let xliff = """
      <xliff version="1.2"><file original="Kite/en.lproj/Localizable.strings" source-language="en" target-language="de" \
      datatype="plaintext"><body>\(limit)</body></file></xliff>
      """
    try folder.file("Kite/Exports/de.xliff", xliff)
    let findings = try #require(try Self.report(folder)["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "character-limit" }, "\(findings)")
  }

  /// A file that no target is known to take may ship all the same, with texts of another table.
  @Test func onlyExportsAreTwins() throws {
    let folder = try Self.app()
    try FileManager.default.removeItem(atPath: folder.file("project.yml"))
    try folder.file("Other/de.lproj/Rows.strings", "\"a\" = \"Licht\";\n")
    #expect((try Self.report(folder)["locales"] as? [String: Int])?["de"] == 3)
  }

  private static func windows(_ folder: TemporaryFolder) throws -> String {
    let notes = try #require(try report(folder)["notes"] as? [String])
    return notes.first { $0.contains("the narrowest of the app's devices") } ?? "\(notes)"
  }

  @Test(arguments: ["KiteExample", "Shell"])
  func theAppWithTheTextsDecidesTheDevices(_ name: String) throws {
    let folder = try Self.app(
      "  \(name): {type: application, platform: iOS, deploymentTarget: \"26.0\", sources: [\(name)], settings: {TARGETED_DEVICE_FAMILY: 2}}\n"
    )
    try folder.file("Kite/Row.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n")
    try folder.file("\(name)/Row.swift", "import SwiftUI\nstruct Row2: View { var body: some View { Text(\"z\") } }\n")
    let note = try Self.windows(folder)
    #expect(note.contains("375 pt") && note.contains("deployment target of Kite,"), "\(note)")
  }

  @Test(arguments: [true, false]) func aNestedFolderDependsOnOtherProjectsToo(_ isRepository: Bool) throws {
    let folder = try Self.app()
    if isRepository {
      try FileManager.default.createDirectory(atPath: folder.file(".git"), withIntermediateDirectories: true)
    }
    try folder.file(
      "Kite/Part/project.yml", "name: P\ntargets: {P: {type: framework, platform: iOS, sources: [Code]}}\n")
    try folder.file("Kite/Part/Code/P.swift", "")
    try folder.file("Kite/Part/en.lproj/Part.strings", "\"p\" = \"Part\";\n")
    let result = try Binary.run(["check", "Kite/Part", "--format", "json"], in: folder.url)
    #expect(result.output.contains("\"Kite/Part/en.lproj/Part.strings\""), "\(result.output)\(result.error)")
  }
}

import Foundation
import TestSupport
import Testing

/// The Info.plist files that targets name, whatever their names are.
@Suite struct NamedManifestsTests {
  /// An app whose target names a file with the content.
  private static func app(_ name: String, _ content: String) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "project.yml",
      "name: Kite\ntargets:\n  Kite: {type: application, platform: iOS, settings: {INFOPLIST_FILE: App/\(name)}, sources: App}\n"
    )
    try scratch.file("App/\(name)", content)
    try scratch.file("App/en.lproj/Localizable.strings", "\"a\" = \"Text\";\n")
    return scratch
  }

  @Test(arguments: ["AppInfo.plist", "Kite.plist", "Info-Debug.plist", "Info.plist", "Kite_info.plist"])
  func aBrokenFileIsNamedOnce(_ name: String) throws {
    let scratch = try Self.app(name, "<plist><dict><key>UIRequiresFull")
    let result = try Binary.run(["check"], in: scratch)
    #expect(result.status == 1)
    #expect(result.output.components(separatedBy: "App/\(name):1:").count == 2, "\(result.output)")
  }

  @Test(arguments: ["Kite.plist", "Info.plist"]) func aHugeFileIsNamed(_ name: String) throws {
    let entries = String(repeating: "<key>k</key><string>v</string>\n", count: 150_000)
    let scratch = try Self.app(name, "<plist><dict>\(entries)</dict></plist>")
    let result = try Binary.run(["check"], in: scratch)
    #expect(result.status == 1 && result.output.contains("this file has more than 4 MB"), "\(result.output)")
  }

  /// Each name of one file would otherwise be parsed again.
  @Test(.timeLimit(.minutes(1))) func aFileWithManyNamesIsReadOnce() throws {
    let entries = String(repeating: "<key>k</key><string>v</string>\n", count: 100_000)
    let scratch = try Self.app("Kite0.plist", "<plist><dict>\(entries)</dict></plist>")
    var targets = ""
    for number in 1..<100 {
      targets +=
        "  K\(number): {type: application, platform: iOS, settings: {INFOPLIST_FILE: App/Kite\(number).plist}}\n"
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appending(path: "App/Kite\(number).plist").path, withDestinationPath: "Kite0.plist")
    }
    try scratch.file("project.yml", "name: Kite\ntargets:\n\(targets)")
    #expect(try !Binary.run(["check"], in: scratch).hasHung)
  }
}

import Foundation
import TestSupport
import Testing

/// Names and texts of a proposed change must stay text in the log of a build server, whatever the command.
@Suite struct LogSafetyOfCommandsTests {
  /// A folder whose name is a command of GitHub Actions, and files that need every kind of line.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("::error ::x/de.lproj/Localizable.strings", "\"::error::k\" = \"::error::a\\n::error::b ##[x]\";\n")
    try folder.file("::error ::x/en.lproj/Localizable.strings", "\"::error::k\" = \"::error::a %@\";\n\"b\" \"c\";\n")
    try folder.file("::error ::x/##vso[x].json", "{\"::error::k\": ")
    try folder.file(
      "::error ::x/V.swift",
      "import SwiftUI\nstruct V: View { var body: some View { Text(\"::error::k\") } }\n#Preview { V() }\n")
    return folder
  }

  @Test(arguments: [
    ["check", "."], ["check", ".", "--all"], ["check", ".", "--inputs", "--notes", "--review"],
    ["check", ".", "--format", "csv"], ["check", ".", "--format", "xcode"],
    ["check", ".", "--explain", "::error::k"], ["measure", "."], ["uses", "."], ["uses", ".", "--key", "::error::k"],
    ["uses", ".", "--unused"], ["uses", ".", "--not-followed"], ["uses", ".", "--format", "json"],
    ["screens", "."], ["screens", ".", "--format", "json"],
  ])
  func nothingPrintedIsACommand(_ arguments: [String]) throws {
    let scratch = try Self.app()
    let result = try Binary.run(arguments, in: scratch)
    #expect(!result.hasCrashed && !result.hasHung)
    for line in (result.output + "\n" + result.error).split(whereSeparator: \.isNewline) {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"))
      #expect(!line.contains("##[") && !line.contains("##vso["))
    }
  }
}

import Foundation
import TestSupport
import Testing

/// A run that needs too much ends with a message.
@Suite struct RunLimitsTests {
  /// A folder whose check takes over a second.
  private static func large() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let texts = (0..<20_000).map { "\"key\($0)\": \"A text with the number \($0)\"" }
    try folder.write("en.json", "{\(texts.joined(separator: ",\n"))}")
    return folder
  }

  @Test(arguments: [("--time-limit", "0.05"), ("--memory-limit", "1")])
  func aRunOverALimitEndsWithTheOptionThatRaisesIt(_ option: String, _ value: String) throws {
    for command in ["check", "measure"] {
      let result = try Binary.run([command, ".", option, value, "--report", "json=out/a.json"], in: Self.large())
      #expect(result.status == 2 && !result.hasCrashed && !result.hasHung, "\(result.error)")
      #expect(result.error.contains("error: the run ended because it used more than"), "\(result.error)")
      #expect(result.error.contains("raise the limit with \(option)"), "\(result.error)")
      #expect(result.output.isEmpty)
    }
  }

  @Test func theMessageNamesTheWorkOfTheCommand() throws {
    let folder = try TemporaryFolder()
    let colors = (0..<300).map {
      "\"c\($0)\": {\"value\": \"#8080\(10 + $0 % 90)\", \"role\": \"\($0 % 2 == 0 ? "text" : "background")\"}"
    }
    try folder.write("palette.json", "{\"colors\": {\(colors.joined(separator: ", "))}}")
    let palette = try Binary.run(["palette", "palette.json", "--time-limit", "0.05"], in: folder)
    #expect(palette.status == 2 && palette.error.contains("while reading or checking colours\n"), "\(palette.error)")
    try TestPicture.writeRows(to: folder.url.appending(path: "large.png"), width: 2_000, height: 2_000)
    let picture = try Binary.run(
      ["simulate", "large.png", "--sheet", "-o", "out.png", "--time-limit", "0.05"], in: folder)
    #expect(picture.status == 2 && picture.error.contains("while simulating the picture\n"), "\(picture.error)")
    #expect(picture.error.contains("fix: use a smaller picture, or raise the limit with --time-limit"))
  }

  @Test func everyCommandThatReadsFilesHasLimits() throws {
    for command in ["check", "measure", "palette", "simulate", "scale", "preview", "init", "uses", "screens", "serve"] {
      let help = try Binary.run([command, "--help"])
      #expect(help.output.contains("--time-limit") && help.output.contains("--memory-limit"), "\(command)")
    }
  }

  @Test(arguments: ["--time-limit", "--memory-limit", "--file-time-limit"])
  func aLimitMustBePositive(_ option: String) throws {
    for value in ["0", "-1"] {
      let result = try Binary.run(["check", ".", "\(option)=\(value)"])
      #expect(result.status == 2 && result.error.contains("\(option) must be a number of"), "\(result.error)")
    }
  }

  /// Too little address space for the stacks of threads is a message, not a wait for ever.
  @Test(arguments: [320_000, 400_000, 500_000, 700_000]) func littleAddressSpaceIsAnError(_ kilobytes: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.json", "{\"a\": \"Text\"}")
    try folder.write("View.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    let result = try Binary.shell("ulimit -v \(kilobytes); exec timeout 60 \"$0\" check .", in: folder)
    #expect([0, 2].contains(result.status), "status \(result.status): \(result.error)")
    #expect(result.status == 0 || (result.error + result.output).contains("ulimit -v"), "\(result.error)")
  }
}

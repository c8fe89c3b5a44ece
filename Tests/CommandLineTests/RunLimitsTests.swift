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

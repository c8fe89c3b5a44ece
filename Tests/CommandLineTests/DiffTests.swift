import Foundation
import TestSupport
import Testing

/// `--diff`: the file is checked before the run, and its paths are those of the repository.
@Suite struct DiffTests {
  private static func diff(of file: String) -> String { "--- a/\(file)\n+++ b/\(file)\n@@ -1 +1 @@\n-x\n+y\n" }

  @Test(arguments: [
    ("none.diff", "diff not found"), ("App", "this is a folder"),
    ("words.diff", "this is not a unified diff"), ("wide.diff", "this diff is not in UTF-8"),
  ])
  func anUnusableDiffStopsTheRun(name: String, message: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("words.diff", "nothing\n")
    try scratch.file("wide.diff", #require(Self.diff(of: "a").data(using: .utf16)))
    for command in ["check", "measure"] {
      let result = try Binary.run([command, "App", "--diff", name, "--report", "sarif=out.sarif"], in: scratch)
      #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
      let report = try String(contentsOfFile: scratch.file("out.sarif"), encoding: .utf8)
      #expect(report.contains(message) && !report.contains("row.apply"), "\(report)")
    }
    let palette = try Binary.run(["palette", "red", "blue", "--diff", name, "--format", "github"], in: scratch)
    #expect(palette.status == 2 && palette.error.contains(message) && palette.output.isEmpty, "\(palette.error)")
  }

  @Test(arguments: [["check", "App"], ["measure", "App"], ["palette", "red", "blue"]])
  func aDiffNeedsAReviewAndIsKept(command: [String]) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("a.diff", Self.diff(of: "a"))
    let unused = try Binary.run(command + ["--diff", "a.diff", "--report", "json=a.json"], in: scratch)
    #expect(unused.status == 2 && unused.error.contains("--diff is for reviews"), "\(unused.error)")
    // The diff is kept, too, if another error stops the run.
    let more = command[0] == "palette" ? [] : ["--font", "none.ttf", "--size", "17"]
    let kept = try Binary.run(command + more + ["--diff", "a.diff", "--report", "sarif=./a.diff"], in: scratch)
    #expect(kept.status == 2 && kept.error.contains("the report would overwrite the diff"), "\(kept.error)")
    #expect(try String(contentsOfFile: scratch.file("a.diff"), encoding: .utf8) == Self.diff(of: "a"))
  }

  /// Two folders of a repository may contain files with the same path.
  @Test(arguments: [
    ("App/fr.lproj/Main.strings", "App", ["."], "App/fr.lproj/Main.strings"),
    ("Other/fr.lproj/Main.strings", "App", ["."], "App/de.lproj/Main.strings"),
    ("fr.lproj/Main.strings", "App", ["."], "App/de.lproj/Main.strings"),
    ("App/fr.lproj/Main.strings", ".", ["App"], "App/fr.lproj/Main.strings"),
    ("App/fr.lproj/Main.strings", "Other", ["../App"], "App/fr.lproj/Main.strings"),
  ])
  func pathsAreThoseOfTheRepository(changed: String, folder: String, inputs: [String], place: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/fr.lproj/Main.strings", "\"row.apply\" = \"Tout enregistrer\";\n")
    try scratch.file(".git", "gitdir: elsewhere\n")
    try scratch.file("Other/a.diff", Self.diff(of: changed))
    let options = ["--format", "github", "--diff", scratch.file("Other/a.diff"), "--only-rule", "text-truncated"]
    let result = try withExtendedLifetime(scratch) {
      try Binary.run(
        ["check"] + inputs + options, in: scratch.url.appending(path: folder), environment: ["GITHUB_ACTIONS": "true"])
    }
    #expect(result.status == 1 && result.output.contains("::error file=\(place),line=1,"), "\(result.output)")
  }
}

import Foundation
import TestSupport
import Testing

/// One vocabulary for all commands: what a mistake is answered with, and options that mean the same everywhere.
@Suite struct CommandWordsTests {
  @Test(arguments: [
    (["mesure"], "error: \"mesure\" is not a command; did you mean \"measure\"? (typecheck help lists all)\n"),
    (["help", "chek"], "error: \"chek\" is not a command; did you mean \"check\"? (typecheck help lists all)\n"),
    (["xyzzy"], "error: \"xyzzy\" is not a command; typecheck help lists all\n"),
    (["measure", ".", "--lokale", "de"], "error: Unknown option \"--lokale\". Did you mean \"--locale\"?\n"),
    (["check", "--fail-on", "eror"], "error: The value \"eror\" is invalid for \"--fail-on <fail-on>\""),
    (
      ["check", "--device", "galaxy"],
      "error: \"galaxy\" is not a device or a group of devices; typecheck devices lists all\n"
    ),
    (["check", "--only-rule", "text-cut"], "is not a rule; did you mean \""),
    (["rules", "xyzzy"], "error: \"xyzzy\" is not a rule; typecheck rules lists all\n"),
    (
      ["measure", ".", "--style", "heading"],
      "error: \"heading\" is not a text style; did you mean \"headline\"?"
    ),
    (
      ["measure", ".", "--only-rule", "contrast-minimum"], "error: --only-rule: contrast-minimum is not a rule on texts"
    ),
    (
      ["measure", ".", "--only-rule", "text-truncated", "--disable-rule", "text-truncated"],
      "error: --only-rule names only rules that --disable-rule turns off"
    ),
    (
      ["measure", ".", "--width", "1e308"],
      "error: --width 1e308 is not usable; give a number of points above 0 and at most 100000"
    ),
    (["explain", "title"], "error: \"explain\" is not a command; did you mean typecheck check --explain KEY?\n"),
    (["baseline"], "did you mean typecheck check --write-baseline FILE?\n"),
    (["check", "--lang", "de"], "error: Unknown option \"--lang\". Did you mean \"--locale\"?\n"),
    (["check", "--json"], "Did you mean \"--format json\"?\n"),
    (["uses", "--json"], "Did you mean \"--format json\"?\n"),
    (["check", "--html", "a"], "Did you mean \"--report html=PATH\" or \"--format html\"?\n"),
    (["check", "--output=a"], "Did you mean \"--report NAME=PATH\", such as"),
    (["check", "-o", "a"], "\"--report NAME="),
    (["check", "--rule", "a"], "Did you mean \"--only-rule\"?\n"),
    (["check", "--exclude", "a"], "Did you mean the list \"excluded\" in .typecheck.yml?\n"),
    (["check", "--update-baseline"], "Did you mean \"--write-baseline FILE\"?\n"),
    (["uses", "--html", "a"], "error: Unknown option \"--html\"\n"),
    (["uses", "--lang", "a"], "error: Unknown option \"--lang\"\n"),
    (["check", "--locale", "Français"], "--locale Français is not a language tag; did you mean fr?\n"),
    (["scale", "--size=-1e20"], "error: --size -1e+20 is not a usable number"),
  ])
  func mistakesGetSuggestions(arguments: [String], message: String) throws {
    let result = try Binary.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.hasPrefix("error: ") && !result.error.contains("\u{2018}"), "\(result.error)")
    #expect(result.error.utf8.count < 1_000, "no list of all names")
    #expect(!result.error.contains("'"), "straight double quotation marks")
  }

  @Test func reportsANameThatIsNotUTF8() throws {
    let result = try Binary.shell("\"$0\" measure \"$(printf 'caf\\351.json')\"", in: try TemporaryFolder())
    #expect(result.status == 2)
    #expect(
      result.error.hasPrefix("error: \"caf\\xE9.json\" is not valid UTF-8; rename it"),
      "\(result.error)")
  }

  @Test(arguments: ["--version", "help", "measure --help", "--generate-completion-script bash", "devices", "init ."])
  func anUnwritableOutputIsAnError(arguments: String) throws {
    let scratch = try CheckCommandTests.project()
    try FileManager.default.removeItem(atPath: scratch.file(".typecheck.yml"))
    let result = try Binary.shell("\"$0\" \(arguments) > /dev/full", in: scratch)
    #expect(result.status == 2)
    #expect(result.error.contains("error: cannot write to standard output: "), "\(result.error)")
  }

  @Test func absolutePathsAreUnchangedInADeletedFolder() throws {
    let scratch = try CheckCommandTests.project()
    let input = scratch.file("App/de.lproj/Main.strings")
    let result = try Binary.shell(
      "mkdir gone; cd gone; rmdir ../gone; \"$0\" measure '\(input)' --format json", in: scratch)
    #expect(result.output.contains("\"file\": \"\(input)\""), "\(result.output.prefix(2_000))\(result.error)")
  }

  @Test func localeSelectsLanguages() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", "{\"a\": \"Sichern\"}")
    try scratch.file("fr.json", "{\"a\": \"Enregistrer\"}")
    try scratch.file("strings.json", "{\"a\": \"Save\"}")
    func locales(_ arguments: [String]) throws -> [String] {
      let result = try Binary.run(arguments + ["--format", "json", "--measurements", "all"], in: scratch.url)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return ((report?["results"] as? [[String: Any]]) ?? []).compactMap { $0["locale"] as? String }.sorted()
    }
    for command in ["measure", "check"] {
      #expect(try locales([command, "."]) == ["de", "en", "fr"])
      #expect(try locales([command, ".", "--locale", "all"]) == ["de", "en", "fr"])
      #expect(try locales([command, ".", "--locale", "fr"]) == ["fr", "fr"], "a text that names none is in the first")
      #expect(try locales([command, ".", "--locale", "en,de"]) == ["de", "en"])
      let none = try Binary.run([command, "de.json", "--locale", "it"], in: scratch.url)
      #expect(none.status == 2 && none.output.contains("no text is in it"), "\(none.output)")
      let name = try Binary.run([command, "de.json", "--locale", "Deutsch"], in: scratch.url)
      #expect(name.status == 2 && name.output.contains("did you mean de? "), "\(name.output)")
      #expect(!name.output.contains("measured anyway"), "\(name.output)")
    }
  }

  @Test func measureTakesRulesAndShowsFiles() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", "{\"a\": \"Einstellungen übernehmen und schließen\"}")
    let asked = ["measure", ".", "--lines", "1", "--width", "120", "--all"]
    #expect(try Binary.run(asked, in: scratch.url).output.contains("[text-truncated]"))
    for choice in [["--only-rule", "text-too-small"], ["--disable-rule", "text-truncated"]] {
      let result = try Binary.run(asked + choice, in: scratch.url)
      #expect(!result.output.contains("[text-truncated]"), "\(result.output)")
    }
    let shown = try Binary.run(asked + ["--inputs"], in: scratch.url)
    #expect(shown.error == "read de.json: json, 1 text\n1 file read, 0 not read\n")
    try scratch.file("A.xcassets/a.imageset/Contents.json", "{\"images\": []}")
    let mixed = try Binary.run(["check", ".", "--inputs"], in: scratch.url)
    let more = "1 file read, 0 not read; 1 more file read and not listed (images, screens and web pages), 2 in all\n"
    #expect(mixed.error.hasSuffix(more), "\(mixed.error)")
    for option in ["-v", "--inputs"] {
      #expect(try Binary.run(["measure", "-", option], input: Data("\"a\"\n".utf8)).status == 2)
    }
  }

  @Test(arguments: [
    "bar --tint white --bar-tint #144714 --ios 7-12", "rules", "devices", "environment --device iphone-16", "scale",
    "fonts",
    "contrast black white", "preview Ja",
  ])
  func everyCommandTakesQuiet(arguments: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    #expect(try Binary.run(words + ["-q"]).output == Binary.run(words).output)
    #expect(try Binary.run(words + ["--quiet"]).status != 2)
  }

  @Test func problemsOfInputsAreCounted() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", "{\"a\": \"Sichern\"}")
    try scratch.file("fr.json", "{\"a\": ")
    let result = try Binary.run(["measure", "de.json", "fr.json", "--verbose"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("1 error (in the inputs), 0 warnings, 0 notes."), "\(result.output)")
  }
}

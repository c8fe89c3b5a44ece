import AuditModel
import TestSupport
import Testing

@testable import TextFiles

@Suite struct I18nextFormsTests {
  private func read(_ text: String, _ locale: String = "en") -> Catalog {
    JSONStringsReader().read(SourceFile(path: "x.json", bytes: Array(text.utf8), locale: locale, group: "x.json"))
  }

  private func lines(_ catalog: Catalog) -> [String] {
    catalog.strings.map { string in
      let forms = string.details?.forms.map { "\($0.choices.map(\.value).joined(separator: "+")):\($0.text)" } ?? []
      return "\(string.key)=\(string.text) \(forms.joined(separator: "|"))"
    }
  }

  @Test func pluralsOfVersion4AreOneText() {
    let catalog = read(
      #"{"menu": {"bed_one": "{{count}} bed", "bed_other": "{{count}} beds"}, "step_ordinal_one": "{{count}}st", "#
        + #""step_ordinal_other": "{{count}}th", "title_other": "Other {{count}} titles", "plain_one": "One"}"#)
    #expect(
      lines(catalog) == [
        "menu.bed={{count}} beds one:{{count}} bed|other:{{count}} beds",
        "step_ordinal={{count}}th one:{{count}}st|other:{{count}}th",
        "title=Other {{count}} titles other:Other {{count}} titles", "plain_one=One ",
      ])
    #expect(catalog.strings[0].details?.forms[0].choices[0].argument == "count")
    #expect(catalog.strings[1].details?.forms[0].choices[0].kind == .ordinal)
  }

  @Test func pluralsOfVersion3AreOneText() {
    #expect(
      lines(read(#"{"bed": "a bed", "bed_plural": "beds", "other": "x"}"#)) == [
        "bed=beds one:a bed|other:beds", "other=x ",
      ])
    #expect(
      lines(read(#"{"bed_0": "{{count}} grządka", "bed_1": "{{count}} grządki", "bed_2": "{{count}} grządek"}"#, "pl"))
        == ["bed={{count}} grządek one:{{count}} grządka|few:{{count}} grządki|many:{{count}} grządek"])
  }

  @Test func contextsAreOneText() {
    #expect(
      lines(read(#"{"friend": "{{name}}", "friend_male": "A boyfriend", "friend_female": "A girlfriend"}"#)) == [
        "friend={{name}} other:{{name}}|male:A boyfriend|female:A girlfriend"
      ])
    #expect(
      lines(read(#"{"x_male": "he", "x_female": "she", "y": "And $t(x)"}"#)) == [
        "x=he male:he|female:she", "y=And he ",
      ])
  }

  @Test func allFilesOfATableAreJoinedOrNone() throws {
    let folder = try TemporaryFolder()
    let texts = #"{"choice_one": "A", "choice_two": "B", "choice_other": "C", "bed_one": "x", "bed_other": "y"}"#
    for locale in ["en", "ar", "he"] { try folder.write("\(locale).json", texts) }
    let catalog = CatalogLoader.load(inputs: [folder.path], defaultLocale: "en")
    for locale in ["en", "ar", "he"] {
      #expect(
        catalog.strings.filter { $0.locale == locale }.map(\.key) == [
          "choice_one", "choice_two", "choice_other", "bed",
        ])
    }
    #expect(catalog.strings.map(\.text).prefix(4) == ["A", "B", "C", "y"])
    #expect(catalog.locales == ["en": 4, "ar": 4, "he": 4] && catalog.files.map(\.texts) == [4, 4, 4])
    #expect(catalog.leftOut.values.map { $0 } == [3] && catalog.issues.isEmpty)
    let alone = CatalogLoader.load(inputs: ["\(folder.path)/he.json"], defaultLocale: "en")
    #expect(alone.strings.map(\.key) == ["choice", "bed"])
  }

  @Test func keysThatAreJoinedAreCounted() {
    let reason = "JSON keys that are forms of another text, as i18next writes plurals and contexts"
    let catalog = read(
      #"{"bed_one": "{{count}} bed", "bed_other": "{{count}} beds", "cat": "a cat", "cat_plural": "cats", "a": "b"}"#)
    #expect(catalog.strings.count == 3 && catalog.leftOut == [reason: 2])
    #expect(read(#"{"a": "$t(b)", "b": "c"}"#).leftOut.isEmpty)
  }

  @Test func categoriesOfTheLanguageAreOneText() {
    let slavic = #"{"bed_one": "grządka", "bed_few": "grządki", "bed_many": "grządek"}"#
    #expect(read(slavic, "pl").strings.map(\.key) == ["bed"])
    #expect(read(slavic, "en").strings.count == 3)
    #expect(read(#"{"a_zero": "none", "a_one": "one", "a_other": "more"}"#).strings.map(\.key) == ["a"])
    #expect(read(#"{"a_one": "first", "a_two": "second", "a_other": "more"}"#).strings.count == 3)
  }

  @Test(arguments: [
    #"{"which_one": "a", "no_one": "b", "each_other": "c"}"#, #"{"save_button": "a", "save": "b", "row_1": "c"}"#,
    #"{"step_1": "a", "step_x": "b", "tab_male": "c", "a_plural": "d"}"#, #"{"_one": "a", "_other": "b"}"#,
    #"{"step_0": "a", "step_1": "b", "step_2": "c"}"#, #"{"q_0": "a", "q_1": "b"}"#,
    #"{"step_0": "{{count}} a", "step_1": "b", "step_2": "c"}"#, #"{"q_0": "{count}", "q_1": "b"}"#,
    #"{"gender_male": "a", "gender_female": "b"}"#, #"{"gender": "a", "gender_male": "b", "gender_female": "c"}"#,
    #"{"err_one": "a", "err_many": "b"}"#,
  ])
  func otherFilesAreUnchanged(text: String) {
    let source = SourceFile(path: "x.json", bytes: Array(text.utf8), locale: "en", group: "x.json")
    #expect(read(text) == JSONDocument.read(source))
  }

  @Test func resolvesNesting() {
    let catalog = read(
      #"{"app": "Garden", "about": "About $t(app)", "deep": "[$t(about, {\"count\": 1})]", "lost": "$t(common:x) $t(app)", "#
        + #""loop": "a $t(loop)", "open": "$t(app"}"#)
    #expect(
      catalog.strings.map(\.text) == [
        "Garden", "About Garden", "[About Garden]", "$t(common:x) Garden", "a a a a a $t(loop)", "$t(app",
      ])
    #expect(catalog.issues.count == 1)
    #expect(catalog.issues.first?.message.contains("common:x") == true)
  }

  @Test func resolvesNestingInEveryForm() {
    let catalog = read(#"{"x": "bed", "a_one": "one $t(x)", "a_other": "{{count}} beds"}"#)
    #expect(lines(catalog).last == "a={{count}} beds one:one bed|other:{{count}} beds")
  }

  @Test func manyNestingsTakeBoundedTime() {
    let members = (0..<4000).map { "\"k\($0)\": \"$t(k0)$t(k1)\"" }
    _ = read("{" + members.joined(separator: ",") + "}")
    _ = read("{\"a\": \"" + String(repeating: "$t(", count: 50_000) + "\"}")
    _ = read("{\"a\": \"" + String(repeating: "$t(", count: 50_000) + ")\"}")
  }
}

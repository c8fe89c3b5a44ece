import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import Documents
@testable import TextFiles

@Suite struct StringCatalogDocumentTests {
  private let plain = StringCatalogSamples.read(StringCatalogSamples.plain)
  private let forms = StringCatalogSamples.read(StringCatalogSamples.forms)

  private func lines(_ catalog: Catalog) -> [String] {
    catalog.strings.map { "\($0.location.line):\($0.location.column) \($0.locale) \($0.key)=\($0.text)" }
  }

  @Test func readsEveryLanguageOfEveryKey() {
    #expect(
      lines(plain) == [
        "5:5 en Open the garden gate=Open the garden gate", "12:69 de garden.title=Mein **Garten**",
        "13:62 en garden.title=My **garden**", "15:74 pt-BR garden.title=Meu jardim",
      ])
    #expect(plain.issues.isEmpty)
    #expect(plain.sourceLocales == ["App.xcstrings": "en"])
    #expect(plain.strings.map(\.details?.state) == [nil, nil, nil, "needs_review"])
    #expect(plain.strings.map(\.details?.markup) == [nil, .markdown, .markdown, nil])
  }

  @Test func skipsAndCounts() {
    #expect(
      plain.leftOut == [
        "empty keys: nothing to draw": 1, "untranslated texts: the source text shows instead": 1,
        "texts that are not to be translated": 1, "stale texts: no longer used by the app": 2,
        "accessibility labels and hints: spoken, never drawn": 1,
      ])
  }

  @Test func commentsAreRead() {
    #expect(plain.strings.map(\.slot.style) == [.headline, nil, nil, nil])
    #expect(plain.strings.map(\.details?.characterLimit) == [nil, 20, 20, 20])
    #expect(plain.strings[1].comment == "MAX_LENGTH: 20")
  }

  @Test func variationsAreFormsOfOneText() throws {
    let beds = forms.strings.filter { $0.key == "%lld beds" }
    #expect(beds.map(\.text) == ["%lld beds", "%lld Gartenbeete"])
    #expect(
      beds[1].details?.forms.map { "\($0.choices.map(\.value)) \($0.text)" } == [
        "[\"iphone\", \"one\"] %lld Beet", "[\"iphone\", \"other\"] %lld Beete", "[\"other\"] %lld Gartenbeete",
      ])
    #expect(beds[1].details?.forms.map(\.location.line) == [20, 21, 25])
    #expect(beds[1].details?.forms[0].choices.map(\.kind) == [.device, .plural])
  }

  @Test func resolvesSubstitutions() throws {
    let seeds = try #require(forms.strings.first { $0.key == "seeds" }?.details)
    #expect(
      seeds.forms.map(\.text) == [
        "%1$@ has a seed in %3$lld pot and again %3$lld pot", "%1$@ has a seed in %3$lld pots and again %3$lld pots",
        "%1$@ has %2$d seeds in %3$lld pot and again %3$lld pot",
        "%1$@ has %2$d seeds in %3$lld pots and again %3$lld pots",
      ])
    #expect(seeds.conversions == ["2": "d", "3": "lld"])
    #expect(seeds.forms[1].choices.map(\.argument) == ["2", "3"])
    #expect(forms.strings.first { $0.key == "seeds" }?.text == seeds.forms[3].text)
  }

  /// The rule on placeholders reports it, so that the reader does not.
  @Test func keepsAMissingSubstitution() {
    #expect(forms.issues.isEmpty)
    #expect(forms.strings.contains { $0.text == "%#@lost@ da" })
  }

  private func entry(_ text: String, _ substitutions: String, language: String = "de") -> Catalog {
    StringCatalogSamples.read(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"\#(language)":{"stringUnit":{"value":"#
        + #""\#(text)"},"substitutions":{\#(substitutions)}}}}}}"#)
  }

  private func plural(_ one: String, _ other: String) -> String {
    #""variations":{"plural":{"one":{"stringUnit":{"value":"\#(one)"}},"other":{"stringUnit":{"value":"\#(other)"}}}}"#
  }

  private func texts(_ catalog: Catalog) -> [String] {
    catalog.strings.first { $0.key == "k" && $0.locale == "de" }?.details?.forms.map(\.text) ?? []
  }

  @Test func argumentsAreNumberedInEveryForm() {
    let files = #""f":{"formatSpecifier":"lld",\#(plural("Eine Datei", "%arg Dateien"))}"#
    let catalog = entry("%#@f@ in %@", files)
    #expect(texts(catalog) == ["Eine Datei in %2$@", "%1$lld Dateien in %2$@"])
    #expect(catalog.strings.first { $0.locale == "de" }?.details?.conversions == ["1": "lld"])
    let second = #""f":{"argNum":2,"formatSpecifier":"lld",\#(plural("eine Datei", "%arg Dateien"))}"#
    #expect(texts(entry("%@: %#@f@ in %@", second)) == ["%1$@: eine Datei in %3$@", "%1$@: %2$lld Dateien in %3$@"])
    #expect(texts(entry("%#@f@ von %@", second)) == ["eine Datei von %1$@", "%2$lld Dateien von %1$@"])
    #expect(catalog.issues.isEmpty)
  }

  @Test(arguments: [
    (#""strings":{"a":{"localisations":{}}}"#, "\"localisations\" of \"a\"", "localizations"),
    (#""strings":{},"sorceLanguage":"de""#, "\"sorceLanguage\" of the catalog", "sourceLanguage"),
    (
      #""strings":{"a":{"localizations":{"de":{"stringUnit":{"value":"B"},"variatons":{}}}}}"#,
      "\"variatons\" in \"a\"",
      "variations"
    ),
  ])
  func reportsUnknownWordsOfTheFormat(_ members: String, _ name: String, _ known: String) throws {
    let catalog = StringCatalogSamples.read(#"{"sourceLanguage":"en","version":"1.0",\#(members)}"#)
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .warning)
    #expect(issue.message.hasPrefix(name) && issue.message.hasSuffix("; did you mean \(known)?"))
  }

  private func new(_ value: String?) -> String {
    let unit = #"{"state":"new"\#(value.map { #","value":"\#($0)""# } ?? "")}"#
    return #""f":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":\#(unit)}}}}"#
  }

  @Test func keepsUntranslatedForms() {
    let catalog = entry("%#@f@ da", new("%arg files"))
    #expect(catalog.strings.first { $0.locale == "de" }?.details?.forms.map(\.text) == ["%1$lld files da"])
    #expect(catalog.issues.map(\.severity) == [.warning])
    #expect(catalog.issues.first?.message.hasPrefix("the forms of \"f\" in \"k\" are not translated") == true)
  }

  @Test func aTextWhoseFormsHaveNoWordsIsNotTranslated() {
    let catalog = entry("%#@f@ da", new(nil))
    #expect(!catalog.strings.contains { $0.locale == "de" } && catalog.issues.isEmpty)
    #expect(catalog.leftOut == ["untranslated texts: the source text shows instead": 1])
  }

  @Test(arguments: [
    (
      #""f":{"variations":{"plural":{"one":{"stringUnit":{"value":3}},"other":{"stringUnit":{"value":"x"}}}}}"#, "error"
    ),
    (#""f":{"variations":{"moon":{},"plural":{"other":{"stringUnit":{"value":"x"}}}}}"#, "warning"),
    (#""f":{"variations":{"plural":3}}"#, "error"), (#""f":3"#, "error"), (#""f":{}"#, ""),
    (#""f":{"argNum":1,"variations":{"plural":{"other":{"stringUnit":{}}}}}"#, "error"),
  ])
  func reportsUnreadableForms(substitutions: String, severities: String) {
    let catalog = entry("%#@f@ da", substitutions)
    #expect(catalog.issues.map(\.severity.rawValue).sorted().joined(separator: " ") == severities)
  }

  @Test func marksATextWithUnreadableForms() {
    let other = #""other":{"stringUnit":{"value":"%arg Dateien"}}"#
    for (one, isIncomplete) in [("3", true), ("\"Eine\"", false)] {
      let catalog = entry(
        "%#@f@",
        #""f":{"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":\#(one)}},\#(other)}}}"#
      )
      let text = catalog.strings.first { $0.locale == "de" }
      #expect(text?.details?.isIncomplete == isIncomplete && text?.details?.forms.isEmpty == false)
    }
  }

  @Test func aSubstitutionMayDependOnTheDeviceFirst() {
    let device =
      #""f":{"argNum":1,"formatSpecifier":"lld","variations":{"device":{"mac":{\#(plural("%arg Klick", "%arg Klicks"))},"#
      + #""other":{\#(plural("%arg Tipp", "%arg Tipps"))}}}}"#
    let catalog = entry("%#@f@, %#@f@", device)
    #expect(
      texts(catalog) == [
        "%1$lld Klick, %1$lld Klick", "%1$lld Klicks, %1$lld Klicks", "%1$lld Tipp, %1$lld Tipp",
        "%1$lld Tipps, %1$lld Tipps",
      ])
    #expect(catalog.strings.first { $0.locale == "de" }?.text == "%1$lld Tipps, %1$lld Tipps")
    #expect(catalog.strings.first { $0.locale == "de" }?.details?.forms[0].choices.map(\.argument) == [nil, "1"])
  }

  @Test func theNarrowestWidthRepresentsAll() {
    let catalog = StringCatalogSamples.read(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"de":{"variations":{"width":{"#
        + #""20":{"stringUnit":{"value":"ein langer Text"}},"5":{"stringUnit":{"value":"kurz"}}}}}}}}}"#)
    #expect(catalog.strings.first { $0.locale == "de" }?.text == "kurz")
  }

  @Test func eachPhraseIsAText() {
    #expect(
      forms.strings.filter { $0.key.hasPrefix("Water") }.map { "\($0.locale) \($0.key) \($0.text)" } == [
        "en Water the ${plant}[0] Water the ${plant}", "en Water the ${plant}[1] Give ${plant} water",
        "de Water the ${plant}[0] ${plant} gießen",
      ])
    #expect(forms.leftOut == ["untranslated texts: the source text shows instead": 1])
  }

  @Test(arguments: [true, false])
  func readsUTF16(isBigEndian: Bool) {
    #expect(
      StringCatalogSamples.read(StringsSamples.wide(StringCatalogSamples.plain, isBigEndian: isBigEndian)) == plain)
    #expect(StringCatalogSamples.read([0xEF, 0xBB, 0xBF] + Array(StringCatalogSamples.plain.utf8)) == plain)
  }

  @Test func aNewVersionIsReadWithANote() {
    let catalog = StringCatalogSamples.read(StringCatalogSamples.plain.replacing("\"1.0\"", with: "\"7.0\""))
    #expect(catalog.strings == plain.strings)
    #expect(catalog.issues.map(\.severity) == [.warning])
    #expect(catalog.issues.first?.message.contains("7.0") == true)
  }

  @Test(arguments: [
    ("", "1:1 error"), ("[]", "1:1 error"), ("{}", "1:1 error,1:1 warning"),
    (#"{"sourceLanguage":"en","strings":[]}"#, "1:34 error"),
    (#"{"sourceLanguage":"en","strings":{"a":1}}"#, "1:39 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{"localizations":[]}}}"#, "1:56 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":3}}}}"#, "1:62 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":3}}}}}}"#, "1:85 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{}}}}}}"#, "1:76 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"novelty":3}}}}}"#, "1:63 warning,1:62 error"),
    (#"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "1:42 warning"),
    (#"{"strings":{"a":{"localizations":{"de":{"variations":{"moon":{}}}}}}}"#, "1:1 warning,1:55 warning"),
  ])
  func reportsMistakes(text: String, places: String) {
    let catalog = StringCatalogSamples.read(text)
    let found = catalog.issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
    #expect(found.sorted() == places.split(separator: ",").map(String.init).sorted())
  }

  @Test func storyboardTextsAreNotMarkdown() {
    let catalog = StringCatalogSamples.read(StringCatalogSamples.plain, locale: "mul")
    #expect(catalog.strings.allSatisfy { $0.details?.markup == nil })
    #expect(catalog.strings.first?.locale == "en")
  }

  @Test func damagedCatalogsGiveTextsOrIssues() {
    var random = SeededGenerator(seed: 11)
    let pieces = ["{", "}", "\"", "[", ",", ":", "%#@", "null", "1", "\"variations\":{", "\n"].map { Array($0.utf8) }
    for sample in [StringCatalogSamples.plain, StringCatalogSamples.forms] {
      for _ in 0..<400 {
        var bytes = Array(sample.utf8)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let offset = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: offset)
          case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
          default: bytes.removeSubrange(offset..<min(bytes.count, offset + 40))
          }
        }
        let catalog = StringCatalogSamples.read(bytes)
        #expect(!catalog.strings.isEmpty || !catalog.issues.isEmpty || !catalog.leftOut.isEmpty)
      }
    }
  }

  @Test func manySubstitutionsTakeBoundedTime() {
    let names = (0..<300).map { "n\($0)" }
    let substitutions = names.enumerated().map { index, name in
      let next = index + 1 < names.count ? names[index + 1] : "n0"
      return "\"\(name)\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"value\":\"%#@\(next)@%#@\(next)@\"}},"
        + "\"other\":{\"stringUnit\":{\"value\":\"x%#@\(next)@%#@\(next)@\"}}}}}"
    }
    let catalog = StringCatalogSamples.read(
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":"
        + "\"%#@n0@ %#@n1@\"},\"substitutions\":{\(substitutions.joined(separator: ","))}}}}}}")
    #expect(catalog.strings.isEmpty && catalog.issues.map(\.severity) == [.error])
    #expect(catalog.issues.first?.message.contains("more than 64 deep") == true)
  }
}

import AuditModel
import Causes
import DynamicType
import TestSupport
import Testing

@Suite struct CauseTests {
  private func causes(_ findings: [Finding], _ subject: RunSubject = RunSubject()) -> [Cause] {
    Cause.list(of: findings, in: subject)
  }

  @Test func textsOfOnePlaceAreOneCause() throws {
    let findings = ["de", "fr", "ta"].flatMap { locale in
      ["save", "close"].map { key in
        Samples.cut(key, locale, uses: [Samples.use(key)], lines: locale == "ta" ? 3 : 2)
      }
    }
    let causes = causes(findings)
    let cause = try #require(causes.first)
    #expect(causes.count == 1 && cause.kind == .place)
    #expect((cause.extent.texts, cause.extent.keys, cause.extent.languages.count) == (6, 2, 3))
    #expect(cause.location == SourceLocation(file: "Row.swift", line: 86, column: 13))
    #expect(cause.edit.location == SourceLocation(file: "Row.swift", line: 91, column: 15))
    #expect(cause.edit.statement == "lineLimit(1)" && cause.edit.advice == "allow 3 lines")
    #expect(cause.extent.sites == [cause.location])
    #expect(cause.certainty == .certain && cause.findings == Array(findings.indices))
  }

  @Test func aKeyThatFailsInMostOfItsPlacesIsOneCause() throws {
    let uses = (1...3).map { Samples.use("save", in: "View\($0).swift") }
    var findings = uses.map { Samples.cut("save", "de", uses: [$0]) }
    for index in findings.indices { findings[index].placeCount = 4 }
    let causes = causes(findings)
    #expect(causes.map(\.kind) == [.key])
    #expect(causes[0].extent.sites.count == 3 && causes[0].extent.texts == 1)
    // Two of four places are not most of them.
    #expect(self.causes(Array(findings.prefix(2))).map(\.kind) == [.place, .place])
  }

  @Test func aPlaceWithMoreKeysThanAKeyHasPlacesStaysThePlace() {
    let helper = (1...6).map { Samples.cut("key \($0)", "de", uses: [Samples.use("key \($0)", in: "Helper.swift")]) }
    var other = Samples.cut("key 1", "de", uses: [Samples.use("key 1", in: "Other.swift")])
    other.placeCount = 2
    let causes = causes(helper + [other])
    #expect(causes.map(\.kind) == [.place, .place])
    #expect(causes.map(\.findings.count).sorted() == [1, 6])
  }

  /// Without the places that draw several keys, a key has a single place left, which is the cause.
  @Test func aKeyIsNotTheCauseAtASinglePlace() {
    let places = [("Helper.swift", 6), ("Row.swift", 2), ("Card.swift", 1)]
    let findings = places.flatMap { file, count in
      (1...count).map { Samples.cut("key \($0)", "de", uses: [Samples.use("key \($0)", in: file)]) }
    }
    let causes = causes(findings)
    #expect(causes.map(\.kind) == [.place, .place, .place])
    #expect(causes.map(\.findings.count).sorted() == [1, 2, 6])
  }

  @Test func missingGlyphsConcernTheKeyAndNotThePlace() {
    var finding = Samples.cut("save", "de", uses: [Samples.use("save")])
    finding.rule = "missing-glyphs"
    #expect(causes([finding]).map(\.kind) == [.key])
  }

  @Test(arguments: [(4, 4), (5, 1), (40, 1)])
  func aFaultInManyKeysOfALanguageIsOneCause(keys: Int, expected: Int) {
    let findings = (0..<keys).map { Samples.plural("key \($0)", "ru") }
    let causes = causes(findings + [Samples.plural("key 0", "pl")])
    #expect(causes.count { $0.kind == .language } == (expected == 1 ? 1 : 0))
    // Below the limit, the key has the same fault in both languages.
    #expect(causes.count == (expected == 1 ? 2 : keys))
  }

  @Test func aKeyWithAFaultInSeveralLanguagesIsOneCause() {
    let causes = causes(["ru", "pl", "uk"].map { Samples.plural("files", $0) })
    #expect(causes.map(\.kind) == [.key] && causes[0].extent.languages == ["pl", "ru", "uk"])
  }

  @Test(arguments: [("Main.storyboard", 1, 1), ("Main.storyboard", 2, 1), ("Cell.xib", 9, 1), ("Row.swift", 9, 9)])
  func objectsOfADocumentAreOneCause(file: String, objects: Int, expected: Int) {
    let findings = (1...objects).map { Samples.label("Label \($0)", in: file, line: 10 * $0) }
    let causes = causes(findings)
    #expect(causes.count == expected)
    if expected < objects { #expect(causes[0].kind == .document && causes[0].location.line == 10) }
  }

  @Test func filesOfAnAssetCatalogAreOneCause() {
    let sets = ["a", "b"].map { name in
      Finding(
        rule: "bitmap-scale-missing", severity: .warning, key: name,
        location: SourceLocation(file: "App/Assets.xcassets/\(name).imageset/Contents.json", line: 1, column: 1),
        message: "no file for 3x")
    }
    #expect(causes(sets).map(\.kind) == [.catalog])
  }

  /// One sentence holds for all findings of a cause.
  @Test func otherProblemsOfAnAssetCatalogAreOtherCauses() {
    let messages = [
      #""a" has no file for 3x"#, #""b" has no file for 3x"#, #""c" is drawn at 3 pt"#, #""d" is drawn at 40 pt"#,
    ]
    let sets = messages.enumerated().map { number, message in
      Finding(
        rule: "bitmap-scale-missing", severity: .note, key: "\(number)",
        location: SourceLocation(file: "A.xcassets/\(number).imageset/Contents.json", line: 1, column: 1),
        message: Finding.Message(stringLiteral: message))
    }
    let causes = causes(sets)
    #expect(causes.map(\.findings) == [[0, 1], [2, 3]] && Set(causes.map(\.fingerprint)).count == 2)
    #expect(self.causes(Array(sets.prefix(1)))[0].fingerprint == causes[0].fingerprint)
  }

  @Test func anObjectKeepsItsFingerprintIfItIsRenamed() {
    var label = Samples.label("Label \"On\"", in: "Main.storyboard", line: 10)
    label.identity = Finding.Identity(object: "p28-N6-qWa")
    let before = causes([label])[0].fingerprint
    label.key = "Label \"Off\""
    #expect(causes([label])[0].fingerprint == before)
    label.identity = Finding.Identity(object: "i82-ao-eaE")
    #expect(causes([label])[0].fingerprint != before)
  }

  @Test(arguments: [1, 2, 20]) func filesWithOneKindOfFaultAreOneCause(_ files: Int) {
    let findings = (0..<files).map { number in
      Finding(
        rule: "file-unreadable", severity: .error, key: "a string never ends",
        location: SourceLocation(file: "\(number).strings", line: 3, column: 1), message: "a string never ends")
    }
    let causes = causes(findings)
    #expect(causes.map(\.kind) == [.file] && causes[0].extent.sites.count == files)
  }

  @Test func textsWithQuotationMarksAreOfOneKind() {
    let findings = (0..<6).map { number in
      var finding = Samples.plural("key \(number)", "ru")
      finding.message = "\"say \"\(number)\" twice\" has no other form"
      return finding
    }
    #expect(causes(findings).map(\.kind) == [.language])
  }

  @Test func reviewsAndFailuresOfAPlaceHaveDistinctFingerprints() {
    var review = Samples.cut("save", "pl", uses: [Samples.use("save")])
    let alone = causes([review])[0]
    (review.outcome, review.reason) = (.needsReview, .withinErrorBar)
    let both = causes([Samples.cut("save", "de", uses: [Samples.use("save")]), review])
    #expect(both[0].fingerprint == alone.fingerprint && both[1].fingerprint != alone.fingerprint)
    #expect(!both[1].fingerprint.contains("-"))
  }

  @Test func colorsAreOneCausePerPair() {
    let findings = ["ink", "ink", "hint"].enumerated().map { number, name in
      Finding(
        rule: "contrast-minimum", severity: .error, key: "\(name) on paper",
        location: SourceLocation(file: "View\(number).swift", line: 1, column: 1), message: "too little contrast",
        colors: ColorEvidence(first: name, second: "paper"))
    }
    #expect(causes(findings).map(\.findings) == [[0, 1], [2]])
  }

  @Test func notesAndReviewsHaveCausesOfTheirOwn() {
    let uses = [Samples.use("save")]
    var review = Samples.cut("save", "pl", uses: uses)
    (review.outcome, review.reason) = (.needsReview, .withinErrorBar)
    let causes = causes([
      Samples.cut("save", "de", uses: uses), Samples.cut("save", "fr", uses: uses, severity: .note), review,
    ])
    #expect(causes.map(\.severity) == [.error, .note, .error])
    #expect(causes.map(\.outcome) == [.fail, .fail, .needsReview])
    #expect(causes.map(\.certainty) == [.certain, .certain, nil])
  }

  @Test func certainCausesComeBeforeLikelyOnesThenSmallSizesAndManyLanguages() {
    func cut(_ file: String, _ locales: [String], _ category: ContentSizeCategory, likely: Bool = false) -> [Finding] {
      locales.map { locale in
        var finding = Samples.cut(file, locale, uses: [Samples.use(file, in: file)], from: category)
        if likely { finding.certainty = .likely }
        return finding
      }
    }
    let findings =
      cut("A.swift", ["de"], .large, likely: true) + cut("B.swift", ["de"], .accessibilityLarge)
      + cut("C.swift", ["de", "fr"], .accessibilityLarge) + cut("D.swift", ["de"], .large)
      + [Samples.label("Label", in: "E.xib", line: 1)]
    #expect(causes(findings).map(\.location.file) == ["D.swift", "C.swift", "B.swift", "A.swift", "E.xib"])
  }

  @Test func theExampleIsInTheSourceLanguageIfThatFailsAsSeverely() {
    let uses = [Samples.use("save")]
    var findings = [Samples.cut("save", "de", uses: uses), Samples.cut("save", "en", uses: uses, isSource: true)]
    #expect(causes(findings)[0].example == 1)
    findings[1].severity = .warning
    #expect(causes(findings)[0].example == 0)
  }

  @Test func theLineToChangeIsThatOfATextThatMustBeShorter() {
    var finding = Samples.cut("save", "de", uses: [Samples.use("save", limitAt: nil)])
    finding.remedy = "shorten the text: this place has one line of at most 320 pt"
    let edit = causes([finding])[0].edit
    #expect(edit.location == finding.location && edit.statement == "the text" && edit.advice == finding.remedy)
  }

  @Test func theFingerprintDependsOnRuleAndSiteOnly() {
    let before = causes([Samples.cut("save", "de", uses: [Samples.use("save")])])[0]
    let moved = Samples.use("save", line: 186, limitAt: 191)
    let after = causes([
      Samples.cut("close", "fr", uses: [moved]), Samples.cut("save", "de", uses: [moved], over: 90),
    ])[0]
    #expect(before.fingerprint == after.fingerprint)
    let other = causes([Samples.cut("save", "de", uses: [Samples.use("save", in: "Other.swift")])])[0]
    #expect(other.fingerprint != before.fingerprint)
  }

  @Test func twoSitesWithOneNameHaveDistinctFingerprints() {
    let causes = causes([10, 20].map { Samples.cut("key \($0)", "de", uses: [Samples.use("key \($0)", line: $0)]) })
    #expect(Set(causes.map(\.fingerprint)).count == 2)
    #expect(causes.sorted { $0.location < $1.location }[1].fingerprint.hasSuffix("-2"))
  }

  @Test func theFingerprintDoesNotDependOnWhichPlaceWithTheNameFails() {
    var second = Samples.use("close", line: 20)
    second.number = 2
    let first = Samples.cut("save", "de", uses: [Samples.use("save", line: 10)])
    let other = Samples.cut("close", "de", uses: [second])
    let both = causes([first, other]).sorted { $0.location < $1.location }
    #expect(causes([first])[0].fingerprint == both[0].fingerprint)
    #expect(causes([other])[0].fingerprint == both[1].fingerprint && both[0].fingerprint != both[1].fingerprint)
  }

  @Test func everyFindingHasExactlyOneCause() {
    var random = SeededGenerator(seed: 60)
    for _ in 0..<50 {
      let findings = (0..<Int.random(in: 1...120, using: &random)).map { _ -> Finding in
        let key = "key \(Int.random(in: 1...9, using: &random))"
        let locale = ["de", "fr", "ru", "ta"].randomElement(using: &random) ?? "de"
        switch Int.random(in: 0...3, using: &random) {
        case 0: return Samples.plural(key, locale)
        case 1: return Samples.label(key, in: "Main.storyboard", line: Int.random(in: 1...9, using: &random))
        case 2: return Samples.cut(key, locale)
        default:
          let uses = (0...Int.random(in: 0...2, using: &random)).map {
            Samples.use(key, in: "View\($0).swift", line: Int.random(in: 1...3, using: &random))
          }
          return Samples.cut(key, locale, uses: uses, severity: .warning)
        }
      }
      let causes = causes(findings)
      #expect(causes.flatMap(\.findings).sorted() == Array(findings.indices))
      #expect(causes.allSatisfy { $0.findings.contains($0.example) && $0.findings == $0.findings.sorted() })
      #expect(Set(causes.map(\.fingerprint)).count == causes.count)
      #expect(causes == self.causes(findings))
    }
  }
}

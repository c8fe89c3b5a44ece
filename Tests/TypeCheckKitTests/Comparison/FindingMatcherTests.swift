import AuditModel
import DynamicType
import Reports
import TestSupport
import Testing

@testable import TypeCheckKit

/// Findings are matched with those of an earlier report.
@Suite struct FindingMatcherTests {
  private typealias Samples = ComparisonSamples

  /// Findings of many kinds, some of them twice, in a random order.
  private func findings(_ random: inout SeededGenerator) -> [Finding] {
    var all: [Finding] = []
    for number in 0..<Int.random(in: 1...30, using: &random) {
      let finding = Samples.finding(
        "key.\(number / 2)", locale: ["de", "fr"].randomElement(using: &random) ?? "de",
        file: "App/\(number % 3)/Main.strings", width: Double(100 + 50 * (number % 4)),
        from: ContentSizeCategory.allCases.randomElement(using: &random) ?? .large,
        over: Double.random(in: 0...60, using: &random))
      all += Bool.random(using: &random) ? [finding, finding] : [finding]
    }
    all.append(
      Finding(
        rule: "contrast-minimum", severity: .error, key: "hint on paper",
        location: SourceLocation(file: "App/colors.json", line: 1, column: 1), message: "too weak"))
    return all.shuffled(using: &random)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func aReportKnowsAllOfItself(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let findings = findings(&random)
    for measurements in [MeasurementChoice.findings, .all] {
      let matched = Samples.match(findings.shuffled(using: &random), try Samples.earlier(findings, measurements))
      #expect(matched.changes.allSatisfy { $0 == .known })
      #expect(matched.missing.isEmpty)
    }
  }

  /// Earlier reports identify objects of documents by name, and problems of a file by kind.
  @Test func fingerprintsOfEarlierVersionsMatch() throws {
    func finding(_ key: String, _ identity: Finding.Identity? = nil) -> Finding {
      var finding = Finding(
        rule: "font-does-not-scale", severity: .note, key: key,
        location: SourceLocation(file: "Main.storyboard", line: 1, column: 1), message: "15 pt")
      finding.identity = identity
      return finding
    }
    let now = [
      finding("Label (title)", Finding.Identity(object: "1", earlierKey: "Label")),
      finding("Label (2)", Finding.Identity(object: "2", earlierKey: "Label 2")),
      finding("broken"), finding("broken", Finding.Identity(number: 2)),
    ]
    let old = [finding("Label"), finding("Label 2"), finding("broken"), finding("broken")]
    for earlier in [old, now] {
      let matched = Samples.match(now, try Samples.earlier(earlier))
      #expect(matched.changes == [.known, .known, .known, .known] && matched.missing.isEmpty)
    }
    let fewer = Samples.match(now, try Samples.earlier(Array(old.dropLast())))
    #expect(fewer.changes == [.known, .known, .known, .new])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func oneMoreIsNewAndOneLessIsMissing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let findings = findings(&random)
    let other = Samples.finding("other", file: "App/0/Main.strings")
    let more = Samples.match(findings + [other], try Samples.earlier(findings))
    #expect(more.changes.count { $0 == .new } == 1 && more.changes.last == .new && more.missing.isEmpty)
    let fewer = Samples.match(findings, try Samples.earlier([other] + findings))
    #expect(!fewer.changes.contains(.new))
    #expect(fewer.missing.map(\.fingerprint) == [other.fingerprint])
  }

  @Test func thresholdsAreThoseOfABaseline() throws {
    let before = try Samples.earlier([Samples.finding("a", from: .accessibilityLarge, over: 20, uncertainty: 3)])
    func change(_ from: ContentSizeCategory, _ over: Double, _ uncertainty: Double = 3) -> Change? {
      Samples.match([Samples.finding("a", from: from, over: over, uncertainty: uncertainty)], before).changes.first
    }
    #expect(change(.accessibilityLarge, 20) == .known)
    #expect(change(.accessibilityMedium, 20) == .worse)
    #expect(change(.accessibilityExtraLarge, 20) == .known)
    #expect(change(.accessibilityLarge, 22.9) == .known)
    #expect(change(.accessibilityLarge, 23.1) == .worse)
    #expect(change(.accessibilityLarge, 20.9, 0) == .known)
    #expect(change(.accessibilityLarge, 21.1, 0) == .worse)
    #expect(change(.accessibilityLarge, 5) == .known)
  }

  @Test func aReviewThatFailsNowIsWorse() throws {
    var review = Samples.finding("a")
    review.outcome = .needsReview
    let fails = Samples.finding("a")
    #expect(Samples.match([fails], try Samples.earlier([review])).changes == [.worse])
    #expect(Samples.match([review], try Samples.earlier([fails])).changes == [.known])
  }

  @Test func anotherWidthIsTheSameText() throws {
    let before = try Samples.earlier([Samples.finding("a", width: 150)])
    #expect(Samples.match([Samples.finding("a", width: 160)], before).changes == [.known])
    // Another text, language, rule or file is not.
    for other in [
      Samples.finding("b"), Samples.finding("a", locale: "fr"), Samples.finding("a", rule: "word-broken"),
      Samples.finding("a", file: "App/fr.strings"),
    ] {
      let matched = Samples.match([other], before)
      #expect(matched.changes == [.new] && matched.missing.count == 1)
    }
  }

  /// A larger excess in another slot comes from the slot, even if it was not certain before.
  @Test func anotherWidthOrStyleAloneIsNeitherNewNorWorse() throws {
    var review = Samples.finding("a", width: 150, over: 5)
    review.outcome = .needsReview
    let narrow = Samples.finding("a", width: 90, from: .extraSmall, over: 200)
    #expect(Samples.match([narrow], try Samples.earlier([Samples.finding("a", width: 150)])).changes == [.known])
    #expect(Samples.match([narrow], try Samples.earlier([review])).changes == [.known])
    var headline = Samples.finding("a", from: .extraSmall, over: 200)
    headline.style = .headline
    headline.slot?.style = .headline
    #expect(Samples.match([headline], try Samples.earlier([Samples.finding("a")])).changes == [.known])
    #expect(Samples.match([Samples.finding("a", over: 200)], try Samples.earlier([narrow])).changes == [.known])
  }

  /// Of two places with other widths than before, each finds its own.
  @Test func theViewThatDrawsTheTextDecides() throws {
    func finding(_ view: String, width: Double, over: Double) -> Finding {
      var finding = Samples.finding("a", width: width, over: over)
      finding.uses = [
        TextUse(
          key: TextKey(key: "a", table: "L"), location: SourceLocation(file: "\(view).swift", line: 3, column: 5),
          place: "Text", role: .text, way: .literal, isLocalizedKey: true)
      ]
      return finding
    }
    let before = try Samples.earlier([finding("Row", width: 150, over: 5), finding("Card", width: 160, over: 50)])
    let now = [finding("Card", width: 170, over: 10), finding("Row", width: 140, over: 30)]
    let matched = Samples.match(now, before)
    #expect(matched.changes == [.known, .known] && matched.missing.isEmpty)
    #expect(now.indices.map { matched.partner(of: $0)?.site?.file } == ["Card.swift", "Row.swift"])
    #expect(now[0].placeFingerprint != now[1].placeFingerprint && now[0].fingerprint != now[1].fingerprint)
    #expect(now[0].placeFingerprint == finding("Card", width: 160, over: 50).placeFingerprint)
  }

  @Test func theSameFindingTwiceCountsTwice() throws {
    let mild = Samples.finding("a", over: 5)
    let wide = Samples.finding("a", over: 50)
    #expect(Samples.match([wide, mild], try Samples.earlier([mild, wide])).changes == [.known, .known])
    #expect(Samples.match([mild, wide], try Samples.earlier([wide])).changes == [.new, .known])
    #expect(Samples.match([mild], try Samples.earlier([wide, mild])).missing.count == 1)
  }

  @Test(arguments: [
    ("App/de.strings", "/builds/app/App/de.strings"), ("/builds/7/App/de.strings", "App/de.strings"),
    ("de.strings", "App/de.strings"), ("../app/App/de.strings", "App/de.strings"),
  ])
  func otherFoldersMatch(now: String, before: String) throws {
    func all(_ file: String) -> [Finding] {
      var ofKey = Samples.finding("open", file: file)
      ofKey.locales = ["de", "fr"]
      return [Samples.finding("a", file: file), Samples.finding("b", file: file), ofKey]
    }
    let matched = Samples.match(all(now), try Samples.earlier(all(before)))
    #expect(matched.changes == [.known, .known, .known] && matched.missing.isEmpty)
  }
}

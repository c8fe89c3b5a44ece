internal import Adaptivity
package import AuditModel
internal import Bytes
package import DynamicType
package import RuleKit
package import TextEngine
package import TextRules

/// An auditor that measures the texts of layouts in their elements' frames, and checks them and their fonts.
package struct LayoutTextAuditor: Sendable {
  /// The fonts that texts are measured with.
  package let stack: FontStack
  /// The project's texts, for elements that name a key.
  ///
  /// Nil if none were read.
  package var catalog: Catalog?
  /// The language of the design, the fallback for languages without a text.
  package var sourceLocale = "en"
  /// The files of the app's own fonts, by font family.
  package var fonts: [String: String] = [:]
  /// The sample values for placeholders.
  ///
  /// If nil, placeholders are removed, and a text that fits needs review.
  package var samples: SampleOptions?
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all except opt-in rules.
  package var rules: Set<String>?
  /// The identifiers of opt-in rules to run.
  package var optIn: Set<String> = []
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []
  /// The further text sizes to check.
  ///
  /// If a screen has no layout for such a size, its texts are measured in the frames of another size.
  package var categories: [ContentSizeCategory] = []
  /// Whether to count the texts that fit at 200 % of their size, for each device family and language.
  package var countsLargerText = false
  /// The number of threads that measure.
  ///
  /// The result is the same for any number.
  package let jobs: Int

  /// Creates an auditor.
  package init(stack: FontStack, jobs: Int = 1) {
    self.stack = stack
    self.jobs = max(1, jobs)
  }

  /// The result of an audit.
  package struct Result: Sendable {
    /// The findings, worst first, and the counts.
    package var tally: RuleTally
    /// The number of texts that were not measured, by reason.
    package var leftOut: [String: Int]
    /// The number of texts that were measured, counted once per environment.
    package var texts: Int
    /// The number of distinct requests among them.
    package var distinctTexts: Int
    /// The number of texts measured again at a text size without a layout.
    package var enlarged: Int
    /// The number of texts whose size at such a text size is unknown.
    package var notEnlarged: Int
    /// The outcomes of texts at 200 %.
    ///
    /// The tally is empty unless ``countsLargerText`` is set.
    package var largerText: LargerTextTally
    /// The identifiers of the faces and rules that were used.
    package var fonts: Set<String>
  }

  /// Measures and checks texts.
  ///
  /// Screens in environments that do not exist are skipped; ``LayoutAuditor`` reports them.
  ///
  /// - Throws: `TextEngineError` when a font cannot be read.
  package func judge(_ screens: [Screen]) async throws -> Result {
    let atlas = await LayoutAtlas(of: screens, jobs: jobs)
    let measured = screens.compactMap { atlas.measurement(of: $0, namesLocale: true) }
    var tally = RuleTally(only: rules, optIn: optIn, thresholds: thresholds)
    tally.list(RuleRegistry.layoutTextDescriptors)
    let tables = catalog.map { LayoutTables($0, sourceLocale: sourceLocale) }
    let texts = LayoutTexts(measured, tables: tables, fonts: fonts)
    let enlarged = EnlargedScreens(of: measured, at: categories)
    let again = LayoutTexts(enlarged.screens.map(\.screen), tables: tables, fonts: fonts)
    let parts = [
      Part(texts: texts, answers: try await answers(to: texts), screens: measured.map { ($0, nil) }),
      Part(
        texts: again, answers: try await answers(to: again),
        screens: enlarged.screens.map { ($0.screen, $0.describedAt) }),
    ]
    let sets = Self.sets(of: measured)
    tally.findings += judge(parts, &tally)
    tally.judge(sets, by: RuleRegistry.textSets, joining: true)
    tally.judge([LayoutFonts(of: measured)], by: RuleRegistry.fonts)
    tally.findings = tally.findings.sortedWorstFirst()
    return Result(
      tally: tally, leftOut: texts.leftOut, texts: texts.uses.count, distinctTexts: texts.requests.count,
      enlarged: again.uses.count, notEnlarged: enlarged.unknown + again.leftOut.values.reduce(0, +),
      largerText: countsLargerText ? largerText(of: parts, sets) : LargerTextTally(),
      fonts: Set(parts.lazy.flatMap(\.answers).flatMap(\.value.fonts)))
  }

  /// Returns the measurements for all requests, in the same order.
  private func answers(to texts: LayoutTexts) async throws -> [Shared<SlotMeasurement>] {
    let pool = WorkerPool(jobs: jobs) { [stack, samples, thresholds] in
      LayoutMeasurer(stack: stack, samples: samples, thresholds: thresholds)
    }
    return try await pool.values(texts.requests.count) { [Shared(try $1.measure(texts.requests[$0]))] }
  }

  /// Texts with their measurements and screens.
  private struct Part {
    var texts: LayoutTexts
    var answers: [Shared<SlotMeasurement>]
    /// The screens, each with the text size of its frames if that differs.
    var screens: [(screen: ScreenMeasurement, describedAt: ContentSizeCategory?)]

    /// Returns a text on one of the screens, which are shared in `places`.
    func subject(_ use: LayoutTexts.Use, in places: [Shared<ScreenMeasurement>]) -> ElementText {
      ElementText(
        place: places[use.screen], index: use.element, answer: answers[use.request],
        describedAt: screens[use.screen].describedAt)
    }
  }

  /// Counts the texts at 200 %.
  private func largerText(of parts: [Part], _ sets: [ScreenSet]) -> LargerTextTally {
    var tally = LargerTextTally()
    tally.add(sets)
    let cut = ElementTextCut()
    for part in parts {
      let places = part.screens.map { Shared($0.screen) }
      for use in part.texts.uses {
        let subject = part.subject(use, in: places)
        tally.count(subject, cut.weight(of: subject))
      }
    }
    return tally
  }

  /// Runs every rule on every text.
  ///
  /// Findings on one element in several environments are joined.
  private func judge(_ parts: [Part], _ tally: inout RuleTally) -> [Finding] {
    let rules = tally.asked(RuleRegistry.elementTexts)
    var names = Interner<String>()
    /// For each name, one list per rule.
    ///
    /// The lists are empty until something is found.
    var joined: [[JoinedFindings]] = []
    var order: [Int] = []
    func begin(_ name: Int) {
      guard joined[name].isEmpty else { return }
      joined[name] = rules.map { _ in JoinedFindings() }
      order.append(name)
    }
    let weighing = rules.map { $0 as? ElementTextCut }
    for part in parts {
      let places = part.screens.map { Shared($0.screen) }
      let numbers = part.screens.map { names.number(of: $0.screen.layout.name) }
      joined += Array(repeating: [], count: names.values.count - joined.count)
      let words = part.screens.map { [$0.screen.place] }
      for use in part.texts.uses {
        let subject = part.subject(use, in: places)
        let name = numbers[use.screen]
        for (number, rule) in rules.enumerated() {
          if let weight = weighing[number]?.weight(of: subject) {
            tally.count(weight)
            begin(name)
            let element = part.screens[use.screen].screen.layout.elements[use.element].id
            joined[name][number].add(weight, on: element, in: words[use.screen]) {
              rule.outcome(of: subject).findings.first
            }
          } else {
            let outcome = rule.outcome(of: subject)
            tally.count(outcome)
            let findings = outcome.findings
            guard !findings.isEmpty else { continue }
            begin(name)
            joined[name][number].add(findings)
          }
        }
      }
    }
    return order.flatMap { joined[$0].flatMap(\.findings) }
  }

  /// Returns the screens grouped by name, in order of first appearance.
  private static func sets(of screens: [ScreenMeasurement]) -> [ScreenSet] {
    screens.grouped { $0.layout.name }.map { ScreenSet(name: $0.key, screens: $0.members) }
  }
}

internal import Adaptivity
public import AuditModel
public import DynamicType
public import RuleKit
public import TextEngine
public import TextRules

/// Measures the texts of layouts in the frames of their elements and judges them, and the fonts they are set in.
public struct LayoutTextAuditor: Sendable {
  /// The fonts.
  public let stack: FontStack
  /// The project's texts, for elements that name a key; nil where none were read.
  public var catalog: Catalog?
  /// The language of the design, which stands in where another has no text.
  public var sourceLocale = "en"
  /// The files of the app's own fonts by family.
  public var fonts: [String: String] = [:]
  /// What stands for placeholders; nil takes them out, and what fits then needs a person.
  public var samples: SampleOptions?
  /// Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public var rules: Set<String>?
  /// Identifiers of rules that judge only when asked for.
  public var optIn: Set<String> = []
  /// Text sizes at which texts are measured in the frames of another one, where a screen is not described at them.
  public var categories: [ContentSizeCategory] = []
  /// Whether texts are counted by what becomes of them at 200 %, by family of devices and language.
  public var countsLargerText = false
  /// How many threads measure; the result is the same for any number.
  public let jobs: Int

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - stack: The fonts.
  ///   - jobs: How many threads measure, from 1.
  public init(stack: FontStack, jobs: Int = 1) {
    self.stack = stack
    self.jobs = max(1, jobs)
  }

  /// What an audit comes to.
  public struct Result: Sendable {
    /// What the rules said, findings worst first.
    public var tally: RuleTally
    /// Texts that were not measured, counted by reason.
    public var leftOut: [String: Int]
    /// Texts that were measured, in each environment anew.
    public var texts: Int
    /// Different questions among them.
    public var distinctTexts: Int
    /// Texts that were measured again at a text size at which their screen is not described.
    public var enlarged: Int
    /// Texts of which it is not known how large they are at such a text size.
    public var notEnlarged: Int
    /// What becomes of texts at 200 %; empty where nobody asked.
    public var largerText: LargerTextTally
    /// The identifiers of the faces and rules that were used.
    public var fonts: Set<String>
  }

  /// Measures and judges.
  ///
  /// - Parameter screens: The screens in all their environments; one whose environment cannot be is left out, which
  ///   ``LayoutAuditor`` tells.
  /// - Returns: What the rules said.
  /// - Throws: `TextEngineError` when a font cannot be read.
  public func judge(_ screens: [ScreenLayout]) async throws -> Result {
    let atlas = await LayoutAtlas(of: screens, jobs: jobs)
    let measured = screens.compactMap { atlas.measurement(of: $0, namesLocale: true) }
    var tally = RuleTally(only: rules, optIn: optIn)
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
    var largerText = LargerTextTally()
    if countsLargerText { largerText.add(Self.sets(of: measured)) }
    let found = judge(parts, &tally, &largerText)
    tally.findings += found
    let answers = parts.flatMap(\.answers)
    for set in Self.sets(of: measured) { tally.judge(set, by: RuleRegistry.textSets, joining: true) }
    tally.judge(LayoutFonts(of: measured), by: RuleRegistry.fonts)
    tally.findings = tally.findings.sortedWorstFirst()
    return Result(
      tally: tally, leftOut: texts.leftOut, texts: texts.uses.count, distinctTexts: texts.requests.count,
      enlarged: again.uses.count, notEnlarged: enlarged.unknown + again.leftOut.values.reduce(0, +),
      largerText: largerText,
      fonts: Set(answers.lazy.flatMap(\.value.fonts)))
  }

  /// The answers to questions, in their order.
  private func answers(to texts: LayoutTexts) async throws -> [Shared<SlotMeasurement>] {
    let pool = WorkerPool(jobs: jobs) { [stack, samples] in LayoutMeasurer(stack: stack, samples: samples) }
    let parts = try await pool.fold(texts.requests.count, into: [(place: Int, answer: Shared<SlotMeasurement>)]()) {
      index, measurer, part in
      part.append((index, Shared(try measurer.measure(texts.requests[index]))))
    }
    return parts.joined().sorted { $0.place < $1.place }.map(\.answer)
  }

  /// Texts with their answers, and the screens that they are on.
  private struct Part {
    var texts: LayoutTexts
    var answers: [Shared<SlotMeasurement>]
    /// Each with the text size of its frames, where that is another one.
    var screens: [(screen: ScreenMeasurement, describedAt: ContentSizeCategory?)]
  }

  /// Puts every text to every rule; what is said of one element in several environments is one finding.
  private func judge(_ parts: [Part], _ tally: inout RuleTally, _ largerText: inout LargerTextTally) -> [Finding] {
    let rules = tally.asked(RuleRegistry.elementTexts)
    var names: [String: Int] = [:]
    /// For each name a list for each rule; empty until something is found.
    var joined: [[JoinedFindings]] = []
    var order: [Int] = []
    func begin(_ name: Int) {
      guard joined[name].isEmpty else { return }
      joined[name] = rules.map { _ in JoinedFindings() }
      order.append(name)
    }
    let weighing = rules.map { $0 as? any WeighingRule<ElementText> }
    let cut = ElementTextCut()
    for part in parts {
      let places = part.screens.map { Shared($0.screen) }
      let numbers = part.screens.map { screen in
        let number = names[screen.screen.layout.name, default: names.count]
        names[screen.screen.layout.name] = number
        return number
      }
      joined += Array(repeating: [], count: names.count - joined.count)
      let words = part.screens.map { [$0.screen.place] }
      for use in part.texts.uses {
        let subject = ElementText(
          place: places[use.screen], index: use.element, answer: part.answers[use.request],
          describedAt: part.screens[use.screen].describedAt)
        if countsLargerText { largerText.count(subject, cut.weight(of: subject)) }
        let name = numbers[use.screen]
        for (number, rule) in rules.enumerated() {
          if let weight = weighing[number]?.weight(of: subject) {
            tally.count(weight)
            begin(name)
            let element = part.screens[use.screen].screen.layout.elements[use.element].id
            joined[name][number].add(weight, on: element, in: words[use.screen]) {
              rule.evaluate(subject).findings.first
            }
          } else {
            let outcome = rule.evaluate(subject)
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

  /// The screens of each name, in the order in which they are met.
  private static func sets(of screens: [ScreenMeasurement]) -> [ScreenSet] {
    var sets: [ScreenSet] = []
    var known: [String: Int] = [:]
    for screen in screens {
      if let place = known[screen.layout.name] {
        sets[place].screens.append(screen)
      } else {
        known[screen.layout.name] = sets.count
        sets.append(ScreenSet(name: screen.layout.name, screens: [screen]))
      }
    }
    return sets
  }
}

internal import Adaptivity
public import AuditModel
public import TextEngine

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
    public var questions: Int
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
    let answers = try await answers(to: texts)
    judge(texts, answers, on: measured, &tally)
    for set in Self.sets(of: measured) { tally.judge(set, by: RuleRegistry.textSets, joining: true) }
    tally.judge(LayoutFonts(of: measured), by: RuleRegistry.fonts)
    tally.findings = tally.findings.sortedWorstFirst()
    return Result(
      tally: tally, leftOut: texts.leftOut, texts: texts.uses.count, questions: texts.questions.count,
      fonts: Set(answers.lazy.flatMap(\.value.fonts)))
  }

  /// The answers to questions, in their order.
  private func answers(to texts: LayoutTexts) async throws -> [Shared<SlotMeasurement>] {
    let pool = WorkerPool(jobs: jobs) { [stack, samples] in LayoutMeasurer(stack: stack, samples: samples) }
    let parts = try await pool.fold(texts.questions.count, into: [(place: Int, answer: Shared<SlotMeasurement>)]()) {
      index, measurer, part in
      part.append((index, Shared(try measurer.measure(texts.questions[index]))))
    }
    return parts.joined().sorted { $0.place < $1.place }.map(\.answer)
  }

  /// Puts every text to every rule; what is said of one element in several environments is one finding.
  private func judge(
    _ texts: LayoutTexts, _ answers: [Shared<SlotMeasurement>], on screens: [ScreenMeasurement],
    _ tally: inout RuleTally
  ) {
    let rules = tally.asked(RuleRegistry.elementTexts)
    let places = screens.map(Shared.init)
    var names: [String: Int] = [:]
    let numbers = screens.map { screen in
      let number = names[screen.layout.name, default: names.count]
      names[screen.layout.name] = number
      return number
    }
    /// For each name a list for each rule; empty until something is found.
    var joined: [[JoinedFindings]] = Array(repeating: [], count: names.count)
    var order: [Int] = []
    func begin(_ name: Int) {
      guard joined[name].isEmpty else { return }
      joined[name] = rules.map { _ in JoinedFindings() }
      order.append(name)
    }
    let weighing = rules.map { $0 as? any WeighingRule<ElementText> }
    let words = screens.map { [$0.place] }
    for use in texts.uses {
      let subject = ElementText(place: places[use.screen], index: use.element, answer: answers[use.question])
      let name = numbers[use.screen]
      for (number, rule) in rules.enumerated() {
        if let weight = weighing[number]?.weight(of: subject) {
          tally.count(weight)
          begin(name)
          let element = screens[use.screen].layout.elements[use.element].id
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
    for name in order { tally.findings += joined[name].flatMap(\.findings) }
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

internal import CHarfBuzz

/// A shaper that converts texts to ``ShapedText``.
///
/// It splits each text by direction, script and font, shapes each run once, and finds line breaks. Create one
/// shaper per thread over a shared ``FontStack`` and keep it, because it caches HarfBuzz's buffer, ICU's iterators
/// and the fonts used.
package final class TextShaper {
  /// The fonts, shared by all threads.
  package let stack: FontStack
  let segmentation: Segmentation
  let bidi = BidiParagraph()
  private let buffer = ShapingBuffer()
  private var languages: [String: LanguageShaping] = [:]
  private var last: LanguageShaping?
  private var marks: [Mark: ShapedText.Advance] = [:]
  private var lastMark: (key: Mark, advance: ShapedText.Advance)?
  private var systems: [SystemKey: AdvanceStore] = [:]
  private let reusesAdvances: Bool

  /// Creates a shaper; caching advances does not change the results.
  ///
  /// - Throws: ``UnicodeDataError`` when ICU has no line-breaking data.
  package init(stack: FontStack, reusesAdvances: Bool = true) throws {
    self.stack = stack
    self.reusesAdvances = reusesAdvances
    segmentation = try Segmentation()
  }

  /// Shapes a text, which may contain line breaks.
  ///
  /// The language is a BCP 47 tag, which affects glyphs, fonts and line breaks. The weight is a CSS weight of 100…900.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  package func shape(_ text: String, language: String, weight: Int) throws -> ShapedText {
    let units = text.unitsForShaping
    let known = shaping(in: language)
    if let plain = try shapePlain(units, known, weight: weight) { return plain }
    var itemizer = TextItemizer(units: units, script: known.likelyScript, segmentation: segmentation, bidi: bidi)
    let selector = known.selector(weight: weight, stack: stack)
    var runs = try itemizer.runs(choosing: selector)
    let gaps = selector.gap.map { ShapedText.gaps(of: &runs, in: units, $0) } ?? []
    var assembly = ShapedTextAssembly(units: units, graphemes: itemizer.graphemes, gaps: gaps)
    for index in runs.indices {
      measure(runs[index], of: units, known) { assembly.add($0, $1, unsafe: $2) }
      assembly.close(&runs[index])
    }
    return assembly.finish(
      runs: runs,
      opportunities: ShapedTextAssembly.opportunities(of: units, language: language, by: segmentation),
      weight: weight, language: language, missing: itemizer.missing, unavailable: itemizer.unavailable,
      isRightToLeft: itemizer.isRightToLeft)
  }

  /// Returns the advance of an inserted mark (an ellipsis or a hyphen) in the first font that covers it.
  ///
  /// The mark is a single run. The text that it is inserted into determines the weight and language.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  func advance(ofMark mark: String, beside shaped: ShapedText) throws -> ShapedText.Advance {
    let key = Mark(text: mark, language: shaped.language, weight: shaped.weight)
    if let lastMark, lastMark.key == key { return lastMark.advance }
    let known = try marks[key] ?? shape(mark, language: shaped.language, weight: shaped.weight).sums.last ?? .zero
    marks[key] = known
    lastMark = (key, known)
    return known
  }

  /// An inserted mark, with the language and weight of the surrounding text.
  private struct Mark: Hashable {
    let text: String
    let language: String
    let weight: Int
  }

  /// Returns the advance of part of a run, shaped separately.
  ///
  /// The surrounding text is still used as context, so that Arabic letters keep their joined forms.
  func advance(of range: Range<Int>, in run: ShapedText.Run, of shaped: ShapedText) -> ShapedText.Advance {
    var part = run
    part.start = range.lowerBound
    part.end = range.upperBound
    var sum = ShapedText.Advance.zero
    forEachCluster(of: part, of: shaped) { sum += $1 }
    return sum
  }

  /// Passes the offset and advance of every cluster of a run, or of a separately shaped part of a run, to a closure.
  func forEachCluster(of part: ShapedText.Run, of shaped: ShapedText, _ body: (Int, ShapedText.Advance) -> Void) {
    measure(part, of: shaped.units, shaping(in: shaped.language)) { offset, advance, _ in body(offset, advance) }
  }

  /// Returns the caches of a language.
  ///
  /// The last language is checked first, because consecutive texts mostly have the same language.
  private func shaping(in language: String) -> LanguageShaping {
    if let last, last.language == language { return last }
    if languages.count >= Self.mostLanguages, languages[language] == nil {
      languages = [:]
      marks = [:]
    }
    let found = languages[language] ?? LanguageShaping(language: language)
    languages[language] = found
    last = found
    return found
  }

  /// The maximum number of cached languages, beyond which the caches are cleared; only artificial input has more.
  private static let mostLanguages = 256

  // MARK: Advances that are known

  private struct SystemKey: Hashable {
    let instance: ObjectIdentifier
    let system: LayoutSystem
  }

  private func store(of instance: FontInstance, script: Script, _ known: LanguageShaping) -> AdvanceStore {
    known.store(of: instance, script: script) {
      let system = LayoutSystem(of: instance.primary.face, script: script, language: buffer.tag(of: known.language))
      let key = SystemKey(instance: ObjectIdentifier(instance), system: system)
      if let shared = systems[key] { return shared }
      let made = AdvanceStore(instance: instance, system: system, language: known.language, buffer: buffer)
      systems[key] = made
      return made
    }
  }

  private func shapePlain(_ units: [UInt16], _ known: LanguageShaping, weight: Int) throws -> ShapedText? {
    guard reusesAdvances, !units.isEmpty, let script = units.withUnsafeBufferPointer(PlainCharacters.script)
    else { return nil }
    let shaper = try known.plainShaper(weight: weight, script: script) {
      let instance = try stack.system(weight: weight)
      return store(of: instance, script: script, known).pairs.map {
        PlainShaper(
          instance: instance, pairs: $0, script: script, selector: known.selector(weight: weight, stack: stack))
      }
    }
    return try shaper?.shape(units, by: segmentation)
  }

  /// Passes every cluster's offset and advance, and whether a break before the cluster is unsafe, to a closure.
  private func measure(
    _ run: ShapedText.Run, of units: [UInt16], _ known: LanguageShaping,
    each: (Int, ShapedText.Advance, Bool) -> Void
  ) {
    switch run.choice {
    case .face(let instance):
      let take = { (offset: Int, first: Double, second: Double, unsafe: Bool) in
        each(offset, instance.advance(first, second, by: instance.correction(of: units.scalar(at: offset))), unsafe)
      }
      guard reusesAdvances else {
        buffer.shape(units, run: run, with: instance, language: known.language)
        buffer.forEachCluster(from: run.start, to: run.end, take)
        return
      }
      store(of: instance, script: run.script, known).measure(
        run, of: units, language: known.language, each: take)
    case .fixed(let em, _):
      units.forEachScalar(from: run.start, to: run.end) { offset, scalar in
        guard !CharacterKinds.extendsCluster(scalar) else { return }
        each(offset, [em, em, 0, 0], false)
      }
    case .emoji: each(run.start, [0, 0, 0, 1], false)
    case .missing: each(run.start, [1, 1, 0, 0], false)
    case .none: each(run.start, .zero, false)
    }
  }
}

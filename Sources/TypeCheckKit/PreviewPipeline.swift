package import AuditModel
package import ColorContrast
import DynamicType
package import Previews
import Vocabulary

/// A pipeline that draws a text or the texts of a key, like `typecheck preview`.
package struct PreviewPipeline: Sendable {
  /// The texts to draw.
  package enum Subject: Hashable, Sendable {
    /// A text in a language.
    case text(String, locale: String)
    /// All texts of a key.
    case key(String)
  }

  /// The languages of a key to draw.
  package enum Locales: Hashable, Sendable {
    /// The source language, or else the first language with a text.
    case source
    /// Every language.
    case all
    /// The languages of a list, in this order.
    case list([String])
  }

  /// The project with its slots and options.
  package var check: CheckPipeline
  /// The texts to draw.
  package var subject: Subject
  /// The languages of a key to draw.
  package var locales = Locales.source
  /// The appearance to draw: light or dark.
  package var appearance = Appearance.light
  /// The colour of the text; nil means the palette's, or else the system's.
  package var text: Color?
  /// The colour of the background; nil means the palette's, or else the system's.
  package var background: Color?
  /// The colour-vision deficiencies to simulate; empty means normal vision.
  package var visions: [Vision] = []

  /// The result of a preview.
  package struct Result: Sendable {
    /// The picture.
    package var drawing: PreviewDrawing
    /// The scenes of the picture, in order.
    package var scenes: [PreviewScene]
    /// The colours with normal vision.
    package var colors: PreviewColors
    /// The palette that the colours were guessed from; nil if they are known.
    package var palette: String?
    /// The problems of the inputs.
    package var issues: [InputIssue]
  }

  /// Creates a pipeline.
  package init(_ check: CheckPipeline, subject: Subject) {
    self.check = check
    self.subject = subject
  }

  /// Reads, measures, lays out and draws texts.
  ///
  /// Without inputs, the configuration's folder is read, except for a given text.
  ///
  /// - Throws: ``PreviewError`` if there is no such text, or `TextEngineError` or `MeasureError` if nothing can be
  ///   measured.
  package func run(_ inputs: [String]) async throws -> Result {
    let catalog = catalog(inputs)
    let isAsked = try asked(catalog)
    var options = check.options(for: catalog)
    // A preview shows the requested slot, so its defaults do not count as assumptions.
    options.slots?.standard.assumed = []
    var measure = check.measure
    measure.options = options
    let auditor = try measure.auditor()
    let audited = try await auditor.audit(catalog, measuring: isAsked, keeping: .everything)
    guard !audited.results.isEmpty else {
      let issue = audited.issues.first
      throw PreviewError(
        what: issue?.message ?? "the text cannot be measured", remedy: issue?.remedy ?? "choose another text")
    }
    let maker = try SceneMaker(
      stack: auditor.stack, platform: options.platform, displayScale: options.displayScale,
      fontDirectories: check.measure.fontDirectories)
    let (colors, palette) = colors(beside: inputs)
    let sheet = try sheet(of: ordered(audited.results), colors: colors, palette, maker)
    return Result(
      drawing: try sheet.drawing(by: maker), scenes: sheet.rows.joined().map(\.scene), colors: colors,
      palette: palette?.name,
      issues: told(catalog.issues + audited.issues, catalog) + missing(catalog))
  }

  /// Returns the results in the order in which languages were requested.
  private func ordered(_ results: [SlotMeasurement]) -> [SlotMeasurement] {
    guard case .list(let tags) = locales, case .key = subject else { return results }
    let places = Dictionary(zip(tags, 0...)) { first, _ in first }
    return results.enumerated().sorted {
      (places[$0.element.string.locale] ?? 0, $0.offset) < (places[$1.element.string.locale] ?? 0, $1.offset)
    }.map(\.element)
  }

  // MARK: Texts

  private func catalog(_ inputs: [String]) -> Catalog {
    guard case .text(let text, let locale) = subject else { return check.load(inputs) }
    var catalog = Catalog()
    catalog.strings = [
      LocalizedString(
        location: SourceLocation(startOf: "command-line"), key: "text", text: text, locale: locale,
        group: "command-line")
    ]
    catalog.locales = [locale: 1]
    return catalog
  }

  /// Returns whether to draw each text of a catalog.
  ///
  /// - Throws: ``PreviewError`` if there is no text to draw, with the issues that may be the reason.
  private func asked(_ catalog: Catalog) throws(PreviewError) -> [Bool] {
    guard case .key(let key) = subject else { return catalog.strings.map { _ in true } }
    let hasKey = catalog.strings.map { $0.key == key }
    let there = Set(zip(catalog.strings, hasKey).filter(\.1).map(\.0.locale)).sorted()
    func error(_ what: String, _ remedy: String) -> PreviewError {
      var error = PreviewError(what: what, remedy: remedy)
      error.issues = catalog.issues
      return error
    }
    guard let first = there.first else {
      let known = Set(catalog.strings.map(\.key)).sorted()
      let what = "no text has the key \(Quotation(key))"
      throw known.isEmpty
        ? error("\(what); no text was found at all", "name files or folders that contain texts")
        : error(what, UnknownName.fix(forKey: key, known: known))
    }
    switch locales {
    case .all: return hasKey
    case .source:
      let source = check.sourceLocale ?? "en"
      let chosen = there.contains(source) ? source : there.first { $0.hasPrefix(source + "-") } ?? first
      return zip(catalog.strings, hasKey).map { $1 && $0.locale == chosen }
    case .list(let tags):
      for tag in tags where !there.contains(tag) {
        throw error(
          "the key \(Quotation(key)) has no text in \(tag)",
          "name languages it has with --locale: \(there.joined(separator: ", ")), or all")
      }
      return zip(catalog.strings, hasKey).map { $1 && tags.contains($0.locale) }
    }
  }

  /// Returns all errors, and the warnings that are not about other texts.
  ///
  /// An error may be the reason why a text was not found.
  private func told(_ issues: [InputIssue], _ catalog: Catalog) -> [InputIssue] {
    guard case .key(let key) = subject else { return issues }
    guard issues.contains(where: { $0.severity != .error && $0.key == nil }) else {
      return issues.filter { $0.severity == .error || $0.key == key }
    }
    var places = Set(catalog.strings.lazy.filter { $0.key != key }.map(\.location))
    places.subtract(catalog.strings.lazy.filter { $0.key == key }.map(\.location))
    // The lines of other texts, from the first to the last form of each text.
    var others = Set(catalog.strings.lazy.filter { $0.key != key }.flatMap(\.lines))
    others.subtract(catalog.strings.lazy.filter { $0.key == key }.flatMap(\.lines))
    return issues.filter { issue in
      if issue.severity == .error { return true }
      if let about = issue.key { return about == key }
      return !places.contains(issue.location)
        && !others.contains(SourceLocation(file: issue.location.file, line: issue.location.line, column: 1))
    }
  }

  /// Returns a warning for languages that lack the key, if all languages are requested.
  private func missing(_ catalog: Catalog) -> [InputIssue] {
    guard case .key(let key) = subject, locales == .all else { return [] }
    let known = Set(catalog.strings.lazy.filter { $0.key == key }.map(\.locale))
    let missing = Set(catalog.strings.lazy.map(\.locale)).subtracting(known).sorted()
    guard !missing.isEmpty, let first = catalog.strings.first(where: { $0.key == key }) else { return [] }
    return [
      .warning(
        at: first.location,
        "the key \(Quotation(key)) has no text in \(missing.map { Quotation.escape($0) }.joined(separator: ", "))",
        fix: "translate it there, or name the languages to draw with --locale")
    ]
  }
}

extension LocalizedString {
  /// The lines from the first to the last form of the text.
  fileprivate var lines: [SourceLocation] {
    let all = [location.line] + (details?.forms.map(\.location.line) ?? [])
    return ((all.min() ?? location.line)...(all.max() ?? location.line)).map {
      SourceLocation(file: location.file, line: $0, column: 1)
    }
  }
}

public import AuditModel
public import ColorContrast
import DynamicType
public import Previews
import Vocabulary

/// From files or a text to a picture of it: what `typecheck preview` does, for other programs.
public struct PreviewPipeline: Sendable {
  /// What is drawn.
  public enum Subject: Hashable, Sendable {
    /// A text in a language.
    case text(String, locale: String)
    /// The texts of a key.
    case key(String)
  }

  /// Which languages of a key are drawn.
  public enum Locales: Hashable, Sendable {
    /// The source language, or the first there is.
    case source
    /// Every language.
    case all
    /// Those of a list, in this order.
    case list([String])
  }

  /// The project: its rooms and what is measured for.
  public var check: CheckPipeline
  /// What is drawn.
  public var subject: Subject
  /// Which languages of a key.
  public var locales = Locales.source
  /// Light or dark.
  public var appearance = Appearance.light
  /// The colour of the text; nil is a palette's, or the system's.
  public var text: Color?
  /// What it stands on; nil is a palette's, or the system's.
  public var background: Color?
  /// How the colours are seen; none is without a deficiency.
  public var visions: [Vision] = []

  /// What a preview comes to.
  public struct Result: Sendable {
    /// The picture.
    public var drawing: PreviewDrawing
    /// The scenes in it, in their order.
    public var scenes: [PreviewScene]
    /// The colours, as an eye without a deficiency sees them.
    public var colors: PreviewColors
    /// The palette that they are guessed from; nil where they are not.
    public var palette: String?
    /// What was wrong or odd in what was read.
    public var issues: [InputIssue]
  }

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - check: The project.
  ///   - subject: What is drawn.
  public init(_ check: CheckPipeline, subject: Subject) {
    self.check = check
    self.subject = subject
  }

  /// Reads, measures, lays out again and draws.
  ///
  /// - Parameter inputs: Files or folders; none for the configuration's folder. Of no use for a text.
  /// - Returns: The picture.
  /// - Throws: ``PreviewError`` when there is no such text; `TextEngineError` or `MeasureError` when nothing can be
  ///   measured.
  public func run(_ inputs: [String]) async throws -> Result {
    let catalog = catalog(inputs)
    let isAsked: [Bool]
    do throws(PreviewError) {
      isAsked = try asked(catalog)
    } catch {
      var told = error
      told.issues = catalog.issues
      throw told
    }
    var options = check.options(for: catalog)
    // A picture answers a question: its defaults are part of it.
    options.slots?.standard.assumed = []
    var measure = check.measure
    measure.options = options
    let auditor = try measure.auditor()
    let audited = try await auditor.audit(catalog, measuring: isAsked, keeping: .everything)
    guard !audited.results.isEmpty else {
      let issue = audited.issues.first
      throw PreviewError(
        what: issue?.message ?? "the text cannot be measured", remedy: issue?.remedy ?? "name another one")
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

  /// The results in the order that languages were asked for.
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
        location: SourceLocation(file: "command-line", line: 1, column: 1), key: "text", text: text, locale: locale,
        group: "command-line")
    ]
    catalog.locales = [locale: 1]
    return catalog
  }

  /// Which texts are drawn.
  private func asked(_ catalog: Catalog) throws(PreviewError) -> [Bool] {
    guard case .key(let key) = subject else { return catalog.strings.map { _ in true } }
    let hasKey = catalog.strings.map { $0.key == key }
    let there = Set(zip(catalog.strings, hasKey).filter(\.1).map(\.0.locale)).sorted()
    guard let first = there.first else { throw noKey(key, catalog) }
    switch locales {
    case .all: return hasKey
    case .source:
      let source = check.measure.options.sourceLocale ?? check.configuration.sourceLocale ?? "en"
      let chosen = there.contains(source) ? source : there.first { $0.hasPrefix(source + "-") } ?? first
      return zip(catalog.strings, hasKey).map { $1 && $0.locale == chosen }
    case .list(let tags):
      for tag in tags where !there.contains(tag) {
        throw PreviewError(
          what: "the key \(Quotation(key)) has no text in \(tag)",
          remedy: "name languages it has with --locale: \(there.joined(separator: ", ")), or all")
      }
      return zip(catalog.strings, hasKey).map { $1 && tags.contains($0.locale) }
    }
  }

  /// Problems without those of other texts; what hides something is always told.
  private func told(_ issues: [InputIssue], _ catalog: Catalog) -> [InputIssue] {
    guard case .key(let key) = subject else { return issues }
    guard issues.contains(where: { $0.severity != .error && $0.key == nil }) else {
      return issues.filter { $0.severity == .error || $0.key == key }
    }
    var places = Set(catalog.strings.lazy.filter { $0.key != key }.map(\.location))
    places.subtract(catalog.strings.lazy.filter { $0.key == key }.map(\.location))
    // The lines of other texts, each from its first form to its last.
    var others = Set(catalog.strings.lazy.filter { $0.key != key }.flatMap(\.lines))
    others.subtract(catalog.strings.lazy.filter { $0.key == key }.flatMap(\.lines))
    return issues.filter { issue in
      if issue.severity == .error { return true }
      if let about = issue.key { return about == key }
      return !places.contains(issue.location)
        && !others.contains(FileLine(file: issue.location.file, line: issue.location.line))
    }
  }

  /// Languages that have texts, but none of the key, where all are asked for.
  private func missing(_ catalog: Catalog) -> [InputIssue] {
    guard case .key(let key) = subject, locales == .all else { return [] }
    let known = Set(catalog.strings.lazy.filter { $0.key == key }.map(\.locale))
    let missing = Set(catalog.strings.lazy.map(\.locale)).subtracting(known).sorted()
    guard !missing.isEmpty, let first = catalog.strings.first(where: { $0.key == key }) else { return [] }
    return [
      InputIssue(
        severity: .warning, location: first.location,
        message:
          "the key \(Quotation(key)) has no text in \(missing.map { Quotation.escape($0) }.joined(separator: ", "))",
        remedy: "translate it there, or name the languages to draw with --locale")
    ]
  }

  private func noKey(_ key: String, _ catalog: Catalog) -> PreviewError {
    let known = Set(catalog.strings.map(\.key)).sorted()
    guard !known.isEmpty else {
      return PreviewError(
        what: "no text has the key \(Quotation(key)); no text was found at all",
        remedy: "name files or folders that hold texts")
    }
    return PreviewError(
      what: "no text has the key \(Quotation(key))",
      remedy: UnknownName(key, kind: "a key", known: known).question ?? "name files or folders that hold this text")
  }
}

/// A line of a file.
private struct FileLine: Hashable {
  var file: String
  var line: Int
}

extension LocalizedString {
  /// The lines from its first form to its last.
  fileprivate var lines: [FileLine] {
    let all = [location.line] + (details?.forms.map(\.location.line) ?? [])
    return ((all.min() ?? location.line)...(all.max() ?? location.line)).map {
      FileLine(file: location.file, line: $0)
    }
  }
}

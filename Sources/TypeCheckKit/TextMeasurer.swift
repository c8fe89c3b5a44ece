public import Audit
public import AuditModel
import RuleKit
package import TextFiles
public import TextRules

/// An object that measures texts one at a time.
///
/// Fonts stay open, and measurements of words are cached.
///
/// Use a measurer only on one thread at a time. Several measurers can share an ``Auditor``.
///
/// ```swift
/// let measurer = try TextMeasurer()
/// let answer = try measurer.measure("Save changes")
/// print(answer[.large]?.naturalWidth ?? 0, answer.verdict)
/// ```
public final class TextMeasurer {
  private let auditor: Auditor
  private let measurer: Measurer
  private let lines: JSONLines
  /// The language of texts that do not state one, as a BCP 47 tag.
  public let locale: String

  /// Creates a measurer with the fonts of a pipeline.
  ///
  /// - Parameter pipeline: The options, fonts and default language.
  /// - Throws: `TextEngineError` if a requested font cannot be used.
  public convenience init(
    _ pipeline: MeasurePipeline = MeasurePipeline(options: MeasureOptions())
  ) throws {
    try self.init(try pipeline.auditor(), locale: pipeline.defaultLocale)
  }

  /// Creates a measurer with fonts that are already open.
  ///
  /// - Parameters:
  ///   - auditor: The auditor with the options for measuring. Other threads can share it.
  ///   - locale: The language of texts that do not state one, as a BCP 47 tag.
  /// - Throws: An error if the line-breaking data cannot be opened.
  public init(_ auditor: Auditor, locale: String = "en") throws {
    self.auditor = auditor
    self.locale = locale
    measurer = try Measurer(options: auditor.options, stack: auditor.stack)
    lines = JSONLines(defaultLocale: locale)
  }

  /// Measures and checks a text.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - locale: The language of the text as a BCP 47 tag; nil means the measurer's language.
  /// - Returns: The answer, for the first of several styles, Bold Text settings or available widths.
  /// - Throws: ``ItemError`` if the platform does not have the style, or if the text has more than
  ///   `LocalizedString.longestText` bytes. `TextEngineError` if a font cannot be read.
  public func measure(_ text: String, locale: String? = nil) throws -> TextAnswer {
    try measure(LocalizedString(location: Self.place, key: "", text: text, locale: locale ?? self.locale, group: ""))
  }

  /// Measures and checks a text that may have its own slot, source text and details.
  ///
  /// - Parameter string: The text. If it has a source text, that text determines the line limit.
  /// - Returns: The answer, for the first of several styles, Bold Text settings or available widths.
  /// - Throws: ``ItemError`` if the slot is not possible, or if the text has more than `LocalizedString.longestText`
  ///   bytes. `TextEngineError` if a font cannot be read.
  public func measure(_ string: LocalizedString) throws -> TextAnswer {
    if let issue = string.lengthIssue { throw ItemError(issue: issue) }
    guard let first = try auditor.audit(string, with: measurer).first else {
      throw ItemError(
        issue: .error(
          at: string.location, "this text has no available width", fix: "choose a Bold Text setting and a width"))
    }
    return TextAnswer(result: first.result, findings: first.findings.sortedWorstFirst())
  }

  /// Measures and checks a JSON item, in the same format as the lines that `typecheck measure -` reads.
  ///
  /// - Parameter json: An object such as `{"text": "Save", "width": 120}`, or a string, in UTF-8.
  /// - Returns: The answer.
  /// - Throws: ``ItemError`` if the item, one of its fields or its slot is not valid. `TextEngineError` if a font
  ///   cannot be read.
  public func measure(item json: [UInt8]) throws -> TextAnswer { try measure(lines.string(of: json)) }

  /// The place of a text without a file.
  private static let place = SourceLocation(startOf: "-")
}

@available(*, unavailable)
extension TextMeasurer: Sendable {}

extension JSONLines {
  /// Parses a single item in UTF-8, which is an object or a string.
  ///
  /// - Throws: ``ItemError`` if the item or one of its fields is not valid, or if the text has more than
  ///   `LocalizedString.longestText` bytes.
  package func string(of item: [UInt8]) throws(ItemError) -> LocalizedString {
    switch read(line: item, number: 1) {
    case .failure(let refusal): throw ItemError(issue: refusal.issue)
    case .success(let item): return item.string
    }
  }
}

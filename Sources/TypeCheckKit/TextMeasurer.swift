public import Audit
public import AuditModel
public import Catalogs
public import TextRules

/// Measures texts one at a time, as they come: fonts stay open, and words met before are known.
///
/// A long-lived object of one thread; make one for each thread of one ``Auditor``, which all may share.
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
  /// The language of texts that name none, a BCP 47 tag.
  public let locale: String

  /// Creates a measurer with the fonts of a pipeline.
  ///
  /// - Parameter pipeline: What is measured for, with which fonts, and in which language.
  /// - Throws: `TextEngineError` when a font that was asked for cannot be used.
  public convenience init(
    _ pipeline: MeasurePipeline = MeasurePipeline(options: MeasureOptions())
  ) throws {
    try self.init(try pipeline.auditor(), locale: pipeline.defaultLocale)
  }

  /// Creates a measurer with fonts that are open.
  ///
  /// - Parameters:
  ///   - auditor: Says what is measured for; may be shared with other threads.
  ///   - locale: The language of texts that name none, a BCP 47 tag.
  /// - Throws: When the line-breaking data cannot be opened.
  public init(_ auditor: Auditor, locale: String = "en") throws {
    self.auditor = auditor
    self.locale = locale
    measurer = try Measurer(options: auditor.options, stack: auditor.stack)
    lines = JSONLines(defaultLocale: locale)
  }

  /// Measures and judges a text.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it are obeyed.
  ///   - locale: Its language, a BCP 47 tag; nil for the measurer's own.
  /// - Returns: What it comes to; of several rooms or Bold Text settings the first.
  /// - Throws: ``ItemError`` where the platform has no such style, or the text has more than
  ///   `LocalizedString.longestText` bytes; `TextEngineError` where a font cannot be read.
  public func measure(_ text: String, locale: String? = nil) throws -> TextAnswer {
    try measure(
      LocalizedString(location: Self.place, key: "", text: text, locale: locale ?? self.locale, group: ""))
  }

  /// Measures and judges a text that may say more of its room, of its source and of itself.
  ///
  /// - Parameter string: The text; its own source text decides the line limit.
  /// - Returns: What it comes to; of several rooms or Bold Text settings the first.
  /// - Throws: ``ItemError`` where it asks for what there is not or has more than `LocalizedString.longestText` bytes;
  ///   `TextEngineError` where a font cannot be read.
  public func measure(_ string: LocalizedString) throws -> TextAnswer {
    if let issue = string.lengthIssue { throw ItemError(issue: issue) }
    guard let first = try auditor.audit(string, with: measurer).first else {
      throw ItemError(
        issue: InputIssue(
          severity: .error, location: string.location, message: "this text has no available width",
          remedy: "choose a Bold Text setting and a width"))
    }
    return TextAnswer(result: first.result, findings: first.findings)
  }

  /// Measures and judges an item of JSON, as `typecheck measure -` reads one a line.
  ///
  /// - Parameter json: An object such as `{"text": "Save", "width": 120}`, or a string, in UTF-8.
  /// - Returns: What it comes to.
  /// - Throws: ``ItemError`` as the other ways to measure do, and where it is no item or has a field that is not
  ///   understood; `TextEngineError` where a font cannot be read.
  public func measure(item json: [UInt8]) throws -> TextAnswer { try measure(lines.string(of: json)) }

  /// Where a text stands that is in no file.
  private static let place = SourceLocation(file: "-", line: 1, column: 1)
}

@available(*, unavailable)
extension TextMeasurer: Sendable {}

extension JSONLines {
  /// Reads an item that stands alone.
  ///
  /// - Parameter item: An item, or a JSON string that is the text itself, in UTF-8.
  /// - Returns: The text and what it says of its room.
  /// - Throws: ``ItemError`` where it is no item, has a field that is not understood, or a text of more than
  ///   `LocalizedString.longestText` bytes.
  public func string(of item: [UInt8]) throws(ItemError) -> LocalizedString {
    switch read(line: item, number: 1) {
    case .failure(let refusal): throw ItemError(issue: refusal.issue)
    case .success(let item): return item.string
    }
  }
}

internal import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_measurement_t`, with answers and the texts that callers requested.
final class Measurement: Texted {
  static let kind = HandleKind.measurement

  /// The answer for one text.
  enum Answer: Sendable {
    case answered(TextAnswer)
    /// An item with invalid values, such as a text style that the platform does not have.
    case refused(LocalizedString, InputIssue)
  }

  /// The texts that a caller can request.
  enum TextKey: Hashable {
    case kind(UInt32, of: Int)
    case visible(cell: Int, of: Int)
    /// The visible texts of all cells in a range of answers.
    case allVisible(first: Int, count: Int)
    /// The texts of a finding.
    case finding(Int, of: Int)
    /// The texts of all findings in a range of answers.
    case allFindings(first: Int, count: Int)
    case json(Int)
  }

  let answers: [Answer]
  /// The maximum number of threads that write lines, at least 1.
  let jobs: Int
  var texts = CTexts<TextKey>()

  /// The result of a batch.
  struct Made: Sendable {
    let answers: [Answer]
    /// The answers as JSON lines; empty unless they were requested.
    let lines: [CText]
  }

  init(_ answer: TextAnswer) { (answers, jobs) = ([.answered(answer)], 1) }

  init(_ made: Made, jobs: Int) {
    (answers, self.jobs) = (made.answers, jobs)
    for (index, line) in made.lines.enumerated() { texts.text(.json(index)) { line } }
  }

  /// Converts the results of measuring texts to answers.
  ///
  /// The options of the C interface only allow one container, so each text has one answer.
  static func answers(_ strings: [LocalizedString], _ results: [Result<[TextAnswer], ItemError>]) -> [Answer] {
    zip(strings, results).map { string, result in
      switch result {
      case .success(let answers): .answered(answers[0])
      case .failure(let error): .refused(string, error.issue)
      }
    }
  }

  /// Returns the answer at an index.
  func answer(_ index: Int) throws -> Answer {
    guard answers.indices.contains(index) else { throw noText(index) }
    return answers[index]
  }

  /// Returns the answers in a range.
  func answers(_ first: Int, _ count: Int) throws -> ArraySlice<Answer> {
    guard 0...answers.count ~= first, 0...(answers.count - first) ~= count else {
      throw noText(0...answers.count ~= first ? answers.count : first)
    }
    return answers[first..<first + count]
  }

  private func noText(_ index: Int) -> Failure {
    Failure(TC_STATUS_NOT_FOUND, "no text \(UInt(bitPattern: index)), only \(answers.count), counted from 0")
  }
}

extension Measurement.Answer {
  /// The result of measuring the text; nil for a rejected item.
  private var measured: TextAnswer? { if case .answered(let answer) = self { answer } else { nil } }

  /// The measurements at each category; empty for a rejected item.
  var cells: [TextMeasurement] { measured?.measurements ?? [] }

  var findings: [Finding] { measured?.findings ?? [] }

  /// The text as the caller passed it.
  var string: LocalizedString {
    switch self {
    case .answered(let answer): answer.result.string
    case .refused(let string, _): string
    }
  }

  /// The answer as a struct for C.
  var result: tc_result_t {
    let result = measured?.result
    let unmeasured = result == nil ? TC_OUTCOME_INVALID : TC_OUTCOME_NOT_MEASURED
    let verdict = result?.notMeasured == nil ? measured?.verdict.outcome : nil
    return tc_result_t(
      size_at_large: result?.sizeAtLarge ?? 0, outcome: verdict ?? Int32(unmeasured.rawValue),
      first_failing_category: measured?.firstFailure?.number ?? -1,
      line_limit: result?.lineLimit.map { Int32(clamping: $0) } ?? -1,
      line_limit_source: (result?.lineLimitSource ?? .unknown).place, cell_count: UInt32(cells.count),
      finding_count: UInt32(findings.count), reserved: (0, 0))
  }
}

extension SlotMeasurement.LineLimitSource {
  /// The number that C uses.
  fileprivate var place: Int32 { Int32(Self.known.firstIndex(of: self) ?? -1) }
}

extension Verdict {
  /// The number that C uses.
  var outcome: Int32 {
    let outcome =
      switch self {
      case .pass: TC_OUTCOME_PASS
      case .fail: TC_OUTCOME_FAIL
      case .needsReview: TC_OUTCOME_NEEDS_REVIEW
      case .notApplicable: TC_OUTCOME_NOT_APPLICABLE
      }
    return Int32(outcome.rawValue)
  }
}

extension tc_cell_t {
  /// Creates the C struct of a measurement at a category.
  init(_ cell: TextMeasurement) {
    self.init(
      size: cell.size, leading: cell.leading, tracking: cell.tracking, natural_width: cell.naturalWidth,
      uncertainty: cell.uncertainty, height: cell.height, over_by: cell.overBy, clipped_by: cell.clippedBy,
      word_over_by: cell.wordOverBy, scale: cell.scale, visible_share: cell.visibleShare,
      category: cell.category.number, outcome: cell.outcome.outcome, reason: cell.reason?.number ?? -1,
      weight: cell.weight.number, line_count: UInt32(clamping: cell.lineCount),
      missing_glyphs: UInt32(clamping: cell.missingGlyphs), fits: cell.fits ? 1 : 0,
      is_truncated: cell.truncated ? 1 : 0, breaks_word: cell.breaksWord ? 1 : 0,
      reserved_flags: (0, 0, 0, 0, 0), reserved: (0, 0))
  }
}

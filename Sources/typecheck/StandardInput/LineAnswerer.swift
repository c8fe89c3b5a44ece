import TypeCheckKit

/// A worker that measures and answers items on lines.
///
/// Like its ``Measurer``, an answerer must only be used on one thread at a time.
final class LineAnswerer: LineWorker {
  private let auditor: Auditor
  private let measurer: Measurer
  private let reader: JSONLines
  private let defaultLocale: String
  private let isFailure: ([Finding]) -> Bool
  private var writer: JSONLineWriter

  /// Creates an answerer.
  ///
  /// `isFailure` returns whether findings are at or above the failing level.
  ///
  /// - Throws: An error if the line-breaking data cannot be opened.
  init(
    _ auditor: Auditor, defaultLocale: String, measurements: MeasurementChoice, isFailure: @escaping ([Finding]) -> Bool
  ) throws {
    writer = JSONLineWriter(measurements: measurements)
    self.auditor = auditor
    self.isFailure = isFailure
    self.defaultLocale = defaultLocale
    measurer = try Measurer(options: auditor.options, stack: auditor.stack)
    reader = JSONLines(defaultLocale: defaultLocale)
  }

  /// Returns the answers to all lines of a batch except blank ones.
  func answers(to batch: LineBatch) -> LineAnswers {
    var answers = LineAnswers()
    writer.removeAll()
    do {
      for (index, line) in batch.lines.enumerated() {
        try answer(line, of: batch, number: batch.firstNumber + index, into: &answers.tally)
      }
    } catch {
      answers.failure = error
    }
    answers.bytes = writer.bytes
    return answers
  }

  private func answer(
    _ line: LineBatch.Line, of batch: LineBatch, number: Int, into tally: inout LineTally
  ) throws {
    guard case .bytes(let range) = line else { return refuse(tooLong(number), &tally) }
    let bytes = batch.bytes[range]
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    switch reader.read(line: Array(bytes), number: number) {
    case .failure(let refusal): refuse(refusal, &tally)
    case .success(let item):
      item.warnings.forEach { tally.warn($0) }
      if item.string.locale != defaultLocale,
        let warning = LanguageName.warning(of: item.string.locale, at: item.string.location)
      {
        tally.warn(warning)
      }
      Auditor.warnings(of: item.string).forEach { tally.warn($0) }
      do {
        for (index, (result, findings)) in try auditor.audit(item.string, with: measurer).enumerated() {
          tally.summary.count(result, isSameText: index > 0)
          findings.forEach { tally.summary.count($0) }
          tally.hasFailed = tally.hasFailed || isFailure(findings)
          writer.write(result, findings: findings)
        }
      } catch let error as ItemError {
        let (place, id) = (item.string.location, item.string.details?.id)
        refuse(JSONLines.Refusal(issue: error.issue, location: place, key: item.string.key, id: id), &tally)
      }
    }
  }

  private func refuse(_ refusal: JSONLines.Refusal, _ tally: inout LineTally) {
    tally.refuse(refusal.issue)
    writer.write(
      error: "\(ItemError(issue: refusal.issue))", at: refusal.location, key: refusal.key, id: refusal.id)
  }

  private func tooLong(_ number: Int) -> JSONLines.Refusal {
    let place = SourceLocation(file: "-", line: number, column: 1)
    let problem = "line skipped: it is longer than \(InputLines.longestLine >> 20) MB"
    return JSONLines.Refusal(issue: .error(at: place, problem, fix: "write one item per line"), location: place)
  }
}

@available(*, unavailable)
extension LineAnswerer: Sendable {}

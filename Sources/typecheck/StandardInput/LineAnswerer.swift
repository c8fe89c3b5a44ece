import TypeCheckKit

/// Answers lines; one for each thread, like the ``Measurer`` it holds.
final class LineAnswerer {
  private let auditor: Auditor
  private let measurer: Measurer
  private let reader: JSONLines
  private let defaultLocale: String
  private let isFailure: ([Finding]) -> Bool
  private var writer = JSONLineWriter()

  /// Creates one.
  ///
  /// - Parameters:
  ///   - auditor: The run's auditor.
  ///   - defaultLocale: The language of items that name none.
  ///   - isFailure: Whether findings are at or above the level that was asked for.
  /// - Throws: When the line-breaking data cannot be opened.
  init(_ auditor: Auditor, defaultLocale: String, isFailure: @escaping ([Finding]) -> Bool) throws {
    self.auditor = auditor
    self.isFailure = isFailure
    self.defaultLocale = defaultLocale
    measurer = try Measurer(options: auditor.options, stack: auditor.stack)
    reader = JSONLines(defaultLocale: defaultLocale)
  }

  /// Answers all lines of a batch, empty ones excepted.
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
    guard case .bytes(let range) = line else { return refuse(tooLong(number), number, &tally) }
    let bytes = batch.bytes[range]
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    switch reader.read(line: Array(bytes), number: number) {
    case .failure(let problem): refuse(problem, number, &tally)
    case .success(let item):
      for issue in item.issues where issue.severity == .warning { tally.warn(issue) }
      if item.string.locale != defaultLocale,
        let warning = LanguageName.warning(of: item.string.locale, at: item.string.location)
      {
        tally.warn(warning)
      }
      if let issue = item.issues.first(where: { $0.severity == .error }) { return refuse(issue, number, &tally) }
      do {
        for (index, (result, findings)) in try auditor.audit(item.string, with: measurer).enumerated() {
          tally.summary.count(result, isSameText: index > 0)
          findings.forEach { tally.summary.count($0) }
          tally.hasFailed = tally.hasFailed || isFailure(findings)
          writer.write(result, findings: findings)
        }
      } catch let error as ItemError {
        refuse(error.issue, number, &tally)
      }
    }
  }

  private func refuse(_ issue: InputIssue, _ number: Int, _ tally: inout LineTally) {
    tally.refuse(issue)
    writer.write(error: "\(issue.message); \(issue.remedy)", line: number)
  }

  private func tooLong(_ number: Int) -> InputIssue {
    InputIssue(
      severity: .error, location: SourceLocation(file: "-", line: number, column: 1),
      message: "this line is longer than \(InputLines.longestLine >> 20) MB and was passed over",
      remedy: "write one item a line, or name the file instead of -")
  }
}

@available(*, unavailable)
extension LineAnswerer: Sendable {}

import AuditModel
import Documents

/// One line of the input, whose bytes were read.
struct JSONLine {
  static let start = LocatedJSON.Place(line: 1, column: 1)

  /// How messages name standard input.
  private static let file = "-"

  let number: Int
  let defaultLocale: String

  /// What an item comes to that was understood, whole or in part.
  ///
  /// - Parameters:
  ///   - item: An item with a text.
  ///   - problems: What was wrong with the line besides.
  /// - Returns: The text, or why it is not measured.
  func reading(of item: JSONItem, _ problems: [LocatedJSON.Problem]) -> JSONLines.Reading {
    let problems = problems + item.problems
    if let error = problems.first(where: { $0.severity == .error }) { return refusal(error, item) }
    let text = item.text ?? ""
    var string = LocalizedString(
      location: location(of: item, column: item.place.column), key: item.key ?? "", text: text,
      locale: item.locale ?? defaultLocale, group: "", source: item.source, comment: item.comment, slot: item.slot)
    let place = SourceLocation(file: Self.file, line: number, column: item.commentPlace.column)
    let odd = item.applyComment(to: &string, at: place)
    if let issue = string.lengthIssue {
      return .failure(JSONLines.Refusal(issue: issue, location: string.location, key: string.key))
    }
    return .success(JSONLines.Item(string: string, warnings: problems.map(issue) + odd))
  }

  /// The answer to a line that is no item.
  func refusal(_ message: String, at place: LocatedJSON.Place?, _ item: JSONItem?) -> JSONLines.Reading {
    let problem = LocatedJSON.Problem(
      severity: .error, place: place ?? Self.start, message: message,
      remedy: "write one item a line, such as {\"key\": \"greeting\", \"text\": \"Hello\"}; fields: "
        + JSONLines.fields.joined(separator: " "), isFatal: true)
    return refusal(problem, item)
  }

  /// The answer to a line with a problem.
  func refusal(_ problem: LocatedJSON.Problem, _ item: JSONItem?) -> JSONLines.Reading {
    .failure(
      JSONLines.Refusal(
        issue: issue(problem), location: location(of: item, column: problem.column), key: item?.key ?? ""))
  }

  private func issue(_ problem: LocatedJSON.Problem) -> InputIssue {
    InputIssue(
      severity: problem.severity, location: SourceLocation(file: Self.file, line: number, column: problem.column),
      message: problem.message, remedy: problem.remedy)
  }

  private func location(of item: JSONItem?, column: Int) -> SourceLocation {
    SourceLocation(
      file: item?.file ?? Self.file, line: item?.line ?? number, column: item?.line == nil ? column : 1)
  }
}

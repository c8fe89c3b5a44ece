import AuditModel
import Documents

/// The context of a line of standard input, for results and messages.
struct JSONLine {
  /// The name of standard input in messages.
  private static let file = "-"

  let number: Int
  let defaultLocale: String

  /// Returns the result for an item with a text and the other problems of its line.
  func reading(of item: JSONItem, _ problems: [LocatedJSON.Problem]) -> JSONLines.Reading {
    let problems = problems + item.problems
    if let error = problems.first(where: { $0.severity == .error }) { return refusal(error, item) }
    let text = item.text ?? ""
    var string = LocalizedString(
      location: location(of: item, column: item.place.column), key: item.key ?? "", text: text,
      locale: item.locale ?? defaultLocale, group: "", source: item.source, comment: item.comment, slot: item.slot)
    let place = SourceLocation(file: Self.file, line: number, column: item.commentPlace.column)
    let odd = item.applyComment(to: &string, at: place)
    if let id = item.id { string.changeDetails { $0.id = id } }
    if let issue = string.lengthIssue {
      return .failure(JSONLines.Refusal(issue: issue, location: string.location, key: string.key, id: item.id))
    }
    return .success(JSONLines.Item(string: string, warnings: problems.map(issue) + odd))
  }

  /// Returns the result for a line that is not an item.
  func refusal(_ message: String, at place: LocatedJSON.Place?, _ item: JSONItem?) -> JSONLines.Reading {
    let problem = LocatedJSON.Problem(
      place: place ?? .start, message: message,
      remedy: "write one item per line, such as {\"key\": \"greeting\", \"text\": \"Hello\"}; fields: "
        + JSONLines.fields.joined(separator: " "), isFatal: true)
    return refusal(problem, item)
  }

  /// Returns the result for a line with a problem.
  func refusal(_ problem: LocatedJSON.Problem, _ item: JSONItem?) -> JSONLines.Reading {
    .failure(
      JSONLines.Refusal(
        issue: issue(problem), location: location(of: item, column: problem.column), key: item?.key ?? "",
        id: item?.id))
  }

  private func issue(_ problem: LocatedJSON.Problem) -> InputIssue {
    InputIssue(
      severity: problem.severity, location: SourceLocation(file: Self.file, line: number, column: problem.column),
      message: problem.message, remedy: problem.remedy)
  }

  private func location(of item: JSONItem?, column: Int) -> SourceLocation {
    SourceLocation(file: item?.file ?? Self.file, line: item?.line ?? number, column: item?.line == nil ? column : 1)
  }
}

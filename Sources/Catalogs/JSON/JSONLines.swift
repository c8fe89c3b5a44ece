public import AuditModel

/// Reads standard input where every line is one item of JSON.
public struct JSONLines: Sendable {
  /// A text and what was odd about its line.
  public struct Item: Sendable {
    /// The text.
    public var string: LocalizedString
    /// What was odd or wrong in the line and did not keep the text from being read.
    public var issues: [InputIssue]
  }

  /// What one line came to.
  public enum Reading: Sendable {
    /// The line is a text.
    case success(Item)
    /// The line is none; why and what it should be.
    case failure(InputIssue)
  }

  private let defaultLocale: String

  /// Creates a reader.
  ///
  /// - Parameter defaultLocale: The language of items that name none, a BCP 47 tag.
  public init(defaultLocale: String) {
    self.defaultLocale = defaultLocale
  }

  /// Reads one line: an item, or a JSON string that is the text itself.
  ///
  /// The place of the text is its line and column in the input, named `-`; an item may say better where it was found, with
  /// `file` and `line`, so that answers are the same however the lines were dealt to several processes.
  ///
  /// - Parameters:
  ///   - line: The line's bytes in UTF-8, with or without its line break.
  ///   - number: The line's number, from 1.
  /// - Returns: The text, with an empty key where the item has none, or what is wrong with the line.
  public func read(line: [UInt8], number: Int) -> Reading {
    let (value, problems) = JSONParser.read(line, isOfTexts: true) { parser in
      let item = parser.item(ofLines: true)
      parser.readOn()
      return (item: item, root: parser.root)
    }
    let root = value.root
    func issue(_ problem: LocatedJSON.Problem) -> InputIssue {
      InputIssue(problem, file: Self.file, firstLine: number)
    }
    func refusal(_ place: LocatedJSON.Place, _ message: String) -> Reading {
      .failure(
        issue(
          LocatedJSON.Problem(
            severity: .error, place: place, message: message,
            remedy: "write one item a line, such as {\"key\": \"greeting\", \"text\": \"Hello\"}; fields: "
              + JSONItem.fieldNamesOfLines.joined(separator: " "), isFatal: true)))
    }
    if let fatal = problems.first(where: \.isFatal) { return .failure(issue(fatal)) }
    if let item = value.item, let text = item.text {
      return success(text, at: item.place, item, (problems + item.problems).map(issue), number)
    }
    switch root?.content {
    case .string(let text)?:
      return success(text, at: root?.place, nil, problems.map(issue), number)
    case .object(let all)?:
      let members = JSONMembers(all)
      guard let text = members.text else {
        return refusal(root?.place ?? Self.start, "this line's object has no text that is a string")
      }
      if let foreign = members.foreignToLines {
        return refusal(foreign.keyPlace, "\(Quotation(foreign.key)) is no field of an item")
      }
      let item = JSONItem(members.counting)
      let found = problems + members.duplicates.map(\.problem) + item.problems
      return success(text, at: item.place, item, found.map(issue), number)
    default:
      return refusal(root?.place ?? Self.start, "this line is \(root?.kind ?? "empty"), not an item")
    }
  }

  private func success(
    _ text: String, at place: LocatedJSON.Place?, _ item: JSONItem?, _ issues: [InputIssue], _ number: Int
  ) -> Reading {
    let place = place ?? Self.start
    var location = SourceLocation(file: item?.file ?? Self.file, line: place.line + number - 1, column: place.column)
    if let line = item?.line { (location.line, location.column) = (line, 1) }
    let string = LocalizedString(
      location: location, key: item?.key ?? "", text: text, locale: item?.locale ?? defaultLocale, group: "",
      source: item?.source, comment: item?.comment, slot: item?.slot ?? SlotFields())
    return .success(Item(string: string, issues: issues))
  }

  /// How messages name standard input.
  private static let file = "-"
  private static let start = LocatedJSON.Place(line: 1, column: 1)
}

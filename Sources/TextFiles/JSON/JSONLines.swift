package import AuditModel
import Documents

/// A reader of standard input with one JSON item per line.
package struct JSONLines: Sendable {
  /// A text and the warnings about its line.
  package struct Item: Sendable {
    /// The text of the item.
    package var string: LocalizedString
    /// Warnings about the line; none affects the text.
    package var warnings: [InputIssue]
  }

  /// A line that is not measured.
  package struct Refusal: Error {
    /// The reason and the fix, located in the input.
    package var issue: InputIssue
    /// The origin that the item states, or its line in the input.
    package var location: SourceLocation
    /// The key of the item; empty if it has none.
    package var key: String
    /// The identifier that the item states; nil if it has none.
    package var id: TextDetails.Identifier?

    /// Creates a refusal; the key is empty if the item has none.
    package init(
      issue: InputIssue, location: SourceLocation, key: String = "", id: TextDetails.Identifier? = nil
    ) {
      self.issue = issue
      self.location = location
      self.key = key
      self.id = id
    }
  }

  /// The result of reading a line: a text, or a refusal if the line is not an item or has an error.
  package typealias Reading = Result<Item, Refusal>

  /// All fields that an item may have, `text` first.
  package static let fields = JSONItem.Field.all.map(\.name)

  private let defaultLocale: String

  /// Creates a reader; `defaultLocale` is the language of items that name none, a BCP 47 tag.
  package init(defaultLocale: String) {
    self.defaultLocale = defaultLocale
  }

  /// Reads one line: an item, or a JSON string that is a text.
  ///
  /// The line is UTF-8, with or without its line break, and numbered from 1. Texts are located by line and column in
  /// the input, named `-`. An item may state its origin with `file` and `line`, so that results do not depend on the
  /// distribution of lines among processes.
  package func read(line: [UInt8], number: Int) -> Reading {
    let (value, problems) = JSONParser.read(line, of: .line) { parser in
      let item = parser.item()
      parser.readOn()
      return (item: item, root: parser.root)
    }
    let line = JSONLine(number: number, defaultLocale: defaultLocale)
    if let fatal = problems.first(where: \.isFatal) { return line.refusal(fatal, value.item) }
    if let item = value.item { return line.reading(of: item, problems) }
    switch value.root?.content {
    case .string(let text)?:
      var item = JSONItem(of: .line)
      item.read(.text, LocatedJSON(content: .string(text), place: value.root?.place ?? .start))
      return line.reading(of: item, problems)
    case .object(let all)?:
      let members = JSONMembers(all)
      let item = JSONItem(members.counting, of: .line)
      let foreign = members.foreignToLines
      guard item.text != nil || foreign.map({ NearName.isNear($0.key, "text") }) == true else {
        return line.refusal("this line's object has no text that is a string", at: value.root?.place, item)
      }
      if let foreign {
        return line.refusal(
          "\(Quotation(foreign.key)) is not a field of an item\(NearName.question(foreign.key, among: Self.fields))",
          at: foreign.keyPlace, item)
      }
      return line.reading(of: item, problems + members.duplicates.map { $0.problem(in: .line) })
    default:
      return line.refusal("this line is \(value.root?.kind ?? "empty"), not an item", at: value.root?.place, nil)
    }
  }
}

public import AuditModel
import Documents

/// Reads standard input where every line is one item of JSON.
public struct JSONLines: Sendable {
  /// A text and what was odd about its line.
  public struct Item: Sendable {
    /// The text.
    public var string: LocalizedString
    /// What was odd in the line and did not keep the text from being read as it is.
    public var warnings: [InputIssue]
  }

  /// A line that is not measured.
  public struct Refusal: Sendable {
    /// Why, and what to do about it; its place is that in the input.
    public var issue: InputIssue
    /// Where the item was found, by what it says itself, else its line in the input.
    public var location: SourceLocation
    /// The item's key; empty where it says none.
    public var key: String

    /// Creates a refusal.
    ///
    /// - Parameters:
    ///   - issue: Why, and what to do about it.
    ///   - location: Where the item was found.
    ///   - key: The item's key; empty where it says none.
    public init(issue: InputIssue, location: SourceLocation, key: String = "") {
      self.issue = issue
      self.location = location
      self.key = key
    }
  }

  /// What one line came to.
  public enum Reading: Sendable {
    /// The line is a text.
    case success(Item)
    /// The line is none, or one that cannot be taken for what it says.
    case failure(Refusal)
  }

  /// Every field that an item may have, `text` first.
  public static let fields = JSONItem.Field.allCases.map(\.rawValue)

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
      item.read(.text, LocatedJSON(content: .string(text), place: value.root?.place ?? JSONLine.start))
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

/// The details of a run that only the caller knows, for the head of a page.
public struct PageDetails: Hashable, Sendable {
  /// The value of an option, with its origin.
  public struct Option: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value in words.
    public var value: String
    /// The origin in words, such as `command line`.
    public var origin: String

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value in words.
    ///   - origin: The origin in words.
    public init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// The links that open lines in an editor of this machine.
  package struct Editor: Hashable, Sendable {
    /// The address, with `{path}` for an absolute path and `{line}` for a line number.
    package var template: String
    /// The base folder of relative paths.
    package var folder: String

    /// Creates links.
    package init(template: String, folder: String) { (self.template, self.folder) = (template, folder) }
  }

  /// The title; nil for the app's own name.
  public var title: String?
  /// The identifier of the checked commit; nil if it is not known.
  public var commit: String?
  /// The date of the checked files as `YYYY-MM-DD`; nil if it is not known.
  ///
  /// It never comes from the clock, so that the same files give the same page.
  public var date: String?
  /// The address at which lines of files can be read; nil for no links.
  public var sourceURL: SourceURL?
  /// The links that open lines in an editor of this machine; nil for none.
  package var editor: Editor?
  /// The devices on which a server solves screens, in words; empty without a server.
  package var screenDevices: [String] = []
  /// Whether texts with several forms list these, for a server that measures each.
  package var listsForms = false
  /// The options with their origins.
  public var options: [Option] = []
  /// The path of the JSON report of the same run; nil without one.
  public var jsonReport: String?

  /// Creates details of which nothing is known.
  public init() {}

  /// The date in words, such as `23 November 2026`; nil if it is unknown or invalid.
  var dateInWords: String? {
    let parts = (date ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Int(parts[2]), let month = Int(parts[1]), let year = Int(parts[0]),
      Self.months.indices.contains(month - 1), (1...31).contains(day)
    else { return nil }
    return "\(day) \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

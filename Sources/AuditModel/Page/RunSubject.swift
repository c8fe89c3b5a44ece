/// The subject of a run: the app, as far as its files and the run's options describe it.
public struct RunSubject: Hashable, Sendable {
  /// A language of the run.
  public struct Language: Hashable, Sendable {
    /// The BCP 47 tag.
    public var tag: String
    /// The name in English.
    public var name: String
    /// Whether its text runs from right to left.
    public var isRightToLeft: Bool

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag.
    ///   - name: The name in English.
    ///   - isRightToLeft: Whether its text runs from right to left.
    public init(tag: String, name: String, isRightToLeft: Bool) {
      self.tag = tag
      self.name = name
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The app's name, or else the name of its project; nil if no file states one name.
  public var name: String?
  /// The app's version with its build number, such as `4.2 (318)`; nil if no file states it.
  public var version: String?
  /// The languages of the texts, in the order of the files.
  public var languages: [Language] = []
  /// The number of distinct keys of the texts, in all languages together.
  public var keys = 0
  /// The devices whose widths texts were measured in, in words; empty if no device determines a width.
  public var devices: [String] = []
  /// Whether the run checked every text that was found, in every language, under its own key.
  public var coversTexts = false

  /// Creates a subject without any properties.
  public init() {}
}

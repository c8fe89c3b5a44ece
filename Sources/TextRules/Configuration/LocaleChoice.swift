public import RuleKit

/// The languages to measure.
public struct LocaleChoice: Hashable, Sendable {
  /// The language patterns that select the languages to measure.
  ///
  /// If empty, all languages are measured.
  public var included: [Glob]
  /// The languages to skip.
  public var excluded: [Glob]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - included: The languages to measure. If empty, all languages are measured.
  ///   - excluded: The languages to skip.
  public init(included: [Glob] = [], excluded: [Glob] = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Whether every language is measured.
  public var isEverything: Bool { included.isEmpty && excluded.isEmpty }

  /// Returns whether a language is measured.
  ///
  /// A pattern also matches longer tags: `pt` matches `pt-BR` (RFC 4647, section 3.3.1, basic filtering).
  ///
  /// - Parameter locale: A BCP 47 tag.
  /// - Returns: True if it is measured.
  public func includes(_ locale: String) -> Bool {
    let isAsked = included.isEmpty || included.contains { Self.isIn($0, locale) }
    return isAsked && !excluded.contains { Self.isIn($0, locale) }
  }

  /// Returns the patterns that match no language.
  ///
  /// - Parameter locales: The available languages.
  /// - Returns: The patterns as written.
  public func unused(in locales: some Collection<String>) -> [String] {
    (included + excluded).filter { range in !locales.contains { Self.isIn(range, $0) } }.map(\.pattern)
  }

  private static func isIn(_ range: Glob, _ locale: String) -> Bool {
    var tag = locale[...]
    while true {
      if range.matches(String(tag)) { return true }
      guard let hyphen = tag.lastIndex(of: "-") else { return false }
      tag = tag[..<hyphen]
    }
  }
}

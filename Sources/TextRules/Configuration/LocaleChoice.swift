public import RuleKit

/// Which languages are measured.
public struct LocaleChoice: Hashable, Sendable {
  /// Languages to measure; empty is all.
  public var included: [Glob]
  /// Languages not to measure.
  public var excluded: [Glob]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - included: Languages to measure; empty is all.
  ///   - excluded: Languages not to measure.
  public init(included: [Glob] = [], excluded: [Glob] = []) {
    self.included = included
    self.excluded = excluded
  }

  /// Whether every language is measured.
  public var isEverything: Bool { included.isEmpty && excluded.isEmpty }

  /// Whether a language is measured.
  ///
  /// A range stands for all that is written longer too, `pt` for `pt-BR` (RFC 4647, section 3.3.1, basic filtering).
  ///
  /// - Parameter locale: A BCP 47 tag.
  /// - Returns: Whether it is.
  public func includes(_ locale: String) -> Bool {
    let isAsked = included.isEmpty || included.contains { Self.isIn($0, locale) }
    return isAsked && !excluded.contains { Self.isIn($0, locale) }
  }

  /// The ranges that no language is in.
  ///
  /// - Parameter locales: The languages there are.
  /// - Returns: The ranges as they were written.
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

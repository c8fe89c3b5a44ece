/// One sentence of the guidelines on how an app adapts, and the rules or the reason that answer it.
public struct Guideline: Hashable, Sendable {
  /// The number by which rules refer to it.
  public let number: Int
  /// The part of the guidelines it belongs to.
  public let chapter: String
  /// The demand of the guidelines, in our own words.
  public let sentence: String
  /// The keys of the editions that contain it, such as `HIG-2021`.
  ///
  /// ``GuidelineTable/sources`` explains them.
  public let sources: [String]
  /// The reason why no rule checks it, or nil if one does.
  public let answer: String?
}

/// A guideline that only a person can check.
public struct PersonalGuideline: Hashable, Sendable {
  /// The demand of the guidelines, in our own words.
  public let sentence: String
  /// The keys of the editions that contain it.
  public let sources: [String]
  /// The reason why a program cannot check it, or the part that rules can see.
  public let reason: String
}

/// One check of another audit tool.
public struct ForeignCheck: Hashable, Sendable {
  /// The audit's name.
  public let audit: String
  /// The name of the check in that audit.
  public let check: String
  /// The rules that cover it, or none.
  public let rules: [String]
  /// An explanation of how the rules cover it, or why none does.
  public let answer: String
}

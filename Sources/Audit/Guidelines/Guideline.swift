/// One sentence of the guidelines on how an app adapts, and what answers it.
public struct Guideline: Hashable, Sendable {
  /// Its number, which rules name.
  public let number: Int
  /// What part of the guidelines it is of.
  public let chapter: String
  /// What it asks for, in words of our own.
  public let sentence: String
  /// The keys of the editions that say it, such as `HIG-2021`; ``GuidelineTable/sources`` spells them out.
  public let sources: [String]
  /// Why no rule of its own holds designs against it; nil where rules do.
  public let answer: String?
}

/// What the guidelines ask for that only a person can decide.
public struct PersonalGuideline: Hashable, Sendable {
  /// What they ask for, in words of our own.
  public let sentence: String
  /// The keys of the editions that say it.
  public let sources: [String]
  /// Why no program can tell, or what rules see of it.
  public let reason: String
}

/// One check of another audit.
public struct ForeignCheck: Hashable, Sendable {
  /// The audit's name.
  public let audit: String
  /// The check, as the audit calls it.
  public let check: String
  /// The rules that answer it; none where none does.
  public let rules: [String]
  /// How they answer it, or why none does.
  public let answer: String
}

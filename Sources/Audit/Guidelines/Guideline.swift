/// A sentence of the guidelines on how an app adapts, and how typecheck handles it.
package struct Guideline: Hashable, Sendable {
  /// The number by which rules refer to the sentence.
  package let number: Int
  /// The part of the guidelines that contains the sentence.
  package let chapter: String
  /// The requirement of the guidelines, in our own words.
  package let sentence: String
  /// The keys of the editions that contain the sentence, such as `HIG-2021`.
  ///
  /// ``GuidelineTable/sources`` explains them.
  package let sources: [String]
  /// The reason why no rule checks the sentence; nil if a rule does.
  package let answer: String?
}

/// A guideline that only a person can check.
package struct PersonalGuideline: Hashable, Sendable {
  /// The requirement of the guidelines, in our own words.
  package let sentence: String
  /// The keys of the editions that contain the guideline.
  package let sources: [String]
  /// The reason why a program cannot check the guideline, or the part that rules can check.
  package let reason: String
}

/// A check of another audit tool.
package struct ForeignCheck: Hashable, Sendable {
  /// The name of the audit tool.
  package let audit: String
  /// The name of the check in that audit.
  package let check: String
  /// The identifiers of the rules that cover the check; empty if none does.
  package let rules: [String]
  /// An explanation of how the rules cover the check, or why none does.
  package let answer: String
}

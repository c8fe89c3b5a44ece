/// One sentence of the guidelines on how an app adapts, and the rules or the reason that answer it.
package struct Guideline: Hashable, Sendable {
  /// The number by which rules refer to it.
  package let number: Int
  /// The part of the guidelines it belongs to.
  package let chapter: String
  /// The demand of the guidelines, in our own words.
  package let sentence: String
  /// The keys of the editions that contain it, such as `HIG-2021`.
  ///
  /// ``GuidelineTable/sources`` explains them.
  package let sources: [String]
  /// The reason why no rule checks it, or nil if one does.
  package let answer: String?
}

/// A guideline that only a person can check.
package struct PersonalGuideline: Hashable, Sendable {
  /// The demand of the guidelines, in our own words.
  package let sentence: String
  /// The keys of the editions that contain it.
  package let sources: [String]
  /// The reason why a program cannot check it, or the part that rules can see.
  package let reason: String
}

/// One check of another audit tool.
package struct ForeignCheck: Hashable, Sendable {
  /// The audit's name.
  package let audit: String
  /// The name of the check in that audit.
  package let check: String
  /// The rules that cover it, or none.
  package let rules: [String]
  /// An explanation of how the rules cover it, or why none does.
  package let answer: String
}

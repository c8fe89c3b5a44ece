/// The four ways a judgement can end.
public enum Verdict: String, Codable, Sendable {
  case pass, fail, needsReview, notApplicable
}

/// Why a verdict needs a person.
public enum ReviewReason: String, CaseIterable, Codable, Sendable {
  /// The width lies inside the error bar of the limit.
  case withinErrorBar = "within-error-bar"
  /// The text has a format specifier, whose value is not known.
  case placeholderWidth = "placeholder-width"
  /// UIKit grows the lines of a tall script by an unpublished amount.
  case tallScriptHeight = "tall-script-height"
  /// Some characters have no glyph in any font at hand.
  case missingGlyphs = "missing-glyphs"
  /// The text's style, available width or line limit is not known.
  case noSlot = "no-slot"
  /// What lies behind a translucent background is not known, and decides.
  case unknownBackground = "unknown-background"
  /// The content behind a translucent bar decides.
  case dependsOnContent = "depends-on-content"
  /// A number is too near a threshold that is our own choice.
  case nearThreshold = "near-threshold"
  /// The platform publishes no number for it.
  case notPublished = "not-published"
  /// Which device it is is not known, and decides.
  case unknownDevice = "unknown-device"
  /// A colour has no entry that serves an appearance or a device.
  case noEntry = "no-entry"
  /// The role of a colour is only guessed from its name.
  case guessedRole = "guessed-role"
  /// The layout does not say what decides.
  case notDescribed = "not-described"
  /// No layout describes what is asked about.
  case noLayout = "no-layout"
  /// The build may add to a file what it does not say.
  case setByBuild = "set-by-build"
  /// What the words mean decides.
  case meaning = "meaning"
  /// The text fits in the widest container it can have; its own may be narrower.
  case containerBounded = "container-bounded"
  /// The system may hyphenate or break words of this language by rules that are not measured.
  case hyphenation = "hyphenation"
  /// Whether the place grows with the text size is not known.
  case growthUnknown = "growth-unknown"
}

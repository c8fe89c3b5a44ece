/// The outcome of a check.
public enum Verdict: String, Codable, Sendable {
  case pass, fail, needsReview, notApplicable

  /// Compares a range of values with a limit: pass if all reach it, fail if none does, otherwise needs review.
  init(from least: Double, to most: Double, requiring limit: Double) {
    self = least >= limit ? .pass : most < limit ? .fail : .needsReview
  }
}

/// The reason that a check needs review.
public enum ReviewReason: String, CaseIterable, Codable, Sendable {
  /// The limit is within the error margin of the width.
  case withinErrorBar = "within-error-bar"
  /// The text has a placeholder whose values are unknown.
  case placeholderWidth = "placeholder-width"
  /// UIKit increases the line height of tall scripts by an unpublished amount.
  case tallScriptHeight = "tall-script-height"
  /// Some characters have no glyph in any available font.
  case missingGlyphs = "missing-glyphs"
  /// The text's style, available width or line limit is unknown.
  case noSlot = "no-slot"
  /// The result depends on the unknown content behind a translucent background.
  case unknownBackground = "unknown-background"
  /// The result depends on the content behind a translucent bar.
  case dependsOnContent = "depends-on-content"
  /// A value is too near a threshold that is this project's own choice.
  case nearThreshold = "near-threshold"
  /// The platform's value is not published.
  case notPublished = "not-published"
  /// The result depends on the device, which is unknown.
  case unknownDevice = "unknown-device"
  /// A colour has no entry for an appearance or a device.
  case noEntry = "no-entry"
  /// The role of a colour was guessed from its name.
  case guessedRole = "guessed-role"
  /// The layout lacks a property that the result depends on.
  case notDescribed = "not-described"
  /// No layout describes the subject.
  case noLayout = "no-layout"
  /// The build may add entries that the file does not have.
  case setByBuild = "set-by-build"
  /// The result depends on the meaning of the words.
  case meaning = "meaning"
  /// The text fits in its widest possible container but may have a narrower one.
  case containerBounded = "container-bounded"
  /// The system may hyphenate or break words of this language by rules that are not measured.
  case hyphenation = "hyphenation"
  /// It is unknown whether the container grows with the text size.
  case growthUnknown = "growth-unknown"
  /// The app's code, which was read, does not use the text's key.
  case noUseFound = "no-use-found"
  /// The app's code mentions the text's key in a way that was not followed to a place on the screen.
  case useNotFollowed = "use-not-followed"
  /// The text fits in the largest height that its place can offer, but its place may offer less.
  case heightBounded = "height-bounded"
  /// The system changes the forms of the words by rules that are not published (automatic grammar agreement).
  case inflection = "inflection"
  /// The lines are higher than the container, but their letters may not be.
  case letterHeight = "letter-height"
}

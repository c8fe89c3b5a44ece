extension ReviewReason {
  /// Why a person has to look, for a person: a clause without a full stop.
  public var words: String {
    switch self {
    case .withinErrorBar: "the size is too near the limit for the font that stands in"
    case .placeholderWidth: "fits, and the values of its placeholders, which are not known, may be wider"
    case .tallScriptHeight: "the system makes lines of this script higher by an unpublished amount"
    case .missingGlyphs: "some characters have no glyph in any font at hand"
    case .noSlot: "the text style, the available width or the line limit is not known"
    case .containerBounded: "fits in the widest container it can have; its own may be narrower"
    case .hyphenation: "iOS may hyphenate or break words of this language by rules that are not measured"
    case .growthUnknown: "sources differ on whether this place grows with the text size"
    case .unknownBackground: "what lies behind the translucent background is not known, and decides"
    case .dependsOnContent: "the content behind the bar decides"
    case .nearThreshold: "too near a threshold that is typecheck's own choice"
    case .notPublished: "the system publishes no numbers for it"
    case .unknownDevice: "which device it is is not known, and decides (name it with --device)"
    case .noEntry: "a colour has no entry that serves the appearance or device"
    case .guessedRole: "what the colour is used for is only guessed from its name"
    case .notDescribed: "the layout does not say what decides"
    case .noLayout: "no layout describes it"
    case .setByBuild: "the build may add what the file does not say"
    case .meaning: "what the words mean decides"
    }
  }
}

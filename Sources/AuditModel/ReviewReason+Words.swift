extension ReviewReason {
  /// The reason in words, as a clause without a full stop.
  public var words: String {
    switch self {
    case .withinErrorBar: "within the error margin of the substitute font"
    case .placeholderWidth: "fits, but the values of its placeholders are not known and may be wider"
    case .tallScriptHeight: "the system increases the line height of this script by an unpublished amount"
    case .missingGlyphs: "the substitute fonts lack a character, which iOS may have"
    case .noSlot: "the text style, the available width or the line limit is not known"
    case .containerBounded: "fits in the widest possible container; the actual one may be narrower"
    case .heightBounded: "fits in the largest possible height; the actual one may be smaller"
    case .hyphenation: "iOS may hyphenate or break words in this language by rules that typecheck does not model"
    case .growthUnknown: "sources differ on whether this place grows with the text size"
    case .noUseFound: "the app's code does not use its key, so its style and container are not known"
    case .useNotFollowed: "the app's code uses its key, but typecheck could not trace it to a place on the screen"
    case .unknownBackground: "the colour behind the translucent background is not known and decides the result"
    case .dependsOnContent: "the result depends on the content behind the bar"
    case .nearThreshold: "too close to a threshold that typecheck chose itself"
    case .notPublished: "the values of the system are not published"
    case .unknownDevice: "the device is not known and decides the result (name it with --device)"
    case .noEntry: "a colour has no entry for the appearance or device"
    case .guessedRole: "the use of the colour is only guessed from its name"
    case .notDescribed: "the layout lacks the value that decides the result"
    case .noLayout: "no layout describes this device or size class"
    case .setByBuild: "the build may add values that the file does not have"
    case .inflection: "the system inflects words of the text by unpublished rules"
    case .letterHeight: "the lines are taller than the container, but their letters may fit"
    case .meaning: "the result depends on the meaning of the words"
    }
  }
}

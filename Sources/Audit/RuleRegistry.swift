public import AuditModel

/// Every rule, in one list per kind of subject and one line per rule.
public enum RuleRegistry {
  /// The rules on one text in one slot at all size categories.
  public static let text: [any Rule<SlotMeasurement>] = textRules.map { $0.asRule }

  /// The rules on one text, in the order of their identifiers.
  static let textRules: [any TextRule] = [
    MissingGlyphs(),
    TextClipped(),
    TextShrunk(),
    TextTooSmall(),
    TextTruncated(),
    WordBroken(),
  ]

  /// The rules that compare a text with the same text in the source language.
  public static let translations: [any Rule<Translation>] = [
    CharacterLimit(),
    PlaceholderMismatch(),
    PluralCategoryMissing(),
    RotationInstruction(),
  ]

  /// The rules on two colours that touch, or on one colour with all that it touches.
  public static let pairs: [any Rule<PairGroup>] = [
    ContrastEnhanced(),
    ContrastGlare(),
    ContrastMinimum(),
    ContrastNonText(),
    ContrastStart50(),
    GrayscaleIndistinct(),
    HighContrastNotHigher(),
    KeyColorCompetes(),
    RedGreenOnly(),
    SameColorForRoles(),
  ]

  /// The rules on one named colour among the others of its palette.
  public static let colors: [any Rule<ColorMeasurement>] = [
    ColorSetInvalid(),
    HardCodedSystemColor(),
    InteractivityCue(),
  ]

  /// The rules on a whole palette.
  public static let palettes: [any Rule<PaletteMeasurement>] = [
    AppearanceMissing(),
    PaletteFamily(),
  ]

  /// The rules on one bar over any content behind it.
  public static let bars: [any Rule<BarMeasurement>] = [
    BarContrast(),
    BarRoles(),
  ]

  /// The rules on one picture.
  public static let pictures: [any Rule<PictureMeasurement>] = [
    ChromaArea()
  ]

  /// The rules on an app's Info.plist: where the app runs and how.
  public static let manifests: [any Rule<AppManifest>] = [
    FullScreenRequired(),
    HalfOrientationPair(),
    LaunchScreenMissing(),
    SingleDeviceFamily(),
    SingleOrientationKind(),
    StatusBarHidden(),
    TelephonyRequired(),
    UpsideDownOnPhone(),
  ]

  /// The rules that compare an app's Info.plist with its layouts.
  public static let coverage: [any Rule<AppCoverage>] = [
    DeviceNotDescribed(),
    SizeClassesNotDescribed(),
  ]

  /// The rules on one picture of an asset catalog.
  public static let images: [any Rule<ImageSet>] = [
    BitmapScaleMissing()
  ]

  /// The rules on a web page bundled with an app.
  public static let webPages: [any Rule<WebPage>] = [
    WebPageCoversEdges()
  ]

  /// The rules on one screen in one environment.
  public static let screens: [any Rule<ScreenMeasurement>] = [
    BackgroundShortOfEdge(),
    BandHidesDisplayShape(),
    BehindSensorHousing(),
    BottomButtonShape(),
    BottomEdgeDeferred(),
    ButtonSpansWidth(),
    ContentBehindBar(),
    ContentClippedByCorner(),
    ContentOutOfLineWithBar(),
    ContentOutsideSafeArea(),
    ControlAtEdge(),
    ControlInCorner(),
    ControlInsetsDiffer(),
    EdgesNearlyAligned(),
    HiddenByKeyboard(),
    HomeIndicatorHidden(),
    LandscapeOffCenter(),
    NavigationTextSize(),
    PictureFocusCut(),
    PictureNotWhole(),
    PointsAtHardware(),
    PrimaryFarFromStart(),
    PrimarySmallerThanOthers(),
    SameRoleDifferentLook(),
    ScreenHidesStatusBar(),
    ScrollViewShortOfBottom(),
    SidewaysScrolling(),
    TableShortOfSides(),
    TextOutsideMargins(),
    TextTallerThanBar(),
    ThinText(),
    TouchTargetTooSmall(),
    TouchTargetsCrowded(),
    UnderHomeIndicator(),
  ]

  /// The rules on one screen in all its environments.
  public static let screenSets: [any Rule<ScreenSet>] = [
    FixedStatusBarOffset(),
    FocusLostOnRotation(),
    LayoutChangesOnRotation(),
    LayoutSwitches(),
    PrimaryTextDoesNotGrow(),
    RotationSideChangesLayout(),
    SameWidthDifferentBreaks(),
  ]

  /// The rules on one text of a layout, measured in its frame.
  public static let elementTexts: [any Rule<ElementText>] = [
    ElementTextCut(),
    ReadableWidthExceeded(),
  ]

  /// The rules on the texts of one screen in all its environments, even if it has only one.
  public static let textSets: [any Rule<ScreenSet>] = [
    CustomFontDoesNotScale(),
    FontDoesNotScale(),
    TextBelowMinimum(),
  ]

  /// The rules on the fonts of all layouts together.
  public static let fonts: [any Rule<LayoutFonts>] = [
    ManyFonts(),
    ManyTypefaces(),
  ]

  /// The descriptors of all rules, by identifier.
  public static let descriptors: [RuleDescriptor] = sorted(
    textDescriptors + colorDescriptors + layoutDescriptors + layoutTextDescriptors + appDescriptors)

  /// The descriptors of the rules on texts, by identifier.
  public static let textDescriptors: [RuleDescriptor] = sorted(
    described(text, "a text in its available width, at every size category")
      + described(translations, "a text next to the same text in the source language"))

  /// The descriptors of the rules on colours, by identifier.
  public static let colorDescriptors: [RuleDescriptor] = {
    var all = described(pairs, "two colours that meet, in a palette or on a screen")
    all += described(colors, "a colour of a palette")
    all += described(palettes, "a palette")
    all += described(bars, "a bar over any content behind it")
    all += described(pictures, "a picture")
    return sorted(all)
  }()

  /// The descriptors of the rules on screens, by identifier.
  public static let layoutDescriptors: [RuleDescriptor] = sorted(
    described(screens, "a screen in one environment") + described(screenSets, "a screen in all its environments"))

  /// The descriptors of the rules on the texts of layouts, by identifier.
  public static let layoutTextDescriptors: [RuleDescriptor] = {
    var all = described(elementTexts, "a text of a layout, measured in its frame")
    all += described(textSets, "the texts of a screen in all its environments")
    all += described(fonts, "the fonts of all layouts")
    return sorted(all)
  }()

  /// The descriptors of the rules on apps, their pictures and web pages, by identifier.
  public static let appDescriptors: [RuleDescriptor] = {
    var all = described(manifests, "an app's Info.plist")
    all += described(coverage, "an app's Info.plist, next to its layouts")
    all += described(images, "a picture of an asset catalog")
    all += described(webPages, "a web page")
    return sorted(all)
  }()

  /// Whether a rule's findings depend on the size category, as only the rules on measured texts do.
  ///
  /// - Parameter id: The rule's identifier.
  /// - Returns: True if they do.
  public static func dependsOnSize(_ id: String) -> Bool { text.contains { $0.descriptor.id == id } }

  private static func sorted(_ descriptors: [RuleDescriptor]) -> [RuleDescriptor] {
    descriptors.sorted { $0.id < $1.id }
  }

  /// The descriptors of rules with their subject.
  private static func described<Subject: Sendable>(
    _ rules: [any Rule<Subject>], _ subject: String
  ) -> [RuleDescriptor] {
    rules.map { rule in
      var descriptor = rule.descriptor
      descriptor.subject = subject
      return descriptor
    }
  }

  /// Runs all rules on one text.
  ///
  /// - Parameter subject: One text in one slot at all size categories.
  /// - Returns: The findings in the order of the list, at most one per rule.
  public static func findings(on subject: SlotMeasurement) -> [Finding] {
    var findings: [Finding] = []
    for rule in textRules {
      if case .found(let diagnosis) = rule.judge(subject) { findings.append(rule.finding(of: diagnosis, in: subject)) }
    }
    return findings
  }
}

package import AuditModel
package import RuleKit

extension RuleRegistry {
  /// The rules on one screen in one environment.
  package static let screens: [any Rule<ScreenMeasurement>] = [
    BackgroundShortOfEdge(),
    BandHidesDisplayShape(),
    BehindSensorHousing(),
    BottomButtonShape(),
    BottomEdgeDeferred(),
    ButtonSpansWidth(),
    ConstraintsConflict(),
    ContentBehindBar(),
    ContentClippedByCorner(),
    ContentOutOfLineWithBar(),
    ContentOutsideSafeArea(),
    ControlAtEdge(),
    ControlInCorner(),
    ControlInsetsDiffer(),
    EdgesNearlyAligned(),
    ElementsOverlap(),
    HiddenByKeyboard(),
    HomeIndicatorHidden(),
    LandscapeOffCenter(),
    LayoutAmbiguous(),
    NavigationTextSize(),
    PictureFocusCut(),
    PictureNotWhole(),
    PointsAtHardware(),
    PrimaryFarFromStart(),
    PrimarySmallerThanOthers(),
    RowCannotGrow(),
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
  package static let screenSets: [any Rule<ScreenSet>] = [
    FixedStatusBarOffset(),
    FocusLostOnRotation(),
    LayoutChangesOnRotation(),
    LayoutSwitches(),
    PrimaryTextDoesNotGrow(),
    RotationSideChangesLayout(),
    SameWidthDifferentBreaks(),
  ]

  /// The rules on one text of a layout, measured in its frame.
  package static let elementTexts: [any Rule<ElementText>] = [
    ElementTextCut(),
    ReadableWidthExceeded(),
  ]

  /// The rules on the texts of one screen in all its environments, even if it has only one.
  package static let textSets: [any Rule<ScreenSet>] = [
    CustomFontDoesNotScale(),
    FontDoesNotScale(),
    TextBelowMinimum(),
  ]

  /// The rules on the fonts of all layouts together.
  package static let fonts: [any Rule<LayoutFonts>] = [
    ManyFonts(),
    ManyTypefaces(),
  ]

  /// The screens whose elements a file states.
  private static let stated: Set<ScreenSource> = [.described, .recorded]

  /// The descriptors of the rules on screens, by identifier.
  package static let layoutDescriptors: [RuleDescriptor] = sorted(
    described(screens, "a screen in one environment", screens: stated)
      + described(screenSets, "a screen in all its environments", screens: stated))

  /// The descriptors of the rules on the texts of layouts, by identifier.
  package static let layoutTextDescriptors: [RuleDescriptor] = {
    var all = described(elementTexts, "a text of a layout, measured in its frame", screens: stated)
    all += described(textSets, "the texts of a screen in all its environments", screens: stated)
    all += described(fonts, "the fonts of all layouts")
    return sorted(all)
  }()
}

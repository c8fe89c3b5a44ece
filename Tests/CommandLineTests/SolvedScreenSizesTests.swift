import TestSupport
import Testing

/// The text sizes from which `typecheck check` finds problems on solved screens.
@Suite struct SolvedScreenSizesTests {
  /// A screen with two texts in stack views whose place nothing decides, at some text sizes and not at those between.
  private static let screen = """
    <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><viewController><view key="view"><subviews>
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="list"/>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="outer"><subviews><stackView><subviews>
        <label text="All of the harbours between the mouth of the river and the sea" numberOfLines="0" id="first">
          <rect key="frame" x="39" y="78" width="141" height="21"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        <label text="All of the harbours between the mouth of the river and the sea" numberOfLines="0" id="second">
          <rect key="frame" x="8" y="265" width="169" height="21"/>
        </label>
      </subviews></stackView></subviews></stackView>
    </subviews><constraints>
      <constraint firstItem="list" firstAttribute="top"/>
      <constraint firstItem="outer" firstAttribute="leading"/>
      <constraint firstItem="outer" firstAttribute="centerX" secondAttribute="centerX"/>
      <constraint firstItem="outer" firstAttribute="top" secondItem="list" secondAttribute="bottom"/>
      <constraint firstAttribute="bottom" secondItem="outer" secondAttribute="bottom" relation="greaterThanOrEqual"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test func theSizeOfAProblemDoesNotDependOnOtherProblems() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("Main.storyboard", Self.screen)
    // The problems of a screen have another order in each process.
    for _ in 1...3 {
      let output = try Binary.run(["check", "--all"], in: scratch).output
      #expect(output.contains("[layout-ambiguous]") && output.contains("    fails      from L\n"), "\(output)")
    }
  }

  /// A label with a width of 0 is hidden; a document that holds nothing else was still checked.
  @Test func aHiddenLabelAlonePasses() throws {
    let screen = try SolvedScreensTests.app(
      SolvedScreensTests.label("ferry", "Timetable of the ferry"),
      "<constraint firstItem=\"ferry\" firstAttribute=\"width\" constant=\"0\" id=\"narrow\"/>")
    let result = try Binary.run(["check", "--verbose"], in: screen)
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(!result.output.contains("text-truncated") && !result.output.contains("Nothing was checked"))
  }
}

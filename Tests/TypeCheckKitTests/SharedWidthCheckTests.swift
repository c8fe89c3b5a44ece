import AuditModel
import TestSupport
import Testing

@testable import TypeCheckKit

/// Checks of a screen with a label of several lines in a horizontal stack view.
@Suite struct SharedWidthCheckTests {
  private static func label(_ text: String, _ id: String, _ attributes: String, _ inside: String = "") -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \(attributes)
     translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</label>
    """
  }

  private static func storyboard(_ second: String) -> String {
    let long = label("Notifications about all new messages", "one", "numberOfLines=\"0\"")
    return Storyboards.screen(
      """
      <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="16" y="100" width="361" height="41"/><subviews>\(long)\(second)</subviews></stackView>
      """,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="16" id="c2"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="9" id="c3"/>
      """)
  }

  /// The findings about the second label as severities.
  private func cuts(
    _ second: String, by rules: Set<String> = ["element-text-cut", "text-truncated"]
  ) async throws -> [Finding.Severity] {
    let folder = try TemporaryFolder()
    try folder.write("Main.storyboard", Self.storyboard(second))
    let pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: MeasurePipeline())
    let result = try await pipeline.run([])
    return withExtendedLifetime(folder) {
      result.report.findings.filter { rules.contains($0.rule) && $0.outcome == .fail }.map(\.severity)
    }
  }

  @Test func aLabelThatFitsInHalfIsNotCut() async throws {
    // By the priorities alone, the longer label takes all but a few points.
    let weak = "horizontalHuggingPriority=\"252\" horizontalCompressionResistancePriority=\"749\""
    #expect(try await cuts(Self.label("Every hour", "two", weak)).isEmpty)
  }

  @Test func aLabelThatFitsNeitherWayIsAWarning() async throws {
    let weak = "horizontalHuggingPriority=\"252\" horizontalCompressionResistancePriority=\"749\""
    #expect(try await cuts(Self.label("Every hour between six and seven", "two", weak)) == [.warning])
  }

  @Test func aFixedWidthIsCertain() async throws {
    let fixed = "<constraints><constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/></constraints>"
    let found = try await cuts(Self.label("Every hour", "two", "", fixed))
    #expect(found.count == 1)
  }
}

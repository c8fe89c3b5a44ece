import TestSupport
import Testing

/// Storyboards that are made to do harm, or that hide views in unusual ways.
@Suite struct HostileScreensTests {
  private static let pins = [
    SolvedScreensTests.pin("name", "leading", "safe", "leading", 16),
    SolvedScreensTests.pin("name", "top", "safe", "top", 8),
  ].joined()

  /// A label without a width or height is a usual way to hide it.
  @Test(arguments: ["width", "height"]) func labelsWithoutASizeAreHidden(_ side: String) throws {
    let hidden = Self.pins + SolvedScreensTests.pin("name", side)
    let shown =
      SolvedScreensTests.pin("ok", "leading", "safe", "leading", 16)
      + SolvedScreensTests.pin("ok", "top", "safe", "top", 90)
    let labels = SolvedScreensTests.label("name", "Northern quay") + SolvedScreensTests.label("ok", "Go", lines: 0)
    let app = try SolvedScreensTests.app(labels, hidden + shown)
    let result = try Binary.run(["check", ".", "--inputs"], in: app)
    #expect(result.status == 0 && !result.output.contains("[input]"), "\(result.output)\(result.error)")
  }

  @Test func contentViewsWithANegativeWidthEnd() throws {
    let table = """
      <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="-1" height="44"/>
      <subviews>\(SolvedScreensTests.label("name", "Northern quay"))</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    let app = try SolvedScreensTests.app(table, "")
    for command in [["check", "."], ["screens", "."], ["screens", ".", "--device", "iphone-se-3"]] {
      let result = try Binary.run(command, in: app)
      #expect([0, 1].contains(result.status), "\(command): \(result.status) \(result.error)")
    }
  }

  /// Objects with one name on one line are told apart by marks, whose number must not grow with each of them.
  @Test(.timeLimit(.minutes(20))) func manyEqualObjectsOnOneLineAreQuick() throws {
    let label = SolvedScreensTests.label("name", "Quay").replacing("\n", with: " ")
    let labels = (0..<2_000).map { label.replacing("\"name\"", with: "\"n\($0)\"") }.joined()
    let app = try SolvedScreensTests.app(labels, "")
    let result = try Binary.run(["check", "."], in: app)
    #expect([0, 1].contains(result.status), "\(result.status) \(result.error)")
  }

  /// Stacks whose views all have the same distance are slow to solve; the work of a document has an end, with a sentence.
  @Test func slowStacksEndWithASentence() throws {
    let labels = (0..<280).map { SolvedScreensTests.label("n\($0)", "Quay \($0)") }.joined()
    let stack = """
      <stackView axis="vertical" distribution="equalSpacing" alignment="center" \
      translatesAutoresizingMaskIntoConstraints="NO" id="name">
      <rect key="frame" x="0" y="0" width="100" height="500"/><subviews>\(labels)</subviews></stackView>
      """
    let app = try SolvedScreensTests.app(stack, Self.pins)
    let result = try Binary.run(["check", ".", "--notes"], in: app)
    #expect([0, 1].contains(result.status), "\(result.status) \(result.error)")
    #expect(
      result.output.contains("1 screen was not checked, because typecheck does not understand a part"),
      "\(result.output)")
  }
}

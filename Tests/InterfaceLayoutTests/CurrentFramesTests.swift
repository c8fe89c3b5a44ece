import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// The views behind a text where the stored frames are of an older layout.
@Suite struct CurrentFramesTests {
  private static func color(_ key: String, _ white: Double) -> String {
    "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  }

  /// The reasons for not knowing the colours of a text at a stored position, above a picture from 100 to 200 points.
  private func reasons(
    textAt y: Double, _ words: String..., more: String = "", solves: Bool = true
  ) throws -> [Doubt?] {
    let text = Sample.view(
      "t", "label", frame: (10, y, 50, 20), "text=\"Harbour\"", Self.color("textColor", 0.6))
    let picture = Sample.view("p", "imageView", frame: (0, 100, 200, 100), "image=\"Harbour\"")
    let sample = try Sample(
      picture + text + more,
      constraints: Sample.constraints(
        "p.leading = root.leading", "p.trailing = root.trailing", "p.top = root.top + 100", "p.height = 100",
        "t.leading = root.leading + 10") + words.map { Sample.constraint($0) }.joined(),
      inside: Self.color("backgroundColor", 1))
    let search: CurrentFrames.Search = { CurrentFrames(solving: $0) }
    let found = InterfaceColorPairs(of: [sample.document], code: CodeEffects(), frames: solves ? search : nil)
    return found.pairs.map(\.doubt)
  }

  @Test func aTextThatMovedOffAPictureIsOnTheViewAroundIt() throws {
    #expect(try reasons(textAt: 120, "t.top = p.bottom + 8", solves: false) == [.picture])
    #expect(try reasons(textAt: 120, "t.top = p.bottom + 8") == [nil])
  }

  @Test func aTextThatMovedAboveAPictureIsOnThePicture() throws {
    #expect(try reasons(textAt: 300, "t.top = p.top + 8", solves: false) == [nil])
    #expect(try reasons(textAt: 300, "t.top = p.top + 8") == [.picture])
  }

  @Test func framesThatObeyTheirConstraintsHold() throws {
    #expect(try reasons(textAt: 108, "t.top = p.top + 8") == [.picture])
    #expect(try reasons(textAt: 208, "t.top = p.bottom + 8") == [nil])
  }

  /// Without a layout that is understood, the place of the text is not known.
  @Test(arguments: [120.0, 300]) func openLayoutsLeaveTheBackgroundOpen(_ y: Double) throws {
    let more = Sample.view("h", "hologramView", frame: (0, 300, 10, 10))
    #expect(try reasons(textAt: y, "t.top = p.bottom + 8", more: more) == [.staleFrame])
    #expect(try reasons(textAt: y, "t.top = p.bottom + 8", "t.top = root.top") == [.staleFrame])
    let many = (0..<RootSolver.largest).map { Sample.view("v\($0)", frame: (0, 300, 10, 10)) }.joined()
    #expect(try reasons(textAt: y, "t.top = p.bottom + 8", more: many) == [.staleFrame])
  }

  /// A frame that the layout confirms holds, whatever other parts are open.
  @Test func confirmedFramesHoldInOpenLayouts() throws {
    let more = Sample.view("h", "hologramView", frame: (0, 300, 10, 10), "misplaced=\"YES\"")
    #expect(try reasons(textAt: 208, "t.top = p.bottom + 8", more: more) == [nil])
  }
}

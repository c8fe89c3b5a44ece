import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Titles of buttons and bar button items, and attributed texts.
@Suite struct TitleUsesTests {
  @Test(arguments: [
    ("", Slot.Truncation.middle), ("lineBreakMode=\"tailTruncation\"", .tail), ("lineBreakMode=\"clip\"", .clip),
  ])
  func theTitleOfAButtonIsCutInTheMiddleUnlessStated(_ mode: String, _ cut: Slot.Truncation) throws {
    let use = try Samples.uses("<button id=\"b\" \(mode)><state key=\"normal\" title=\"Go\"/></button>")[0]
    #expect(use.lines.value == 1 && use.truncation?.value == cut)
  }

  @Test func theModeOfAConfigurationDecidesAboutItsTitle() throws {
    func use(_ mode: String) throws -> TextUse {
      try Samples.uses(
        """
        <button id="b" lineBreakMode="middleTruncation"><state key="normal" title="Go"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy"\(mode)/></button>
        """)[0]
    }
    #expect(try use("").lines.value == 0 && use("").truncation == nil)
    let cut = try use(" titleLineBreakMode=\"truncatingTail\"")
    #expect(cut.lines.value == 1 && cut.truncation?.value == .tail)
    #expect(try use(" titleLineBreakMode=\"charWrapping\"").lines.value == 0)
  }

  @Test func aLabelThatWrapsHasNoEllipsis() throws {
    func use(_ mode: String, _ lines: Int) throws -> TextUse {
      let label = Samples.label("A", " numberOfLines=\"\(lines)\"").replacing("tailTruncation", with: mode)
      return try Samples.uses(label)[0]
    }
    #expect(try use("wordWrap", 1).truncation?.value == .wrap && use("characterWrap", 2).truncation?.value == .clip)
    #expect(try use("wordWrap", 0).truncation == nil && use("tailTruncation", 1).truncation?.value == .tail)
  }

  private func role(_ attributes: String, _ inside: String = "", key: String = "rightBarButtonItem") throws -> TextRole
  {
    let item = "<barButtonItem key=\"\(key)\" title=\"Settings\" id=\"i\" \(attributes)>\(inside)</barButtonItem>"
    return try Samples.uses("", controller: "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>")[
      0
    ]
    .role
  }

  @Test func aBarShowsThePictureOfAnItemInsteadOfItsTitle() throws {
    #expect(try role("") == .barButton)
    #expect(try role("image=\"gear\" catalog=\"system\"") == .spoken)
    #expect(try role("", "<imageReference key=\"image\" image=\"gear\" catalog=\"system\"/>") == .spoken)
    #expect(try role("", "<button key=\"customView\" id=\"c\"/>") == .spoken)
    #expect(try role("systemItem=\"done\"") == .unknown)
    #expect(try role("image=\"back\"", key: "backBarButtonItem") == .backButton)
  }

  @Test func aTabShowsPictureAndTitle() throws {
    let tab = "<tabBarItem key=\"tabBarItem\" title=\"Home\" image=\"house\" id=\"t\"/>"
    #expect(try Samples.uses("", controller: tab)[0].role == .tabLabel)
  }

  /// A label with two runs, of which the fonts are given.
  private func attributed(_ fonts: String...) -> String {
    let runs = fonts.map {
      "<fragment content=\"Part\"><attributes><font key=\"NSFont\" \($0)/></attributes></fragment>"
    }
    return """
      <label id="l" adjustsFontSizeToFit="NO"><fontDescription key="fontDescription" type="system" pointSize="30"/>
      <attributedString key="attributedText">\(runs.joined())</attributedString></label>
      """
  }

  private func fixedFonts(_ view: String) throws -> [Double] {
    let document = try Samples.document(Samples.storyboard(view))
    return InterfaceFacts.facts(in: [document], code: CodeEffects()).compactMap {
      if case .fixedFont(let size, _) = $0.kind { size } else { nil }
    }
  }

  @Test func runsHaveFontsOfTheirOwn() throws {
    let small = "type=\"system\" pointSize=\"12\""
    let use = try Samples.uses(attributed(small, small))[0]
    #expect(use.style.certainty == .unknown && use.fixedSize == nil)
    // The font of the label itself draws nothing.
    #expect(try fixedFonts(attributed(small, small)) == [12])
    #expect(try fixedFonts(attributed(small, "type=\"system\" pointSize=\"20\"")).isEmpty)
    // Xcode writes the fonts of runs in another way than those of labels.
    #expect(try fixedFonts(attributed("size=\"15\" name=\"CourierNewPS-BoldMT\"")) == [15])
    #expect(try fixedFonts(attributed("size=\"15\" name=\".SFUI-Bold\"", "type=\"system\" pointSize=\"15\"")) == [15])
  }
}

import Testing
import Vocabulary

@testable import DynamicType

@Suite struct BoldTextTests {
  @Test(
    arguments: zip(
      FontWeight.allCases, [FontWeight.light, .regular, .medium, .semibold, .bold, .heavy, .black, .black, .black]))
  func mapping(weight: FontWeight, bold: FontWeight) {
    #expect(BoldText.standard.weight(weight) == bold)
  }

  @Test(arguments: Platform.allCases) func neverLighter(platform: Platform) throws {
    let scale = TypeScale(platform: platform)
    for style in scale.styles {
      for category in scale.categories(of: style) {
        let cell = try #require(scale[style, category])
        #expect(cell.boldTextWeight > cell.weight)
      }
    }
    for weight in FontWeight.allCases { #expect(BoldText.standard.weight(weight) >= weight) }
  }

  @Test func bodyAndHeadline() throws {
    let scale = TypeScale(platform: .ios)
    #expect(try #require(scale[.body, .large]).boldTextWeight == .semibold)
    #expect(try #require(scale[.headline, .large]).boldTextWeight == .heavy)
  }

  @Test func aStyleMayHaveItsOwnRow() {
    let table = TableDecoder(
      "style,weight,bold_text_weight\nany,regular,semibold\nlargeTitle,regular,bold\nbody,regular,thin\n",
      name: "sample")
    let boldText = BoldText(table)
    #expect(boldText.weight(.regular, style: .title1) == .semibold)
    #expect(boldText.weight(.regular, style: .largeTitle) == .bold)
    #expect(boldText.weight(.regular, style: .body) == .regular, "never lighter, whatever a table says")
    #expect(boldText.weight(.black) == .black)
  }
}

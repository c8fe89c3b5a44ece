import DynamicType
import Testing
import Vocabulary

@Suite struct NamesTests {
  @Test(arguments: [
    ("body", TextStyle.body), ("BODY", .body), ("title", .title1), ("Subhead", .subheadline), ("caption", .caption1),
    (" caption2 ", .caption2), ("extraLargeTitle2", .extraLargeTitle2), ("largetitle", .largeTitle),
  ])
  func styleNames(name: String, style: TextStyle) throws {
    #expect(try TextStyle(name: name) == style)
  }

  @Test(arguments: TextStyle.allCases) func everyStyleRoundTripsThroughItsName(style: TextStyle) throws {
    #expect(try TextStyle(name: style.rawValue.uppercased()) == style)
  }

  @Test(
    arguments: zip(
      ["XS", "s", "M", "l", "XL", "XXL", "XXXL", "AX1", "ax2", "AX3", "AX4", "AX5"],
      ContentSizeCategory.standard + ContentSizeCategory.accessibility))
  func shortCategoryNames(name: String, category: ContentSizeCategory) throws {
    #expect(try ContentSizeCategory(name: name) == category)
    #expect(category.shortName == name.uppercased())
  }

  @Test(
    arguments: zip(
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "XXXLARGE", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ], ContentSizeCategory.standard + ContentSizeCategory.accessibility))
  func swiftUICategoryNames(name: String, category: ContentSizeCategory) throws {
    #expect(try ContentSizeCategory(name: name) == category)
    #expect(try ContentSizeCategory(name: category.rawValue) == category)
  }

  @Test func categoryLists() throws {
    #expect(try ContentSizeCategory.list("all").count == 12)
    #expect(try ContentSizeCategory.list("Standard") == ContentSizeCategory.standard)
    #expect(try ContentSizeCategory.list("accessibility") == ContentSizeCategory.accessibility)
    #expect(
      try ContentSizeCategory.list("AX5, XS,large,L") == [.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    #expect(try ContentSizeCategory.list("standard,AX1").count == 8)
  }

  @Test(arguments: ["", ",", "L,", "L,,S", "extra", "XXXXL", "AX6", "AX0"])
  func refusesCategoryLists(list: String) {
    #expect(throws: UnknownName.self) { try ContentSizeCategory.list(list) }
  }

  @Test func categoryOrder() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == ContentSizeCategory.accessibility)
  }

  @Test(arguments: [
    ("semibold", FontWeight.semibold), ("UltraLight", .ultraLight), ("normal", .regular), ("400", .regular),
    ("100", .ultraLight), ("900", .black), ("extrabold", .heavy),
  ])
  func weightNames(name: String, weight: FontWeight) throws {
    #expect(try FontWeight(name: name) == weight)
  }

  @Test func weightOrder() throws {
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
    #expect(FontWeight.allCases.map(\.cssWeight) == Array(stride(from: 100, through: 900, by: 100)))
    for weight in FontWeight.allCases { #expect(try FontWeight(name: "\(weight.cssWeight)") == weight) }
  }

  @Test(arguments: ["450", "extralight", "w400", "1000"]) func refusesWeightNames(name: String) {
    #expect(throws: UnknownName.self) { try FontWeight(name: name) }
  }
}

import DynamicType
import Testing
import Vocabulary

@Suite struct TypeScaleTests {
  private static let ios = TypeScale(platform: .ios)

  @Test(arguments: [
    (TextStyle.largeTitle, ContentSizeCategory.large, 34.0, 41.0, FontWeight.regular, FontWeight.bold),
    (.body, .extraSmall, 14, 19, .regular, .semibold), (.body, .large, 17, 22, .regular, .semibold),
    (.body, .accessibilityExtraExtraExtraLarge, 53, 62, .regular, .semibold),
    (.headline, .large, 17, 22, .semibold, .semibold),
    (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48, .regular, .semibold),
    (.subheadline, .extraExtraExtraLarge, 21, 28, .regular, .semibold),
    (.title2, .medium, 21, 26, .regular, .bold),
  ])
  func iosCells(
    style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double, weight: FontWeight,
    emphasized: FontWeight
  ) throws {
    let cell = try #require(Self.ios[style, category])
    #expect(cell.size == size && cell.leading == leading && cell.effectiveLeading == leading)
    #expect(cell.weight == weight && cell.emphasizedWeight == emphasized)
    #expect(!cell.estimated)
  }

  @Test func bodySizes() {
    let sizes = Self.ios.categories(of: .body).compactMap { Self.ios[.body, $0]?.size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: [
    (Platform.ios, 13, 12, 134), (.visionos, 13, 12, 134), (.watchos, 10, 9, 90), (.macos, 11, 1, 11), (.tvos, 9, 1, 9),
  ])
  func extent(platform: Platform, styles: Int, categories: Int, cells: Int) {
    let scale = TypeScale(platform: platform)
    #expect(scale.styles.count == styles)
    #expect(scale.categories.count == categories)
    #expect(scale.rows.count == cells)
    #expect(scale.categories.contains(platform.defaultCategory))
  }

  @Test func unpublishedCellsAreAbsent() {
    #expect(Self.ios[.extraLargeTitle, .small] == nil)
    #expect(Self.ios[.footnote1, .large] == nil)
    #expect(Self.ios[.body, .default] == nil)
    #expect(TypeScale(platform: .watchos)[.body, .medium] == nil)
    #expect(TypeScale(platform: .watchos)[.body, .accessibilityExtraExtraLarge] == nil)
    #expect(TypeScale(platform: .macos)[.body, .large] == nil)
    #expect(TypeScale(platform: .tvos)[.largeTitle, .default] == nil)
  }

  @Test func extraLargeTitlesHaveNoPublishedLeading() throws {
    let title = try #require(Self.ios[.extraLargeTitle, .large])
    #expect(title.size == 36 && title.leading == nil && title.estimated && title.emphasizedWeight == nil)
    #expect(title.effectiveLeading == 43, "as subheadline at AX3 and largeTitle at XL, 36 pt both")
    #expect(try #require(Self.ios[.extraLargeTitle2, .large]).effectiveLeading == 34)
    #expect(title.source.contains("no published leading"))
  }

  @Test func visionOSEqualsIOSMarkedAsEstimated() throws {
    let vision = TypeScale(platform: .visionos)
    for row in Self.ios.rows {
      let style = try #require(row.style)
      let cell = try #require(vision[style, row.category])
      #expect(cell.size == row.size && cell.leading == row.leading && cell.tracking == row.tracking)
      #expect(cell.estimated && cell.source.contains("visionOS"))
    }
  }

  @Test func trackingAndLineHeight() throws {
    let body = try #require(Self.ios[.body, .large])
    #expect(body.tracking == -0.43)
    #expect(body.lineHeight == 17 * 1.193359375)
    #expect(abs(15 * TypeSize.lineHeightRatio - 17.900391) < 1e-6, "measured line height of SF at 15 pt")
    #expect(try #require(TypeScale(platform: .watchos)[.body, .large]).tracking == 0)
    let title = try #require(TypeScale(platform: .tvos)[.title2, .default])
    #expect(title.size == 57 && title.estimated && title.source.contains("interpolated"))
  }

  @Test(arguments: Platform.allCases) func sizesNeverShrinkAndLeadingsHoldTheLine(platform: Platform) {
    let scale = TypeScale(platform: platform)
    for style in scale.styles {
      let cells = scale.categories(of: style).compactMap { scale[style, $0] }
      for (smaller, larger) in zip(cells, cells.dropFirst()) { #expect(smaller.size <= larger.size) }
      // watchOS footnote2 at AX2 has 16/17.5 in the published table, tighter than the font's own line.
      for cell in cells where platform != .watchos { #expect(cell.effectiveLeading >= cell.size * 1.1) }
      for cell in cells { #expect(cell.emphasizedWeight.map { $0 >= cell.weight } ?? true) }
    }
  }

  @Test func namedCategories() throws {
    let watch = TypeScale(platform: .watchos)
    #expect(try watch.categories(named: "all").count == 9)
    #expect(try watch.categories(named: "standard").count == 6)
    #expect(try watch.categories(named: "AX1,large") == [.large, .accessibilityMedium])
    #expect(throws: UnknownName.self) { try watch.categories(named: "M") }
    let mac = TypeScale(platform: .macos)
    #expect(try mac.categories(named: "all") == [.default])
    let error = #expect(throws: UnknownName.self) { try mac.categories(named: "large") }
    #expect(error?.known == ["default"] && error?.kind == "a size category of macOS")
    #expect(throws: UnknownName.self) { try mac.categories(named: "accessibility") }
    #expect(throws: UnknownName.self) { try Self.ios.categories(named: "default") }
  }

  @Test func namedStyles() throws {
    #expect(try Self.ios.styles(named: "all") == Self.ios.styles)
    #expect(try Self.ios.styles(named: "caption,title") == [.title1, .caption1])
    let error = #expect(throws: UnknownName.self) { try Self.ios.styles(named: "body,subtitle1") }
    #expect(error?.given == "subtitle1" && error?.kind == "a text style of iOS")
    #expect(try TypeScale(platform: .tvos).styles(named: "subtitle1") == [.subtitle1])
  }

  @Test func ios7IsTheLoggedTable() {
    #expect(TypeScale.ios7.count == 35)
    #expect(TypeScale.ios7.filter { $0.style == .body }.map(\.size) == [14, 15, 16, 17, 18, 19, 20])
    #expect(TypeScale.ios7.filter { $0.style == .headline }.allSatisfy { $0.weight == .bold })
    #expect(TypeScale.ios7.allSatisfy { $0.leading == nil })
  }
}

import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The names of assets in code, and the sizes of pictures.
@Suite struct AssetSearchTests {
  private func mentions(_ source: String) throws -> AssetMentions {
    var found = AssetMentions(in: [try Sources.tree(source)])
    found.isComplete = true
    return found
  }

  @Test(arguments: [
    (#"let c = UIColor(named: "brandTint")"#, "brandTint"), ("let c = Color(.brandTint)", "BrandTint"),
    ("let c = Asset.Colors.brandTint.color", "brand-tint"), ("let c = Color.brand", "BrandColor"),
    (#"let i = Image("avatar-\(n)")"#, "avatar-3"), (#"let i = UIImage(named: "Icons/leaf")"#, "Icons/leaf"),
    (#"let i = UIImage(named: "leaf")"#, "Icons/leaf"), ("let i = 1", "AccentColor"),
  ]) func aNameInCodeIsAUse(_ source: String, _ name: String) throws {
    #expect(try mentions(source).mayUse(name))
  }

  @Test(arguments: [
    (#"let i = Image("avatar-\(n)")"#, "profile"), (#"let i = Image("\(n)")"#, "profile"),
    (#"let t = "profile of""#, "profile"), (#"let t = "\(a) of \(b)""#, "profile"),
  ]) func otherNamesAreNotUsed(_ source: String, _ name: String) throws {
    #expect(try !mentions(source).mayUse(name))
  }

  @Test func nothingIsKnownOfCodeThatWasNotRead() throws {
    #expect(AssetMentions().mayUse("profile"))
  }

  @Test func aFrameIsTheSizeOfAPictureThatFillsIt() throws {
    let source = """
      struct V: View {
        var body: some View {
          VStack {
            Image("a").resizable().aspectRatio(contentMode: .fit).frame(width: 56, height: 40)
            Image(.b).resizable().scaledToFit().frame(height: 20)
            Image("c").frame(width: 56, height: 56)
            Image("d").resizable().padding(4).frame(width: 56)
            Image(systemName: "star").resizable().frame(width: 56)
          }
        }
      }
      """
    let drawn = try mentions(source).drawn
    #expect(drawn.keys.sorted() == ["a", "b"])
    #expect(drawn["a"] == [AssetMentions.Drawn(width: 56, height: 40)])
    #expect(drawn["b"] == [AssetMentions.Drawn(width: nil, height: 20)])
    #expect(drawn["a"]?.first?.density(of: ImageSet.PixelSize(width: 112, height: 120)) == 3)
  }

  @Test func namesOfSymbolsAreNotThoseOfAssets() throws {
    #expect(try !mentions(#"let i = UIImage(systemName: "leaf")"#).mayUse("leaf"))
    #expect(try !mentions(#"let l = Label("Garden", systemImage: "leaf")"#).mayUse("leaf"))
    #expect(try mentions(#"let i = [UIImage(systemName: "leaf"), UIImage(named: "leaf")]"#).mayUse("leaf"))
  }

  @Test(arguments: [
    ("scaledToFit()", AssetMentions.Drawn.Scaling.fit), ("aspectRatio(contentMode: .fit)", .fit), ("clipped()", .fill),
    ("scaledToFill()", .fill), ("aspectRatio(contentMode: .fill)", .fill),
  ])
  func aPictureFillsFitsOrStretches(_ modifier: String, _ scaling: AssetMentions.Drawn.Scaling) throws {
    let found = try mentions("let v = Image(\"a\").resizable().\(modifier).frame(width: 20, height: 40)")
    #expect(found.drawn["a"]?.map(\.scaling) == [scaling])
    #expect(
      try mentions("let v = Image(\"a\").resizable().aspectRatio(2, contentMode: .fit).frame(width: 20)").drawn.isEmpty)
  }

  @Test func picturesWithoutAFrameHaveAnOpenSize() throws {
    let found = try mentions(
      """
      struct V: View {
        var body: some View {
          Image("a").resizable().frame(width: 20, height: 20)
          Image(.b).resizable().frame(width: 20)
          Image("c")
          Image(.d)
          Image("e").resizable().frame(width: 20, height: 20)
          Image(systemName: "s")
        }
        let pictures = ["e", "f-\\(number)"]
      }
      """)
    #expect(["a", "b", "s"].allSatisfy { !found.mayDrawUnsized($0) })
    #expect(["c", "d", "e", "f-1"].allSatisfy { found.mayDrawUnsized($0) })
  }
}

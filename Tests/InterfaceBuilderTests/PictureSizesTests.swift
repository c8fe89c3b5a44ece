import AuditModel
import Testing

@testable import InterfaceBuilder

/// The sizes in which documents draw pictures.
@Suite struct PictureSizesTests {
  private typealias Drawn = AssetMentions.Drawn

  private static let resources = """
    <resources><image name="leaf" width="60" height="60"/><image name="star" catalog="system" width="128" height="121"/>
    </resources>
    """

  private func sizes(_ view: String, around: String = resources) throws -> PictureSizes {
    PictureSizes(try Samples.document(Samples.storyboard(view, around: around)))
  }

  private static func imageView(_ attributes: String, _ inside: String, id: String = "ima-ge-001") -> String {
    "<imageView \(attributes) image=\"leaf\" id=\"\(id)\">\(inside)</imageView>"
  }

  private static func button(_ state: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <button id="but-to-001" \(attributes)><rect key="frame" x="0.0" y="0.0" width="30" height="40"/>
    <state key="normal" \(state)/>\(inside)</button>
    """
  }

  private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="30" height="40"/>"#

  @Test(arguments: [
    (#"contentMode="scaleAspectFit""#, Drawn.Scaling.fit), (#"contentMode="scaleToFill""#, .fill), ("", .fill),
    (#"contentMode="scaleAspectFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, .fill),
  ]) func aFrameWithoutAMaskIsTheSize(_ attributes: String, _ scaling: AssetMentions.Drawn.Scaling) throws {
    let sizes = try sizes(Self.imageView(attributes, Self.rect))
    #expect(sizes.bounds == ["leaf": [Drawn(width: 30, height: 40, scaling: scaling)]] && sizes.unsized.isEmpty)
  }

  @Test(arguments: [
    Self.imageView(#"contentMode="center""#, Self.rect), Self.imageView(#"contentMode="scaleAspectFit""#, ""),
    Self.imageView(#"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO""#, Self.rect),
    Self.imageView(#"contentMode="scaleToFill""#, #"<rect key="frame" x="0" y="0" width="0.0" height="0.0"/>"#),
    Self.button(#"image="leaf""#, "", #"<buttonConfiguration key="configuration"/>"#),
    #"<tabBar id="tab-ba-001"><items><tabBarItem image="leaf" id="ite-m0-001"/></items></tabBar>"#, "",
  ]) func otherSizesAreNotKnown(_ view: String) throws {
    let sizes = try sizes(view)
    #expect(sizes.bounds.isEmpty && sizes.unsized == ["leaf"])
  }

  @Test func buttonsShrinkPicturesAndStretchBackgrounds() throws {
    func scaling(_ button: String) throws -> [Drawn.Scaling]? { try sizes(button).bounds["leaf"]?.map(\.scaling) }
    #expect(try scaling(Self.button(#"backgroundImage="leaf""#)) == [.fill])
    #expect(try scaling(Self.button(#"image="leaf""#)) == [.shrink])
    #expect(try scaling(Self.button(#"image="leaf""#, #"contentHorizontalAlignment="fill""#)) == [.fill])
  }

  /// A symbol may have the name of a picture.
  @Test func symbolsAreNotPictures() throws {
    let both = Self.resources.replacing("star", with: "leaf")
    let symbol = Self.button(#"image="leaf" catalog="system""#)
    #expect(try sizes(symbol + Self.imageView("", Self.rect), around: both).unsized.isEmpty)
    #expect(try sizes(Self.button(#"image="star" catalog="system""#)).unsized == ["leaf"])
    let only = #"<resources><image name="leaf" catalog="system" width="128" height="121"/></resources>"#
    let sizes = try sizes(symbol, around: only)
    #expect(sizes.bounds.isEmpty && sizes.unsized.isEmpty)
  }

  /// The widest iPhone is 120 pt wider than a superview of 320 pt.
  @Test func masksLetPicturesGrow() throws {
    func width(_ mask: String) throws -> Double? {
      let picture = Self.imageView(
        "",
        #"<rect key="frame" x="40" y="0" width="40" height="40"/><autoresizingMask key="autoresizingMask" \#(mask)/>"#)
      let view = """
        <view id="vie-w0-002"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>\(picture)</subviews></view>
        """
      let document = Samples.storyboard(view, around: Self.resources).replacing(
        #"<view key="view" id="roo-tV-001">"#,
        with: #"<view key="view" id="roo-tV-001"><rect key="frame" x="0" y="0" width="320" height="568"/>"#)
      return PictureSizes(try Samples.document(document)).bounds["leaf"]?.first?.width
    }
    #expect(try width(#"flexibleMinX="YES""#) == 40)
    #expect(try width(#"widthSizable="YES""#) == 160)
    #expect(try width(#"widthSizable="YES" flexibleMinX="YES""#) == 100)
    #expect(try width(#"widthSizable="YES" flexibleMinX="YES" flexibleMaxX="YES""#) == 55)
  }

  @Test func constantConstraintsAreTheSize() throws {
    func sizes(_ constraints: String) throws -> PictureSizes {
      try self.sizes(
        Self.imageView(
          #"contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO""#,
          "\(Self.rect)<constraints>\(constraints)</constraints>"))
    }
    let width = #"<constraint firstAttribute="width" constant="24" id="con-st-001"/>"#
    #expect(try sizes(width).bounds["leaf"] == [Drawn(width: 24, height: nil)])
    #expect(try sizes(width + width.replacing("24", with: "20")).bounds["leaf"] == [Drawn(width: 20, height: nil)])
    for other in [
      width.replacing("id=", with: #"priority="750" id="#),
      width.replacing("id=", with: #"relation="greaterThanOrEqual" id="#),
      width.replacing("id=", with: #"placeholder="YES" id="#), width.replacing("width", with: "leading"),
    ] {
      #expect(try sizes(other).unsized == ["leaf"])
    }
    let changed = #"<connections><outlet property="side" destination="con-st-001" id="out-le-001"/></connections>"#
    let text = Samples.storyboard(
      Self.imageView(
        #"translatesAutoresizingMaskIntoConstraints="NO""#, "\(Self.rect)<constraints>\(width)</constraints>"),
      controller: changed, around: Self.resources)
    #expect(PictureSizes(try Samples.document(text)).unsized == ["leaf"])
  }
}

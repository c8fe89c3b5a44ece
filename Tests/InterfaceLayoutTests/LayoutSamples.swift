import Adaptivity
import AutoLayout
import InterfaceBuilder
import InterfaceLayout
import Testing

/// A xib with one root view of 200 × 400 points.
struct Sample {
  let outline: LayoutOutline
  private let content: StoredSizes

  var document: InterfaceDocument { outline.document }

  /// Reads a xib; `views` is the content of `<subviews>`, `constraints` that of `<constraints>`.
  init(_ views: String, constraints: String = "", attributes: String = "", inside: String = "") throws {
    try self.init(text: Self.document(views, constraints: constraints, attributes: attributes, inside: inside))
  }

  /// The text of a xib; `after` is behind the objects.
  static func document(
    _ views: String, constraints: String = "", attributes: String = "", inside: String = "", after: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21225" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view id="root"\(attributes)>
          <rect key="frame" x="0" y="0" width="200" height="400"/>
          <subviews>\(views)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
          \(inside)
        </view>
      </objects>
      \(after)
    </document>
    """
  }

  init(text: String) throws {
    let read = InterfaceLoader.read(Array(text.utf8), file: "View.xib")
    let document = try #require(read.document, "\(read.issues)")
    outline = LayoutOutline(document)
    content = StoredSizes(document)
  }

  /// Conditions of a window of 200 × 400 points.
  static let conditions = LayoutConditions(
    width: 200, height: 400, sideMargin: 16, widthClass: .compact, heightClass: .regular, generation: .classic)

  func layout(_ conditions: LayoutConditions = Self.conditions) throws -> SceneLayout {
    let root = try #require(outline.roots.first)
    return RootSolver(outline).layout(root, conditions, content: content)
  }

  /// The frames by identifier, rounded to thousandths.
  func frames(_ conditions: LayoutConditions = Self.conditions) throws -> [String: [Double]] {
    let layout = try layout(conditions)
    return Dictionary(
      layout.elements.compactMap { element in
        let frame = element.frame
        return document.objects[element.object].id.map { id in
          (id, [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 + 0 })
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Parts

  /// A view that is laid out by constraints.
  static func view(
    _ id: String, _ tag: String = "view", frame: (Double, Double, Double, Double) = (0, 0, 0, 0),
    _ attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)
    </\(tag)>
    """
  }

  /// A label whose text is as large as its frame.
  static func label(_ id: String, _ width: Double, _ height: Double, _ attributes: String = "") -> String {
    view(id, "label", frame: (0, 0, width, height), attributes)
  }

  /// An equation such as `a.leading = b.trailing * 0.5 + 8`, or an inequality; the right side may be a number.
  static func constraint(_ words: String, _ attributes: String = "", inside: String = "") -> String {
    let parts = words.split(separator: " ").map(String.init)
    let first = parts[0].split(separator: ".").map(String.init)
    let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][parts[1]] ?? "equal"
    var text = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" relation=\"\(relation)\""
    let second = parts[2].split(separator: ".").map(String.init)
    if Double(parts[2]) != nil {
      text += " constant=\"\(parts[2])\""
    } else {
      text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
    }
    if let star = parts.firstIndex(of: "*") { text += " multiplier=\"\(parts[star + 1])\"" }
    if let plus = parts.firstIndex(of: "+") { text += " constant=\"\(parts[plus + 1])\"" }
    return text + " \(attributes)>\(inside)</constraint>"
  }

  static func constraints(_ all: String...) -> String { all.map { constraint($0) }.joined() }
}

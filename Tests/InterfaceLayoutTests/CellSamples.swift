import Adaptivity
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import Testing

/// A storyboard with a table as wide as its canvas.
struct CellSample {
  let sample: Sample

  var document: InterfaceDocument { sample.document }

  /// Reads a storyboard; `rows` are the cells of the table.
  init(
    _ rows: String, style: String = "plain", isStatic: Bool = true, table: String = "rowHeight=\"-1\"",
    inside: String = "", width: Double = 414, resources: String = ""
  ) throws {
    let cells =
      isStatic
      ? "<sections><tableViewSection id=\"section\"><cells>\(rows)</cells></tableViewSection></sections>"
      : "<prototypes>\(rows)</prototypes>"
    sample = try Sample(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="screen">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <scenes><scene sceneID="scene"><objects>
            <tableViewController id="screen" customClass="Screen">
              <tableView key="view" style="\(style)" id="table" \(table)>
                <rect key="frame" x="0" y="0" width="\(width)" height="896"/>
                \(cells)\(inside)
              </tableView>
            </tableViewController>
          </objects></scene></scenes>
          <resources>\(resources)</resources>
        </document>
        """)
  }

  /// A cell with a style of the system; `content` is the width of its content view.
  static func cell(
    _ id: String, _ labels: String, style: String = "Default", attributes: String = "", x: Double = 0,
    width: Double = 414, content: Double? = nil, height: Double = 44, inside: String = ""
  ) -> String {
    """
    <tableViewCell style="IBUITableViewCellStyle\(style)" preservesSuperviewLayoutMargins="YES" \(attributes) id="\(id)">
      <rect key="frame" x="\(x)" y="28" width="\(width)" height="\(height)"/>\(inside)
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" \
    insetsLayoutMarginsFromSafeArea="NO" textLabel="\(id)-title" detailTextLabel="\(id)-detail" \
    imageView="\(id)-image" id="in-\(id)">
        <rect key="frame" x="0" y="0" width="\(content ?? width)" height="\(height)"/><subviews>\(labels)</subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A label or picture with a stored frame and no constraints.
  static func part(
    _ id: String, _ tag: String = "label", frame: (Double, Double, Double, Double) = (20, 12, 95, 20),
    _ attributes: String = ""
  ) -> String {
    """
    <\(tag) text="Quay" id="\(id)" \(attributes)><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" \
    height="\(frame.3)"/><autoresizingMask key="autoresizingMask"/></\(tag)>
    """
  }

  /// The frames on a device by identifier, with the scene.
  func frames(
    on device: String = "iphone-se-3", _ orientation: Orientation = .portrait, category: ContentSizeCategory = .large
  ) throws -> (frames: [String: Rect], scene: SceneLayout) {
    let environment = LayoutEnvironment(
      device: try DeviceTable.standard.device(device), orientation: orientation, category: category)
    let solver = SceneSolver(sample.outline, .device(try LayoutGeometry(environment)))
    let screen = try #require(solver.screens.first)
    let scene = try #require(solver.layout(screen, content: StoredSizes(document)))
    let frames = scene.elements.compactMap { element in
      document.objects[element.object].id.map { ($0, element.frame) }
    }
    return (Dictionary(frames) { first, _ in first }, scene)
  }
}

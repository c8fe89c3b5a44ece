import Adaptivity
import AutoLayout
import InterfaceBuilder

extension RootSystem {
  /// The attribute of a view's guide; nil if no anchor has it or the guide is unknown.
  mutating func place(_ attribute: Anchor.Attribute, of guide: RootTree.Guide, in node: Int) -> PlacedAnchor? {
    if guide.kind.isArea { noteAreas(of: node) }
    let safe = areas.safeAreas[node]
    switch guide.kind {
    case .safeArea: return inset(attribute, of: node, by: safe)
    case .contentLayoutGuide: return scrollContents[node].map { PlacedAnchor(anchor: $0[attribute]) }
    case .frameLayoutGuide: return PlacedAnchor(anchor: boxes[node][attribute])
    case .layoutMargins: return inset(attribute, of: node, by: areas.margins[node])
    case .readableContent: return inset(attribute, of: node, by: areas.readable[node])
    // Without a keyboard, the guide is the unsafe part at the bottom.
    case .keyboard: return strip(attribute, of: node, atBottom: true, length: safe.bottom)
    case .top: return strip(attribute, of: node, atBottom: false, length: safe.top)
    case .bottom: return strip(attribute, of: node, atBottom: true, length: safe.bottom)
    case .own: return PlacedAnchor(anchor: ownBox(of: guide.object)[attribute])
    case .unknown: return nil
    }
  }

  /// The box of a guide that only its constraints position.
  private mutating func ownBox(of guide: Int) -> Box {
    if let box = guideBoxes[guide] { return box }
    let box = solver.addBox()
    guideBoxes[guide] = box
    return box
  }

  /// An edge of a strip at the top or bottom of a view; nil for its height, which no anchor has.
  private func strip(_ attribute: Anchor.Attribute, of node: Int, atBottom: Bool, length: Double) -> PlacedAnchor? {
    guard attribute.axis == .vertical else { return PlacedAnchor(anchor: boxes[node][attribute]) }
    let edge = boxes[node][atBottom ? .bottom : .top]
    switch attribute {
    case .top, .firstBaseline: return PlacedAnchor(anchor: edge, offset: atBottom ? -length : 0)
    case .bottom, .lastBaseline: return PlacedAnchor(anchor: edge, offset: atBottom ? 0 : length)
    case .centerY: return PlacedAnchor(anchor: edge, offset: (atBottom ? -1 : 1) * length / 2)
    default: return nil
    }
  }
}

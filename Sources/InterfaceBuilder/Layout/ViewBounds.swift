import AuditModel

/// The largest sizes of a document's views on an iPhone, if autoresizing masks or constant sizes determine them.
///
/// Sizes that code changes are unknown. Other constraints are not solved.
struct ViewBounds {
  /// The largest iPhone in portrait, in points (HIG, Layout, specifications of 2025-09-09).
  private static let screen = (width: 440.0, height: 956.0)

  /// The largest sides of a view; nil for an unknown one.
  private typealias Sides = (width: Double?, height: Double?)

  private var sides: [Sides] = []

  init(_ document: InterfaceDocument) {
    let constant = Self.constantSides(in: document)
    // An object follows its parent.
    for (index, object) in document.objects.enumerated() {
      var own = constant[index] ?? (nil, nil)
      if object.kind == .view, let frame = object.frame, let placed = placed(object, frame, in: document) {
        own = (own.width ?? placed.width, own.height ?? placed.height)
      }
      sides.append(own)
    }
  }

  /// Returns the largest frame of a picture in a view; nil if both sides are unknown.
  func drawn(_ index: Int, _ scaling: AssetMentions.Drawn.Scaling) -> AssetMentions.Drawn? {
    let (width, height) = sides[index]
    guard width != nil || height != nil, (width ?? 1) > 0, (height ?? 1) > 0 else { return nil }
    if scaling == .fill, width == nil || height == nil { return nil }
    return AssetMentions.Drawn(width: width, height: height, scaling: scaling)
  }

  /// Returns the sides that the stored frame of a view determines; nil if there are none.
  private func placed(_ object: InterfaceObject, _ frame: [Double], in document: InterfaceDocument) -> Sides? {
    guard let parent = object.parent, document.objects[parent].kind == .view else {
      return (max(frame[2], Self.screen.width), max(frame[3], Self.screen.height))
    }
    if object.tag == "tableViewCell" || object.tag == "tableViewCellContentView" {
      return (max(frame[2], Self.screen.width), frame[3])
    }
    // The layout of a collection view sets the sizes of its cells.
    if object.tag == "collectionViewCell" || object.tag == "collectionReusableView" { return nil }
    let isPlacedByFrame = !object.usesConstraints || object.element.flag("fixedFrame") == true
    guard isPlacedByFrame, document.objects[parent].tag != "stackView" else { return nil }
    let (mask, outer) = (object.autoresizing, document.objects[parent].frame)
    func grown(_ axis: Int, _ bound: Double?, _ sizable: String, _ start: String, _ end: String) -> Double? {
      let length = frame[axis + 2]
      guard mask.contains(sizable) else { return length }
      guard let bound, let stored = outer?[axis + 2] else { return nil }
      // All flexible parts share the growth in proportion.
      let before = mask.contains(start) ? max(0, frame[axis]) : 0
      let after = mask.contains(end) ? max(0, stored - frame[axis] - length) : 0
      let flexible = before + length + after
      return flexible > 0 ? length + max(0, bound - stored) * length / flexible : length
    }
    return (
      grown(0, sides[parent].width, "widthSizable", "flexibleMinX", "flexibleMaxX"),
      grown(1, sides[parent].height, "heightSizable", "flexibleMinY", "flexibleMaxY")
    )
  }

  /// Returns the sides that required constraints limit to constants, by object.
  private static func constantSides(in document: InterfaceDocument) -> [Int: Sides] {
    let removable = Set(document.objects.lazy.flatMap(\.variations).flatMap { $0.included + $0.excluded })
    var all: [Int: Sides] = [:]
    for constraint in document.constraints
    where constraint.second == nil && constraint.relation != .greaterThanOrEqual
      && constraint.priority >= InterfaceConstraint.required && !constraint.isPlaceholder
      && constraint.variations.isEmpty && document.outletNames(toID: constraint.id) == nil
      && constraint.id.map(removable.contains) != true
    {
      guard let object = document.object(of: constraint.first, in: constraint) else { continue }
      var sides = all[object] ?? (nil, nil)
      switch constraint.first.attribute {
      case "width": sides.width = min(sides.width ?? .infinity, constraint.constant)
      case "height": sides.height = min(sides.height ?? .infinity, constraint.constant)
      default: continue
      }
      all[object] = sides
    }
    return all
  }
}

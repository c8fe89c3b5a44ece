internal import Documents

extension InterfaceObject {
  /// The number of segments with equal widths; nil for another object, and for segments with widths of their own.
  var equalSegments: Int? {
    guard tag == "segmentedControl", element.flag("apportionsSegmentWidthsByContent") != true,
      let segments = element.child("segments")?.children.filter({ $0.name == "segment" })
    else { return nil }
    return segments.contains { ($0.number("width") ?? 0) > 0 } ? nil : segments.count
  }
}

import InterfaceBuilder

/// Contents that all have the same length.
struct UniformSizes: IntrinsicSizes {
  let document: InterfaceDocument
  /// The width and height in points.
  let length: Double

  func size(of object: Int, width: Double?) -> ContentSize? {
    let own = document.objects[object]
    let contents = ViewContents.of(own)
    // The contents of the app's own classes are unknown.
    guard let contents, own.customClass == nil else { return ContentSize(width: length, height: length) }
    guard contents.hasWidth || contents.hasHeight else { return nil }
    return ContentSize(width: contents.hasWidth ? length : nil, height: contents.hasHeight ? length : nil)
  }
}

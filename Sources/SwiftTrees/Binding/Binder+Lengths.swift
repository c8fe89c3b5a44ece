/// The members of sizes, points and rectangles, which are lengths.
extension Binder {
  /// The types of members in the system's geometry types.
  ///
  /// Source: Apple documentation of Core Graphics, `CGSize`, `CGPoint` and `CGRect`, and of SwiftUI, `GeometryProxy`.
  private static let geometry: [String: [String: String]] = [
    "CGSize": ["width": "CGFloat", "height": "CGFloat"], "CGPoint": ["x": "CGFloat", "y": "CGFloat"],
    "CGRect": [
      "minX": "CGFloat", "midX": "CGFloat", "maxX": "CGFloat", "minY": "CGFloat", "midY": "CGFloat", "maxY": "CGFloat",
      "width": "CGFloat", "height": "CGFloat", "size": "CGSize", "origin": "CGPoint",
    ],
    "GeometryProxy": ["size": "CGSize"],
  ]

  /// Returns the type of a member such as `geometry.size.width`; nil if the type of its base is unknown.
  package func lengthType(of member: SourceNode, depth: Int) -> String? {
    guard depth < Self.deepest, member.kind == .member, let base = member.first else { return nil }
    return geometryType(of: base, depth: depth + 1).flatMap { Self.geometry[$0]?[member.name] }
  }

  private func geometryType(of base: SourceNode, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    if base.kind == .call, base.first?.kind == .member, base.name == "frame", let proxy = base.first?.first {
      return geometryType(of: proxy, depth: depth + 1) == "GeometryProxy" ? "CGRect" : nil
    }
    if base.kind == .call {
      let isCreation = base.first?.kind == .name && Self.geometry[base.name] != nil && !types.isDeclared(base.name)
      return isCreation ? base.name : nil
    }
    if base.kind == .name, base.name == "$0" { return base.isInGeometryReader ? "GeometryProxy" : nil }
    let found = declarations(of: base, depth: depth)
    if found.count == 1, found[0].kind == .parameter, found[0].child(.typeName) == nil {
      return found[0].parent?.isGeometryReader == true ? "GeometryProxy" : nil
    }
    return valueType(of: base, depth: depth)
  }
}

extension SourceNode {
  /// Whether a closure belongs to a `GeometryReader`.
  fileprivate var isGeometryReader: Bool {
    let call = kind == .trailing ? parent : parent?.parent
    return call?.kind == .call && call?.first?.kind == .name && call?.name == "GeometryReader"
  }

  /// Whether the innermost closure around a node belongs to a `GeometryReader`.
  fileprivate var isInGeometryReader: Bool {
    chain.first { $0.kind == .trailing || $0.kind == .closure }?.isGeometryReader ?? false
  }
}

extension LayoutGeometry {
  /// The figures that several environments have in common.
  package struct Agreement: Sendable {
    /// The geometry of the first environment; figures that differ in another environment are nil.
    package internal(set) var geometry: LayoutGeometry
    /// The names of the figures that differ, such as `safe area` or `corners`.
    package internal(set) var differing: [String]

    /// The name of the corner radius in ``differing``; few layouts depend on it.
    package static let corners = "corners"
  }

  /// The difference up to which insets and keyboard heights count as equal, in points.
  ///
  /// Small differences can result from measurements at different system versions.
  private static let nearness = 1.0

  /// Returns the figures that are the same in other environments.
  ///
  /// A figure that is unknown in an environment does not count as different.
  package func agreed(with others: [LayoutGeometry]) -> Agreement {
    var all = Agreement(geometry: self, differing: [])
    all.settle(\.safeArea, others, "safe area") { Self.areNear($0.value.edges, $1.value.edges, by: Self.nearness) }
    all.settle(\.horizontalSizeClass, others, "width class") { $0.value == $1.value }
    all.settle(\.verticalSizeClass, others, "height class") { $0.value == $1.value }
    all.settle(\.margin, others, "margins") { $0.value == $1.value }
    all.settle(\.roomForText, others, nil) { Self.areNear([$0.value], [$1.value], by: 2 * Self.nearness) }
    all.settle(\.readableWidth, others, nil) { Self.areNear([$0.value], [$1.value], by: 2 * Self.nearness) }
    all.settle(\.statusBarHeight, others, "status bar") { $0.value == $1.value }
    all.settle(\.navigationBarHeight, others, "navigation bar") { $0.value == $1.value }
    all.settle(\.tabBarHeight, others, "tab bar") { $0.value == $1.value }
    all.settle(\.toolbarHeight, others, "toolbar") { $0.value == $1.value }
    all.settle(\.keyboardHeight, others, nil) { Self.areNear([$0.value], [$1.value], by: Self.nearness) }
    all.settle(\.cornerRadius, others, Agreement.corners) { $0.value == $1.value }
    all.settle(\.scale, others, nil) { $0 == $1 }
    all.settle(\.nativeScale, others, "pixels per point") { $0 == $1 }
    all.settle(\.sensor, others, "sensor housing") { $0 == $1 }
    all.finish(others)
    return all
  }

  private static func areNear(_ one: [Double], _ other: [Double], by distance: Double) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= distance }
  }
}

extension LayoutGeometry.Agreement {
  fileprivate mutating func settle<Value>(
    _ path: WritableKeyPath<LayoutGeometry, Value?>, _ others: [LayoutGeometry], _ name: String?,
    isSame: (Value, Value) -> Bool
  ) {
    guard let own = geometry[keyPath: path] else { return }
    let differs = others.contains { other in other[keyPath: path].map { !isSame(own, $0) } ?? false }
    guard differs else { return }
    geometry[keyPath: path] = nil
    if let name { differing.append(name) }
  }

  /// Removes the rectangles that depend on removed figures.
  fileprivate mutating func finish(_ others: [LayoutGeometry]) {
    if geometry.safeArea == nil {
      geometry.contentRect = nil
      geometry.homeIndicatorRect = nil
    }
    if geometry.margin == nil { geometry.contentRect = nil }
    if geometry.safeArea == nil || geometry.sensor == nil { geometry.sensorRects = [] }
  }
}

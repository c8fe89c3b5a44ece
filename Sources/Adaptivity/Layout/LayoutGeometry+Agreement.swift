extension LayoutGeometry {
  /// The figures that several environments have in common.
  package struct Agreement: Sendable {
    /// The first environment's geometry; figures that differ in another environment are nil.
    package internal(set) var geometry: LayoutGeometry
    /// The names of the figures that differ, such as `safe area` or `corners`.
    package internal(set) var differing: [String]

    /// The name of the corner radius in ``differing``; few layouts depend on it.
    package static let corners = "corners"
  }

  /// The difference up to which insets and keyboard heights count as equal, in points.
  ///
  /// Two devices may have been measured at different system versions.
  private static let nearness = 1.0

  /// Keeps the figures that are the same in other environments.
  ///
  /// A figure that is unknown in an environment does not differ there.
  ///
  /// - Parameter others: The geometry of the other environments.
  /// - Returns: The shared figures, and the names of those that differ.
  package func agreed(with others: [LayoutGeometry]) -> Agreement {
    var all = Agreement(geometry: self, differing: [])
    all.settle(\.safeArea, others, "safe area") { Self.areNear($0, $1) }
    all.settle(\.horizontalSizeClass, others, "width class") { $0 == $1 }
    all.settle(\.verticalSizeClass, others, "height class") { $0 == $1 }
    all.settle(\.margin, others, "margins") { $0 == $1 }
    all.settle(\.roomForText, others, nil) { abs($0 - $1) <= 2 * Self.nearness }
    all.settle(\.readableWidth, others, nil) { abs($0 - $1) <= 2 * Self.nearness }
    all.settle(\.statusBarHeight, others, "status bar") { $0 == $1 }
    all.settle(\.navigationBarHeight, others, "navigation bar") { $0 == $1 }
    all.settle(\.tabBarHeight, others, "tab bar") { $0 == $1 }
    all.settle(\.toolbarHeight, others, "tool bar") { $0 == $1 }
    all.settle(\.keyboardHeight, others, nil) { abs($0 - $1) <= Self.nearness }
    all.settle(\.cornerRadius, others, Agreement.corners) { $0 == $1 }
    all.settlePlain(\.scale, others, nil)
    all.settlePlain(\.nativeScale, others, "pixels of a point")
    all.settlePlain(\.sensor, others, "sensor housing")
    all.finish(others)
    return all
  }

  private static func areNear(_ one: Insets, _ other: Insets) -> Bool {
    zip([one.top, one.left, one.bottom, one.right], [other.top, other.left, other.bottom, other.right])
      .allSatisfy { abs($0 - $1) <= nearness }
  }
}

extension LayoutGeometry.Agreement {
  fileprivate mutating func settle<Value: Hashable & Sendable>(
    _ path: WritableKeyPath<LayoutGeometry, Sourced<Value>?>, _ others: [LayoutGeometry], _ name: String?,
    isSame: (Value, Value) -> Bool
  ) {
    guard let own = geometry[keyPath: path]?.value else { return }
    let differs = others.contains { other in
      other[keyPath: path].map { !isSame(own, $0.value) } ?? false
    }
    guard differs else { return }
    geometry[keyPath: path] = nil
    if let name { differing.append(name) }
  }

  fileprivate mutating func settlePlain<Value: Equatable>(
    _ path: WritableKeyPath<LayoutGeometry, Value?>, _ others: [LayoutGeometry], _ name: String?
  ) {
    guard let own = geometry[keyPath: path] else { return }
    let differs = others.contains { other in
      other[keyPath: path].map { $0 != own } ?? false
    }
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

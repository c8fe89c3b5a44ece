extension LayoutGeometry {
  /// What several environments have in common.
  public struct Agreement: Sendable {
    /// The first environment's numbers, without those in which another one differs.
    public internal(set) var geometry: LayoutGeometry
    /// What was taken out, in words: `safe area`, `corners`.
    public internal(set) var differing: [String]

    /// The word for the corners of the display, on which the fewest layouts depend.
    public static let corners = "corners"
  }

  /// By how many points insets and keyboards may differ that count as the same: one device may have been measured at
  /// another system than the other.
  private static let nearness = 1.0

  /// Keeps what is so in other environments too.
  ///
  /// What is known of one and not of another is taken to be the same.
  ///
  /// - Parameter others: What the tables say of the others.
  /// - Returns: What is left, and what is not.
  public func agreed(with others: [LayoutGeometry]) -> Agreement {
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

  /// Takes out the places that follow from what was taken out.
  fileprivate mutating func finish(_ others: [LayoutGeometry]) {
    if geometry.safeArea == nil {
      geometry.contentRect = nil
      geometry.homeIndicatorRect = nil
    }
    if geometry.margin == nil { geometry.contentRect = nil }
    if geometry.safeArea == nil || geometry.sensor == nil { geometry.sensorRects = [] }
  }
}

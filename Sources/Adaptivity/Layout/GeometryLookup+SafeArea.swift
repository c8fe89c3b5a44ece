extension GeometryLookup {
  /// The safe-area insets of the window; nil if no source states them.
  var safeArea: Sourced<Insets>? {
    guard let whole = fullScreenSafeArea else { return nil }
    switch environment.window {
    case .full: return mirrored(whole)
    case .twoThirds, .half, .oneThird:
      let insets = Insets(top: whole.value.top, bottom: whole.value.bottom)
      return Sourced(insets, .rule("top and bottom of the whole screen (\(whole.origin)), nothing at the sides"))
    case .slideOver, .custom: return nil
    }
  }

  /// The left and right insets, which may be known even if top and bottom are not.
  var sideInsets: Sourced<Insets>? {
    if let safeArea { return safeArea }
    if device == nil || device?.family == .ipad {
      return Sourced(Insets(), .rule("no iPad has insets at the sides"))
    }
    guard isFull, device?.isPreliminary == false else {
      return isFull ? nil : Sourced(Insets(), .rule("a window that does not reach the edges has no insets"))
    }
    if device?.isEdgeToEdge == false {
      return Sourced(Insets(), .rule("no phone with a Home button has insets at the sides (X-VIDEO)"))
    }
    guard orientation == .portrait else { return nil }
    return Sourced(Insets(), .rule("no phone has insets at the sides in portrait"))
  }

  /// The insets of the full screen.
  ///
  /// They come from the device itself or its twin. If the device was not measured at the requested major version,
  /// those of another device with the same screen may be used.
  private var fullScreenSafeArea: Sourced<Insets>? {
    guard let own = screenDevice else { return nil }
    let first = insets(of: own) ?? twin.flatMap { insets(of: $0) }
    let age = first == nil ? .newer : age(of: own)
    guard age != .asked else { return first }
    let others = [twin].compactMap { $0 } + DeviceTable.standard.devices(ofScreenOf: own)
    let wanted: [RowAge] = age == .newer ? [.asked, .older] : [.asked]
    for better in wanted {
      for other in others where self.age(of: other) == better {
        guard let insets = insets(of: other) else { continue }
        return insets.value == first?.value ? first : Sourced(insets.value, asTwin(insets.origin, other))
      }
    }
    return first
  }

  /// Returns the origin of another device's insets, with the device named in a rule; other origins already name it.
  private func asTwin(_ origin: Origin, _ other: Device) -> Origin {
    guard case .rule(let words) = origin else { return origin }
    return .rule("as on \(other.id), same screen: \(words)")
  }

  /// The version at which a device was measured, compared with the requested version.
  private enum RowAge {
    case asked, older, newer
  }

  /// Compares the version of a device's rows with the requested version.
  ///
  /// Rows without a version count as older.
  private func age(of device: Device) -> RowAge {
    let rows = SafeAreaTable.standard.rows(device.id, orientation)
    let systems = rows.compactMap(\.system)
    if systems.contains(where: { $0.major == version.major }) { return .asked }
    guard systems.count == rows.count, !systems.isEmpty else { return .older }
    return systems.contains { $0 < version } ? .older : .newer
  }

  private func mirrored(_ insets: Sourced<Insets>) -> Sourced<Insets> {
    guard environment.direction == .rightToLeft else { return insets }
    return insets.map { Insets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) }
  }

  /// Returns the full-screen insets of a device, or nil if an edge is unknown.
  ///
  /// Each edge comes from the row of the nearest version that states it, or else from the device's row.
  private func insets(of device: Device) -> Sourced<Insets>? {
    let rows = SafeAreaTable.standard.rows(device.id, orientation).nearest(to: version, \.system)
    if let first = rows.first, let insets = first.insets {
      return Sourced(
        insets, Self.sides(first.sources, bottom: nil) ?? origin(device, sources: first.sources, os: first.system))
    }
    let settled = orientation == .portrait ? device.portraitSafeArea : device.landscapeSafeArea
    let chosen = (0..<4).map { edge in rows.first { $0.edges[edge] != nil } }
    let edges = (0..<4).map { edge in chosen[edge]?.edges[edge] ?? settled?.edges[edge] }
    guard let insets = Insets(edges: edges) else { return nil }
    if insets == settled {
      if orientation == .landscape, let rule = Self.sides(device.sources, bottom: chosen[2]?.sources) {
        return Sourced(insets, rule)
      }
      return Sourced(insets, origin(device, sources: device.sources, os: device.safeAreaSystem))
    }
    let words = zip(["top", "left", "bottom", "right"], chosen).map { name, row in
      let system = row?.system ?? device.safeAreaSystem
      let sources = (row?.sources ?? device.sources).joined(separator: " + ")
      return "\(name) from \(sources)" + (system.map { ", iOS \($0)" } ?? "")
    }
    return Sourced(insets, .rule(words.joined(separator: "; ")))
  }

  /// Returns the origin of landscape insets whose sides are derived from portrait, or nil if they were measured.
  private static func sides(_ sources: [String], bottom: [String]?) -> Origin? {
    guard sources.contains(sidesRule) else { return nil }
    let others = bottom ?? sources
    let words = others.filter { $0 != sidesRule }.joined(separator: " + ")
    return .rule("the sides are as wide as the top in portrait (\(sidesRule)), the bottom from \(words)")
  }

  /// The source key of the rule that the side insets in landscape equal the top inset in portrait.
  private static let sidesRule = "FWrule"
}

extension Array {
  /// Returns rows sorted by the distance of their system version from another version.
  ///
  /// Older versions and versions that `version` includes come first, newest first. Rows without a version follow,
  /// then newer versions, oldest first. The order within a version is stable.
  func nearest(to version: SystemVersion, _ system: (Element) -> SystemVersion?) -> [Element] {
    func isOlder(_ system: SystemVersion) -> Bool { system <= version || version.includes(system) }
    let dated = compactMap { row in system(row).map { (row: row, system: $0) } }
    // The sort is stable, so rows of one version keep table order.
    let older = dated.filter { isOlder($0.system) }.sorted { $0.system > $1.system }
    let newer = dated.filter { !isOlder($0.system) }.sorted { $0.system < $1.system }
    return older.map(\.row) + filter { system($0) == nil } + newer.map(\.row)
  }
}

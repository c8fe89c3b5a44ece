extension GeometryLookup {
  /// The horizontal size class of the window; nil if unknown.
  var horizontalSizeClass: Sourced<SizeClass>? { sizeClass(\.horizontal, \.horizontal) ?? classByWidth }

  /// The vertical size class of the window; nil if unknown.
  var verticalSizeClass: Sourced<SizeClass>? { sizeClass(\.vertical, \.vertical) ?? classByHeight }

  /// The horizontal size class of a window that no table lists: a free window, a popover or a form sheet.
  ///
  /// It is compact up to the widest window measured as compact. On an iPad, it is regular from the narrowest window
  /// measured as regular. Other widths have no known class.
  private var classByWidth: Sourced<SizeClass>? {
    guard isFree, let compact = Self.widestCompact, let regular = Self.narrowestRegular else { return nil }
    let words =
      "compact up to \(Int(compact)) pt, regular from \(Int(regular)) pt, in every window measured on an iPad"
    if window.value.width <= compact { return Sourced(.compact, .rule(words)) }
    guard device?.family == .ipad, window.value.width >= regular else { return nil }
    return Sourced(.regular, .rule(words))
  }

  /// The vertical size class of a window that no table lists; nil unless the device is an iPad.
  private var classByHeight: Sourced<SizeClass>? {
    guard isFree, device?.family == .ipad else { return nil }
    return Sourced(.regular, .rule("regular in every window measured on an iPad"))
  }

  /// Whether the window can have any size.
  ///
  /// Such windows are custom ones without a device or on an iPad, and fixed ones that iPadOS made resizable.
  private var isFree: Bool {
    switch environment.window {
    case .custom: device == nil || device?.family == .ipad
    case .full: false
    case .twoThirds, .half, .oneThird, .slideOver: windowRow?.systems?.contains(version) == false
    }
  }

  private static let widestCompact = widths(.compact).max()
  private static let narrowestRegular = widths(.regular).min()

  /// Returns the measured widths of all windows with a horizontal size class.
  private static func widths(_ sizeClass: SizeClass) -> [Double] {
    WindowTable.standard.rows.filter { $0.horizontal == sizeClass }.compactMap(\.width)
  }

  private func sizeClass(
    _ ofDevice: KeyPath<Device.Classes, SizeClass>, _ ofWindow: KeyPath<WindowTable.Row, SizeClass?>
  ) -> Sourced<SizeClass>? {
    switch environment.window {
    case .custom: return nil
    case .full:
      return known { $0.classes(orientation)?[keyPath: ofDevice] }
    case .twoThirds, .half, .oneThird, .slideOver:
      guard let windowRow, let value = windowRow[keyPath: ofWindow] else { return nil }
      if windowRow.systems?.contains(version) == false {
        let sources = windowRow.classSources.joined(separator: " + ")
        return Sourced(value, .rule("\(sources); \(Self.freedWindows)"))
      }
      return Sourced(value, .table(sources: windowRow.classSources, os: nil))
    }
  }
}

extension GeometryLookup {
  /// The margin of the root view, measured from the safe area.
  var margin: Sourced<Double>? {
    guard let device, isFull else { return windowMargin }
    if device.isPreliminary, isDuo, let row = GuideTable.standard.rows("layout_margin", Self.duo).first,
      let margin = row.sourced(os: row.systems?.first)
    {
      return margin
    }
    let metric = "root_margin_from_safe_area"
    return measured(metric, on: screenDevice) ?? measured(metric, on: twin) ?? ruleMargin
  }

  /// The margin of all views except the root view.
  var subviewMargin: Sourced<Double> {
    let row = GuideTable.standard.rows("subview_default_layout_margin", Self.anySubview).first
    guard let margin = row?.sourced() else { preconditionFailure("layout-guides has no margin of subviews") }
    return margin
  }

  /// The area inside the safe area and margins.
  var contentRect: Rect? {
    guard let safeArea, let margin else { return nil }
    let sides = Insets(left: margin.value, right: margin.value)
    return Rect(window.value).inset(by: safeArea.value).inset(by: sides)
  }

  /// The width between the margins, in points.
  var roomForText: Sourced<Double>? {
    guard let sides = sideInsets, let margin else { return nil }
    let taken = sides.value.left + sides.value.right + 2 * margin.value
    let words = "the window minus the side insets and a margin on each side"
    return Sourced(max(0, window.value.width - taken), .rule(words))
  }

  /// The width of the window minus the side insets, in points.
  var safeWidth: Double? {
    sideInsets.map { max(0, window.value.width - $0.value.left - $0.value.right) }
  }

  /// The margin derived from rules, where it was not measured.
  var ruleMargin: Sourced<Double>? {
    guard let device else { return nil }
    if device.family == .ipad { return Sourced(Self.widerMargin, .rule("20 on every iPad measured")) }
    if orientation == .portrait {
      let isNarrow = screen.width < Self.widerMarginFrom
      return Sourced(
        isNarrow ? Self.narrowMargin : Self.widerMargin,
        .rule("16 in portrait below 414 pt, else 20, on every phone measured"))
    }
    guard let edgeToEdge = device.isEdgeToEdge ?? twin?.isEdgeToEdge else { return nil }
    return Sourced(
      edgeToEdge ? Self.narrowMargin : Self.widerMargin,
      .rule("16 in landscape next to side insets, else 20, on every phone measured"))
  }

  private var windowMargin: Sourced<Double>? {
    let unknown = Sourced(Self.widerMargin, .rule(Self.unknownClassRule))
    if case .custom = environment.window { return unknown }
    guard let horizontal = horizontalSizeClass else { return unknown }
    return Sourced(
      horizontal.value == .regular ? Self.widerMargin : Self.narrowMargin,
      .rule("20 in an iPad window of regular width, else 16"))
  }

  /// Whether the device is one of the two displays of the foldable, whose insets include its bars.
  var isDuo: Bool { device?.id.hasPrefix("iphone-duo") == true }

  /// The only two margins in any measurement, in points (`layout-guides.csv`, root_margin_from_safe_area).
  private static let narrowMargin = 16.0
  private static let widerMargin = 20.0
  /// The portrait width from which phones have the wider margin, in points.
  private static let widerMarginFrom = 414.0

  private static let unknownClassRule =
    "the wider of the two margins, since the margin of such a window is not known"
  private static let duo = "iPhone Duo, both displays"
  private static let anySubview = "any view that is not the root view of a view controller"
}

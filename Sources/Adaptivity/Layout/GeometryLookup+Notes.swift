internal import DynamicType

extension GeometryLookup {
  /// The caveats for a report; see ``LayoutGeometry/notes``.
  var notes: [String] {
    var notes: [String] = []
    if device?.isPreliminary == true, let device {
      notes.append("\(device.name) depends on one secondary source (\(device.sources.joined(separator: " + ")))")
    }
    if isDuo { notes.append("the insets hold the bars, so these have no heights of their own") }
    if let system = safeAreaSystem, system != version, !version.includes(system) {
      notes.append("the safe area was read at iOS \(system), the nearest to \(version) that is known")
    }
    if windowRow?.systems?.contains(version) == false { notes.append(Self.freedWindows) }
    if horizontalSizeClass == nil || verticalSizeClass == nil { notes.append(Self.unknownClass) }
    if safeArea == nil { notes.append("no source gives the safe area here") }
    if roomForText != nil, environment.category != Self.measuredAt {
      notes.append("the width for reading was measured at the size category \(Self.measuredAt.shortName) alone")
    } else if roomForText != nil, readableWidth == nil {
      notes.append("no width for reading was measured between 718 and 728 pt of available width")
    }
    return notes
  }

  /// The system version at which the safe area was measured; nil if the safe area is derived or the version is
  /// unknown.
  private var safeAreaSystem: SystemVersion? {
    switch safeArea?.origin {
    case .table(_, let system), .twin(_, _, let system): system
    case .rule, nil: nil
    }
  }

  private static let unknownClass = "no source gives the size class of such a window"
}

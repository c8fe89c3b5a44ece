internal import DynamicType

extension GeometryLookup {
  /// The caveats for a report; see ``LayoutGeometry/notes``.
  var notes: [String] {
    var notes: [String] = []
    if device?.isPreliminary == true, let device {
      notes.append("\(device.name) is known from one secondary source (\(device.sources.joined(separator: " + ")))")
    }
    if isDuo { notes.append("the insets include the bars, so bars have no separate heights") }
    if let system = safeAreaSystem, system != version, !version.includes(system) {
      notes.append("the safe area is that of iOS \(system), the nearest known version to \(version)")
    }
    if windowRow?.systems?.contains(version) == false { notes.append(Self.freedWindows) }
    if horizontalSizeClass == nil || verticalSizeClass == nil { notes.append(Self.unknownClass) }
    if safeArea == nil { notes.append("the safe area is not known here") }
    if roomForText != nil, environment.category != Self.measuredAt {
      notes.append("the readable width was measured only at size category \(Self.measuredAt.shortName)")
    } else if roomForText != nil, readableWidth == nil {
      notes.append("the readable width was not measured for available widths of 718 to 728 pt")
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

  private static let unknownClass = "the size class of such a window is not known"
}

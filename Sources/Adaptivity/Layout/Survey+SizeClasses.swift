extension Survey {
  /// The class of the width.
  var horizontalSizeClass: Sourced<SizeClass>? { sizeClass(\.horizontal, \.horizontal) }

  /// The class of the height.
  var verticalSizeClass: Sourced<SizeClass>? { sizeClass(\.vertical, \.vertical) }

  private func sizeClass(
    _ ofDevice: KeyPath<Device.Classes, SizeClass>, _ ofWindow: KeyPath<WindowTable.Row, SizeClass?>
  ) -> Sourced<SizeClass>? {
    switch environment.window {
    case .custom: return nil
    case .full:
      let known = [screenDevice, twin].lazy.compactMap { $0 }.first { $0.classes(orientation) != nil }
      guard let known, let classes = known.classes(orientation) else { return nil }
      return Sourced(classes[keyPath: ofDevice], origin(known, sources: known.sources))
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

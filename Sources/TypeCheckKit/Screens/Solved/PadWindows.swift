import Adaptivity

/// The parts of an iPad's screen that an app may get in Split View and Slide Over.
///
/// Source: `multitasking.csv`. Windows of iPadOS 26 that people resize are not among them: no source gives their
/// smallest size.
struct PadWindows {
  /// A window with the properties by which layouts differ.
  private struct Candidate {
    var environment: LayoutEnvironment
    var size: Size
    var classes: [SizeClass]

    /// Creates a window; nil if the device does not have it, or if no source gives its size or size classes.
    init?(_ environment: LayoutEnvironment) {
      guard let geometry = try? LayoutGeometry(environment), let horizontal = geometry.horizontalSizeClass?.value,
        let vertical = geometry.verticalSizeClass?.value
      else { return nil }
      (self.environment, size, classes) = (environment, geometry.windowSize.value, [horizontal, vertical])
    }

    /// The first system of the device, as a number that grows with the version.
    var age: Int { environment.device?.firstSystem?.major ?? 0 }

    /// Returns whether another window has the same size classes and exceeds this one by at most the tolerance.
    func isNeedless(beside other: Candidate) -> Bool {
      other.classes == classes && other.size.width <= size.width + PadWindows.tolerance.width
        && other.size.height <= size.height + PadWindows.tolerance.height
    }
  }

  /// The size difference that does not affect layouts, in points (our own choice: a margin, and a row).
  private static let tolerance = Size(width: 20, height: 44)

  /// The windows, except those at least as wide and high as another one with the same size classes.
  let smallest: [LayoutEnvironment]

  /// Finds the windows of the iPads that run a system, in addition to the `known` windows, which are solved anyway.
  ///
  /// Unless `known` contains windows of iPads in both orientations, none are found: an app without one of the
  /// orientations does not get a part of the screen.
  init(from system: SystemVersion, beside known: [LayoutEnvironment]) {
    let orientations = Set(known.filter { $0.device?.family == .ipad }.map(\.orientation))
    guard orientations.count == Orientation.allCases.count else {
      smallest = []
      return
    }
    var kept = known.compactMap(Candidate.init)
    let all = DeviceTable.standard.devices(in: .all).filter { $0.family == .ipad && $0.runs(system) }
      .flatMap { device in
        [Window.oneThird, .slideOver, .half, .twoThirds].flatMap { window in
          Orientation.allCases.compactMap { orientation in
            Candidate(LayoutEnvironment(device: device, orientation: orientation, window: window))
          }
        }
      }
    // The smallest come first, so that larger ones are needless. Of equal ones, the latest comes first, which most
    // people have.
    let sorted = all.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (first.size.width + first.size.height, -first.age, one.offset)
        < (second.size.width + second.size.height, -second.age, other.offset)
    }
    var found: [LayoutEnvironment] = []
    for (_, candidate) in sorted where !kept.contains(where: candidate.isNeedless) {
      kept.append(candidate)
      found.append(candidate.environment)
    }
    smallest = found
  }
}

internal import Adaptivity
internal import AuditModel

/// The pairs of size classes that an app can encounter, according to the tables of devices and windows.
struct ReachablePairs {
  /// A horizontal and a vertical size class.
  struct Pair: Hashable, Comparable {
    var horizontal: SizeClass
    var vertical: SizeClass

    /// The pair in words: `compact width, regular height`.
    var words: String { "\(horizontal.rawValue) width, \(vertical.rawValue) height" }

    static func < (one: Pair, other: Pair) -> Bool {
      (one.horizontal.rawValue, one.vertical.rawValue) < (other.horizontal.rawValue, other.vertical.rawValue)
    }

    /// Looks up the pair of an environment.
    ///
    /// The result is nil if no source states the size classes.
    init?(_ environment: LayoutEnvironment) {
      guard let geometry = try? LayoutGeometry(environment), let horizontal = geometry.horizontalSizeClass?.value,
        let vertical = geometry.verticalSizeClass?.value
      else { return nil }
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  /// The pairs, each with an example environment, in a fixed order.
  let pairs: [(pair: Pair, example: LayoutEnvironment)]

  /// Finds the pairs of a device family in some orientations.
  ///
  /// `hasWindows` is true if the app may occupy only a part of an iPad's screen.
  init(_ family: Device.Family, _ orientations: Set<Orientation>, hasWindows: Bool) {
    let reachable = Self.all.filter { environment, _ in
      environment.device?.family == family && orientations.contains(environment.orientation)
        && (hasWindows || environment.window == .full)
    }
    pairs = reachable.grouped { $0.pair }.sorted { $0.key < $1.key }.map { ($0.key, $0.members[0].environment) }
  }

  /// Every window of every device with known size classes, full screens first.
  private static let all: [(environment: LayoutEnvironment, pair: Pair)] = {
    let devices = DeviceTable.standard.devices(in: .all)
    var all: [(environment: LayoutEnvironment, pair: Pair)] = []
    for window in Window.named {
      for device in devices where window == .full || device.family == .ipad {
        for orientation in Orientation.allCases {
          let environment = LayoutEnvironment(device: device, orientation: orientation, window: window)
          if let pair = Pair(environment) { all.append((environment, pair)) }
        }
      }
    }
    return all
  }()
}

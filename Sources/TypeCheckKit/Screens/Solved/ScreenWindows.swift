import Adaptivity
import AuditModel
import DynamicType

/// The windows and text sizes in which the screens of storyboards and xibs are solved.
///
/// The narrowest device decides which texts are cut. Wider devices of other shapes have another safe area, home
/// indicator and camera housing, which do not depend on the language.
struct ScreenWindows {
  /// The environments, worst text sizes first, without a language.
  let environments: [LayoutEnvironment]
  /// The devices of the windows, without the text sizes.
  let devices: [PlacedDevice]
  /// The devices whose shape differs from that of the narrowest one of their family.
  private let shapes: Set<PlacedDevice>
  /// The text size for checks that do not depend on texts: the default, or else the smallest of the requested sizes.
  let usualCategory: ContentSizeCategory

  /// The text sizes: the default, the largest one of the first page of the settings, and two accessibility sizes.
  ///
  /// Our own choice: a layout that holds at AX5 usually holds at smaller sizes.
  private static let categories: [ContentSizeCategory] = [
    .accessibilityExtraExtraExtraLarge, .accessibilityExtraLarge, .extraExtraExtraLarge, .large,
  ]

  /// Chooses the windows of an app: its narrowest device of each shape in both orientations, and the smallest parts of
  /// iPads.
  ///
  /// If the families are not known, the app counts as one for iPhones, which iPads run too. Without categories or a
  /// request, the usual ones apply. `code` is nil if none was read.
  init(
    _ devices: AppDevices, _ code: CodeEffects?, _ categories: [ContentSizeCategory] = [], _ request: RoomRequest? = nil
  ) {
    let system = devices.system ?? AppDevices.assumedSystem
    let families = devices.families ?? [.iphone]
    var (windows, shapes): ([LayoutEnvironment], Set<PlacedDevice>) = ([], [])
    for family in [Device.Family.iphone, .ipad] where families.contains(family) {
      // Code may refuse landscape for any screen, except on an iPad whose screen the app shares.
      let isRefused = code?.makes(.orientations) != false && !(family == .ipad && devices.sharesScreen)
      let isPortrait = devices.portraitFamilies.contains(family) || isRefused
      let usual = [Orientation.portrait, .landscape].filter { orientation in
        orientation == .portrait ? !devices.landscapeFamilies.contains(family) : !isPortrait
      }
      for (number, device) in Self.shapes(of: family, from: system).enumerated() {
        let own = (request ?? RoomRequest()).environments(on: device, usual: usual)
        windows += own
        if number > 0 { shapes.formUnion(own.map(PlacedDevice.init)) }
      }
    }
    windows = windows.filter { (try? LayoutGeometry($0)) != nil }
    if request == nil, families.contains(.ipad), devices.sharesScreen {
      windows += PadWindows(from: system, beside: windows).smallest
    }
    self.init(windows, categories, shapes: shapes)
  }

  /// Takes the windows of named devices, without those that do not exist.
  ///
  /// Without categories, the usual text sizes apply. `shapes` are the windows on wider devices of another shape.
  init(_ windows: [LayoutEnvironment], _ categories: [ContentSizeCategory], shapes: Set<PlacedDevice> = []) {
    self.shapes = shapes
    let windows = windows.filter { (try? LayoutGeometry($0)) != nil }
    let categories = categories.isEmpty ? Self.categories : categories.sorted(by: >)
    self.devices = windows.map(PlacedDevice.init)
    usualCategory = categories.contains(.large) ? .large : categories.last ?? .large
    environments = categories.flatMap { category in
      windows.map { window in
        var environment = window
        environment.category = category
        return environment
      }
    }
  }

  /// The devices whose keyboards no source measured, as words; nil if there are none.
  var unknownKeyboards: String? {
    let usual = environments.filter { $0.category == usualCategory }
    let unknown = usual.filter { LayoutGeometry.known($0)?.keyboardHeight == nil }
    return unknown.isEmpty ? nil : unknown.map(PlacedDevice.init).words
  }

  /// Returns whether an environment has the first window, at any text size.
  func isFirst(_ environment: LayoutEnvironment) -> Bool { devices.first == PlacedDevice(environment) }

  /// Returns whether an environment is on a wider device of another shape.
  func isOtherShape(_ environment: LayoutEnvironment) -> Bool { shapes.contains(PlacedDevice(environment)) }

  /// Returns the narrowest device of each shape in a family; of several, the latest, which most people have.
  ///
  /// The shapes of iPhones are those with a Home button, with a notch and with the Dynamic Island. The narrowest device
  /// of all is the first.
  private static func shapes(of family: Device.Family, from system: SystemVersion) -> [Device] {
    let all = DeviceTable.standard.devices(in: .all).filter { $0.family == family && $0.runs(system) }
    return Dictionary(grouping: all) { $0.sensor ?? .none }.values
      .compactMap { same in
        let width = same.map(\.size.width).min()
        return same.filter { $0.size.width == width }.max {
          ($0.firstSystem?.major ?? 0) < ($1.firstSystem?.major ?? 0)
        }
      }
      .sorted { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }
  }
}

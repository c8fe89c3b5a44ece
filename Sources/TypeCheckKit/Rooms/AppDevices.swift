import Adaptivity
import AuditModel
import Projects

/// The devices that an app runs on, according to its projects.
///
/// If targets or configurations differ, the values are those that give texts more space.
package struct AppDevices: Hashable, Sendable {
  /// The lowest version of iOS; nil if it is not known.
  var system: SystemVersion?
  /// The families; nil if they are not known.
  var families: Set<Device.Family>?
  /// The families on which the app is never in portrait.
  var landscapeFamilies: Set<Device.Family> = []
  /// The families on which the app is never in landscape.
  var portraitFamilies: Set<Device.Family> = []
  /// Whether the app opts out of the windows of iPads (`UIRequiresFullScreen`).
  var requiresFullScreen = false
  /// Whether the app gets a part of an iPad's screen in Split View, and thus all orientations regardless of its code.
  ///
  /// Source: Apple documentation, "Adopting Multitasking Enhancements on iPad": an app that lists all orientations and
  /// does not require the full screen takes part, and has to support each of them.
  var sharesScreen = false
  /// The origin of ``system``, such as `deployment target of Kite, Kite.xcodeproj/project.pbxproj:12`.
  var origin: String?

  /// The lowest version of iOS to expect if no project states it.
  ///
  /// Our own choice: it is the first version without devices of 320 pt, so that no finding depends on the assumption.
  static let assumedSystem = SystemVersion(16)

  /// Creates the devices of an app whose projects are not known.
  init() {}

  /// Creates the devices of the apps in a folder.
  init(
    of targets: [ProjectTarget], location: (ProjectPlace) -> SourceLocation, manifest: (String) -> AppManifest?
  ) {
    // An app elsewhere may require a later system than the package or framework that it uses.
    let apps = targets.filter { $0.kind == .app && $0.platforms.mayInclude(.ios) }
    readSystem(of: apps, location)
    let lists = apps.map(\.devices.families)
    if !lists.isEmpty, !lists.contains(nil) {
      let shared = lists.dropFirst().reduce(lists[0] ?? []) { $0.intersection($1 ?? []) }
      families = shared.isEmpty ? nil : Set(shared.flatMap(Self.families))
    }
    sharesScreen = !apps.isEmpty
    for target in apps { read(target, target.infoPlists.compactMap(manifest)) }
    if requiresFullScreen { sharesScreen = false }
  }

  /// Creates the devices of an app of which only Info.plist files are known.
  init(of manifests: [AppManifest]) {
    for family in TargetDevices.Family.allCases { addOrientations(Self.orientations(in: manifests, family), family) }
  }

  /// Adds families that no project states.
  mutating func add(_ found: Set<TargetDevices.Family>?) {
    families = families ?? found.map { Set($0.flatMap(Self.families)) }
  }

  private mutating func readSystem(of targets: [ProjectTarget], _ location: (ProjectPlace) -> SourceLocation) {
    let systems = targets.map { target in target.devices.system.flatMap { SystemVersion($0.description) } }
    // A target whose system is not known may require the latest one.
    guard !systems.contains(nil), let system = systems.compactMap(\.self).max(),
      let target = zip(targets, systems).first(where: { $1 == system })?.0
    else { return }
    let place = location(target.place)
    self.system = system
    origin = "deployment target of \(target.name), \(place.file):\(place.line)"
  }

  private mutating func read(_ target: ProjectTarget, _ manifests: [AppManifest]) {
    let isStated = target.infoProperties.requiresFullScreen ?? target.devices.requiresFullScreen
    if isStated || manifests.contains(where: { $0.requiresFullScreen?.value == true }) { requiresFullScreen = true }
    // Without a launch screen, an app gets no part of a screen (Apple, "Adopting Multitasking Enhancements on iPad").
    let hasLaunchScreen =
      target.devices.hasLaunchScreen || target.infoProperties.hasLaunchScreen
      || manifests.contains { $0.launchScreen != nil }
    if !hasLaunchScreen || manifests.contains(where: \.leavesFullScreenOpen) { sharesScreen = false }
    for family in TargetDevices.Family.allCases {
      var lists = Self.orientations(in: manifests, family)
      if let names = target.infoProperties.orientations[family] { lists = [Self.orientations(names)] }
      // The build adds its own list to an Info.plist that it generates or that has none.
      if lists.isEmpty, let names = target.devices.orientations[family] {
        lists = [Self.orientations(names)]
      }
      let isWhole = { (list: [InterfaceOrientation]) in Set(list).count == InterfaceOrientation.allCases.count }
      if family == .ipad, lists.isEmpty || !lists.allSatisfy(isWhole) { sharesScreen = false }
      addOrientations(lists, family)
    }
  }

  /// Records the family if a list of orientations is only landscape or only portrait.
  private mutating func addOrientations(_ lists: [[InterfaceOrientation]], _ family: TargetDevices.Family) {
    for (orientation, families) in [
      (Orientation.landscape, \AppDevices.landscapeFamilies), (.portrait, \.portraitFamilies),
    ] {
      let isAlone = lists.contains { list in !list.isEmpty && list.allSatisfy { $0.orientation == orientation } }
      if isAlone { self[keyPath: families].formUnion(Self.families(of: family)) }
    }
  }

  private static func orientations(
    in manifests: [AppManifest], _ family: TargetDevices.Family
  ) -> [[InterfaceOrientation]] {
    manifests.compactMap { manifest in
      (family == .ipad ? manifest.padOrientations ?? manifest.orientations : manifest.orientations)?.value
    }
  }

  private static func orientations(_ names: Set<String>) -> [InterfaceOrientation] {
    names.compactMap(InterfaceOrientation.init(rawValue:))
  }

  private static func families(of family: TargetDevices.Family) -> [Device.Family] {
    // An iPod touch runs the apps of an iPhone.
    family == .ipad ? [.ipad] : [.iphone, .ipod]
  }
}

extension AppDevices {
  /// Returns the narrowest windows in which to measure texts.
  ///
  /// `request` is nil for the defaults. `systems` are the major versions of iOS that code checks for.
  ///
  /// - Throws: ``RoomError`` if no device of the app has such a window.
  func windows(_ request: RoomRequest?, from systems: Set<Int>) throws(RoomError) -> AppWindows {
    var windows = try unzoomedWindows(request, from: systems)
    var zoomed = request ?? RoomRequest()
    zoomed.isDisplayZoomed = true
    if let window = window(from: system ?? Self.assumedSystem, zoomed), window.width < windows.narrowest.width {
      windows.zoomed = window
    }
    return windows
  }

  /// Returns the windows of a request, without the additional window for Display Zoom.
  private func unzoomedWindows(_ request: RoomRequest?, from systems: Set<Int>) throws(RoomError) -> AppWindows {
    var windows = AppWindows()
    let isPhone = families?.contains(.iphone) ?? true
    if request == nil, system == nil, isPhone, landscapeFamilies.isEmpty { return windows }
    let lowest = system ?? Self.assumedSystem
    guard let narrowest = window(from: lowest, request ?? RoomRequest()) else {
      throw RoomError(
        what: "the requested window is not known for any device of the app",
        remedy: "name devices with --device; typecheck devices lists them")
    }
    windows.narrowest = narrowest
    windows.source = "the narrowest of the app's devices with iOS \(lowest) (\(origin ?? "assumed"))"
    for system in systems where SystemVersion(system) > lowest {
      guard let window = window(from: SystemVersion(system), request ?? RoomRequest()) else { continue }
      if window.width > narrowest.width { windows.later[system] = window }
    }
    return windows
  }

  /// Returns the narrowest window of the app's devices that run a version of iOS; nil if there is none.
  private func window(from system: SystemVersion, _ request: RoomRequest) -> AppWindows.Window? {
    // Among all families, iPhones have the narrowest full screen, and only iPads have parts of a screen.
    let families = families ?? Set(Device.Family.allCases)
    var best: (width: Double, environment: LayoutEnvironment)?
    for device in DeviceTable.standard.devices(in: .all) where families.contains(device.family) && device.runs(system) {
      for environment in environments(of: device, request) {
        guard let width = try? environment.safeWidth(), width > 0 else { continue }
        if let best, (best.width, Self.age(best.environment)) <= (width, Self.age(environment)) { continue }
        best = (width, environment)
      }
    }
    return best.map { AppWindows.Window(width: $0.width, devices: [PlacedDevice($0.environment)]) }
  }

  private func environments(of device: Device, _ request: RoomRequest) -> [LayoutEnvironment] {
    request.environments(on: device, usual: [landscapeFamilies.contains(device.family) ? .landscape : .portrait])
  }

  /// Returns a number that orders devices with equal windows: the newest first, which most people have, and iPods last.
  private static func age(_ environment: LayoutEnvironment) -> Double {
    let device = environment.device
    let numbers = device?.firstSystem?.numbers ?? []
    let version = Double(numbers.first ?? 0) + Double(numbers.dropFirst().first ?? 0) / 100
    return (device?.family == .ipod ? 1_000 : 0) - version
  }
}

extension AppWindows {
  /// The note for a check's report on the window of the texts, with the options that choose others.
  var note: String {
    let device = narrowest.devices.isEmpty ? "" : "\(narrowest.devices.words), "
    return "texts whose width depends on the window were measured at \(Points(narrowest.width)): \(device)\(source); "
      + "--display-zoom, --orientation, --window and --device change this"
  }

  /// Returns the note on texts that only fail in the window with Display Zoom; nil if there are no such texts.
  func note(onZoomedTexts count: Int) -> String? {
    guard count > 0, let zoomed else { return nil }
    return "\(count.grouped) \(count.form("text fits", "texts fit")) in \(Points(narrowest.width)) but not in "
      + "\(Points(zoomed.width)), which is the width of \(zoomed.devices.words); --display-zoom reports them"
  }
}

import Adaptivity
import AuditModel
import LayoutFiles
import Projects
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

@Suite struct AppDevicesTests {
  /// The devices of the apps in an XcodeGen specification and other files.
  private static func devices(_ targets: String, _ files: [String: String] = [:]) -> AppDevices {
    let files = files.merging(["project.yml": "name: Kite\ntargets:\n\(targets)"]) { first, _ in first }
    let map = ProjectMap(files: files.keys.sorted()) { path throws(ProjectFault) in Array((files[path] ?? "").utf8) }
    return AppDevices(of: map.targets) {
      SourceLocation(file: $0.file, line: $0.line, column: 1)
    } manifest: { path in
      files[path].flatMap { InfoPlistReader().read(LayoutSource(path: path, bytes: Array($0.utf8))).manifests.first }
    }
  }

  private static func app(
    _ name: String = "Kite", _ system: String? = "15.0", type: String = "application", _ more: String = ""
  ) -> String {
    let system = system.map { ", deploymentTarget: \"\($0)\"" } ?? ""
    return "  \(name): {type: \(type), platform: iOS\(system)\(more)}\n"
  }

  private static func family(_ families: String) -> String { ", settings: {TARGETED_DEVICE_FAMILY: \"\(families)\"}" }

  /// The width and device of the narrowest window.
  private static func narrowest(
    _ devices: AppDevices, _ change: (inout RoomRequest) -> Void = { _ in }
  ) throws -> String {
    var request = RoomRequest()
    change(&request)
    let isDefault = request == RoomRequest()
    let window = try devices.windows(isDefault ? nil : request, from: []).narrowest
    return "\(Int(window.width)) \(window.devices.words)"
  }

  @Test(arguments: [
    ("13.0", "320 iPhone SE (1st generation, 4-inch)"), ("15.0", "320 iPhone SE (1st generation, 4-inch)"),
    ("15.8", "320 iPhone SE (1st generation, 4-inch)"), ("16.0", "375 iPhone SE (3rd generation)"),
    ("18.0", "375 iPhone SE (3rd generation)"), ("26.0", "375 iPhone SE (3rd generation)"), (nil, "375 "),
  ])
  func theDeploymentTargetSelectsTheNarrowestPhone(_ system: String?, _ window: String) throws {
    let devices = Self.devices(Self.app("Kite", system))
    #expect(try Self.narrowest(devices) == window)
    #expect(try devices.windows(nil, from: []).source.contains("project.yml:3") == (system != nil))
  }

  @Test func theHighestOfSeveralAppsGivesTextsMoreSpace() throws {
    let both = Self.devices(Self.app("Kite", "15.0") + Self.app("Gale", "17.0"))
    #expect(both.system == SystemVersion("17.0") && both.origin?.contains("Gale") == true)
    // An app that is not known may require the latest system.
    #expect(Self.devices(Self.app("Kite", "15.0") + Self.app("Gale", nil)).system == nil)
    // Extensions, tests and apps for a watch do not count.
    let extensions = Self.app("Wid", "17.0", type: "app-extension") + Self.app("T", "18.0", type: "bundle.unit-test")
    let watch = "  W: {type: application, platform: watchOS, deploymentTarget: \"10\"}\n"
    #expect(Self.devices(Self.app("Kite", "15.0") + extensions + watch).system == SystemVersion("15.0"))
  }

  @Test func aPackageWithoutAnAppMayBeInOneForALaterSystem() throws {
    let manifest = "let p = Package(name: \"P\", platforms: [.iOS(.v15)], targets: [.target(name: \"P\")])"
    let map = ProjectMap(files: ["Package.swift", "Sources/P/P.swift"]) { path in
      path == "Package.swift" ? Array(manifest.utf8) : []
    }
    let devices = AppDevices(of: map.targets) {
      SourceLocation(file: $0.file, line: $0.line, column: 1)
    } manifest: { _ in
      nil
    }
    #expect(devices == AppDevices() && devices.system == nil)
  }

  @Test func anAppForIPadAloneHasItsFullScreen() throws {
    let pad = Self.devices(Self.app("Kite", "16.0", Self.family("2")))
    #expect(try Self.narrowest(pad) == "744 iPad mini (A17 Pro)")
    #expect(try Self.narrowest(pad) { $0.windows = [.slideOver] }.hasPrefix("320 iPad"))
    for families in ["1,2", "2,1,6", "7"] {
      #expect(try Self.narrowest(Self.devices(Self.app("Kite", "16.0", Self.family(families)))).hasPrefix("375"))
    }
    // An app of another target may be for iPad alone.
    let two = Self.app("Kite", "16.0", Self.family("1,2")) + Self.app("Pad", "16.0", Self.family("2"))
    #expect(try Self.narrowest(Self.devices(two)).hasPrefix("744"))
  }

  private static func manifest(_ key: String, _ orientations: String...) -> String {
    let list = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return """
      <?xml version="1.0"?><plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
      <key>\(key)</key><array>\(list)</array></dict></plist>
      """
  }

  @Test func anAppInLandscapeAloneHasTheWidthOfLandscape() throws {
    let info = ", info: {path: Info.plist}"
    func narrowest(_ manifest: String, _ system: String = "16.0") throws -> String {
      try Self.narrowest(Self.devices(Self.app("Kite", system, info), ["Info.plist": manifest]))
    }
    let key = "UISupportedInterfaceOrientations"
    let landscape = Self.manifest(key, "LandscapeLeft", "LandscapeRight")
    #expect(try narrowest(landscape) == "667 iPhone SE (3rd generation) (landscape)")
    #expect(try narrowest(landscape, "15.0") == "568 iPhone SE (1st generation, 4-inch) (landscape)")
    #expect(try narrowest(Self.manifest(key, "LandscapeLeft", "Portrait")) == "375 iPhone SE (3rd generation)")
    #expect(try narrowest(Self.manifest("\(key)~ipad", "LandscapeLeft")) == "375 iPhone SE (3rd generation)")
    #expect(try narrowest(Self.manifest(key)) == "375 iPhone SE (3rd generation)")
  }

  @Test func onlyAnAppWithAllOrientationsSharesTheScreen() throws {
    let key = "UISupportedInterfaceOrientations~ipad"
    let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map {
      "UIInterfaceOrientation\($0)"
    }
    func devices(_ list: [String], _ more: String = "", launch: String = ", UILaunchScreen: {}") -> AppDevices {
      let info = ", info: {path: I.plist, properties: {\(key): [\(list.joined(separator: ", "))]\(launch)\(more)}}"
      return Self.devices(Self.app("Kite", "16.0", info + Self.family("1,2")))
    }
    #expect(devices(all).sharesScreen && !devices(all).requiresFullScreen)
    #expect(!devices(Array(all.dropLast())).sharesScreen)
    #expect(!Self.devices(Self.app("Kite", "16.0")).sharesScreen && !AppDevices().sharesScreen)
    let whole = devices(all, ", UIRequiresFullScreen: true")
    #expect(!whole.sharesScreen && whole.requiresFullScreen)
    #expect(!devices(all, launch: "").sharesScreen, "an app without a launch screen has no part of a screen")
    #expect(devices(all, launch: ", UILaunchStoryboardName: Start").sharesScreen)
  }

  @Test func aFullScreenThatTheBuildDecidesIsNotKnown() {
    let key = "UISupportedInterfaceOrientations~ipad"
    let list = Self.manifest(key, "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
    func shares(_ entries: String) -> Bool {
      let file = list.replacing("<dict>", with: "<dict><key>UILaunchScreen</key><dict/>\(entries)")
      return Self.devices(
        Self.app("Kite", "16.0", ", info: {path: Info.plist}" + Self.family("1,2")), ["Info.plist": file]
      ).sharesScreen
    }
    #expect(shares("") && shares("<key>UIRequiresFullScreen</key><false/>"))
    #expect(!shares("<key>UIRequiresFullScreen</key><string>$(WHOLE)</string>"))
    #expect(!shares("<key>UIRequiresFullScreen~ipad</key><string>$(WHOLE)</string>"))
  }

  @Test func anInfoPlistWithoutProjectStatesOrientations() throws {
    let key = "UISupportedInterfaceOrientations"
    func devices(_ names: String...) throws -> AppDevices {
      let text = Self.manifest(key, names[0], names[names.count - 1])
      return AppDevices(of: [
        try #require(InfoPlistReader().read(LayoutSource(path: "Info.plist", bytes: Array(text.utf8))).manifests.first)
      ])
    }
    #expect(try devices("Portrait", "PortraitUpsideDown").portraitFamilies == [.iphone, .ipod, .ipad])
    #expect(try devices("LandscapeLeft").landscapeFamilies == [.iphone, .ipod, .ipad])
    let both = try devices("Portrait", "LandscapeLeft")
    #expect(both.portraitFamilies.isEmpty && both.landscapeFamilies.isEmpty && !both.sharesScreen)
  }

  /// The windows in which the screens of an app are solved.
  private static func windows(of devices: AppDevices, _ code: CodeEffects = CodeEffects()) -> [String] {
    ScreenWindows(devices, code).devices.map(\.words)
  }

  @Test func screensAreSolvedInTheSmallestPartsOfIPads() throws {
    let universal = Self.devices(Self.app("Kite", "16.0", Self.family("1,2")))
    let phone = ["iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 16"].flatMap { [$0, "\($0) (landscape)"] }
    let pad = ["iPad mini (A17 Pro)", "iPad mini (A17 Pro) (landscape)"]
    let parts = [
      "iPad mini (5th generation) (landscape, one-third)", "iPad mini (5th generation) (landscape, two-thirds)",
    ]
    #expect(Self.windows(of: Self.devices(Self.app("Kite", "16.0", Self.family("1")))) == phone)
    // An app that may lack an orientation gets no part of the screen.
    #expect(Self.windows(of: universal) == phone + pad)
    var sharing = universal
    sharing.sharesScreen = true
    #expect(Self.windows(of: sharing) == phone + pad + parts)
    var alone = Self.devices(Self.app("Kite", "16.0", Self.family("2")))
    alone.sharesScreen = true
    #expect(Self.windows(of: alone) == pad + parts)
    var changed = universal
    changed.portraitFamilies = [.ipad]
    #expect(Self.windows(of: changed) == phone + [pad[0]])
    // Code cannot refuse landscape on an iPad whose screen the app shares.
    var code = CodeEffects()
    code.statements[.orientations] = .anywhere
    let upright = phone.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(Self.windows(of: universal, code) == upright + [pad[0]])
    #expect(Self.windows(of: sharing, code) == upright + pad + parts)
  }

  /// A device of another shape is wider, so that only its safe area and its hardware matter.
  @Test func oneDeviceOfEachShapeIsSolved() throws {
    let windows = ScreenWindows(Self.devices(Self.app("Kite", "16.0", Self.family("1,2"))), CodeEffects())
    let devices = windows.environments.compactMap(\.device)
    #expect(Set(devices.filter { $0.family == .iphone }.map(\.sensor)) == [Device.Sensor.none, .notch, .dynamicIsland])
    let others = windows.environments.filter(windows.isOtherShape).compactMap(\.device)
    #expect(!others.isEmpty && others.allSatisfy { $0.family == .iphone && $0.sensor != Device.Sensor.none })
    #expect(windows.environments.contains { $0.device?.family == .ipad && !windows.isOtherShape($0) })
    // Devices that are named are all solved alike.
    let named = ScreenWindows([LayoutEnvironment(device: DeviceTable.standard["iphone-16"])], [])
    #expect(!named.environments.contains(where: named.isOtherShape))
  }

  /// The specification writes the Info.plist again, so an older file does not count.
  @Test func theSpecificationOfAnInfoPlistComesBeforeTheFile() throws {
    let key = "UISupportedInterfaceOrientations"
    func narrowest(_ orientation: String, file: String) throws -> String {
      let info = ", info: {path: Info.plist, properties: {\(key): [UIInterfaceOrientation\(orientation)]}}"
      return try Self.narrowest(
        Self.devices(Self.app("Kite", "16.0", info), ["Info.plist": Self.manifest(key, file)]))
    }
    #expect(try narrowest("LandscapeLeft", file: "Portrait") == "667 iPhone SE (3rd generation) (landscape)")
    #expect(try narrowest("Portrait", file: "LandscapeLeft") == "375 iPhone SE (3rd generation)")
  }

  @Test func requestsChooseAmongTheDevicesOfTheApp() throws {
    let devices = Self.devices(Self.app("Kite", "17.0", Self.family("1,2")))
    #expect(
      try Self.narrowest(devices) { $0.isDisplayZoomed = true } == "320 iPhone SE (3rd generation) (Display Zoom)")
    #expect(
      try Self.narrowest(devices) { $0.orientations = [.landscape] } == "667 iPhone SE (3rd generation) (landscape)")
    #expect(try Self.narrowest(devices) { $0.orientations = [.portrait, .landscape] }.hasPrefix("375 "))
    let half = try Self.narrowest(devices) { ($0.orientations, $0.windows) = ([.landscape], [.half]) }
    #expect(half.hasSuffix("(landscape, half)") && half.contains("iPad"), "\(half)")
    let phone = Self.devices(Self.app("Kite", "17.0", Self.family("1")))
    #expect(throws: RoomError.self) { try Self.narrowest(phone) { $0.windows = [.slideOver] } }
  }

  @Test func laterSystemsHaveAWiderWindow() throws {
    let old = try Self.devices(Self.app("Kite", "15.0")).windows(nil, from: [14, 15, 16, .max])
    #expect(old.later.mapValues(\.width) == [16: 375, .max: 375])
    #expect(
      old.window(from: 15).width == 320 && old.window(from: 16).width == 375 && old.window(from: nil).width == 320)
    #expect(try Self.devices(Self.app("Kite", "16.0")).windows(nil, from: [17, 26]).later.isEmpty)
  }
}

import Adaptivity
import AuditModel
import Documents

/// A converter from an `Info.plist` to a manifest.
struct InfoPlistDocument {
  /// The content of the file; nil if it could not be read or does not belong to an app.
  private(set) var manifest: AppManifest?
  /// The kind of bundle that the file belongs to; nil if it could not be read.
  private(set) var owner: InfoPlistOwner?
  /// The problems in the file, sorted by position.
  private(set) var issues: [InputIssue] = []

  private var values: [String: PropertyListValue] = [:]
  private var places: [String: SourceLocation] = [:]

  /// The supported keys; each may also have the suffix `~iphone` or `~ipad`.
  static let keys =
    [
      "UIDeviceFamily", "UISupportedInterfaceOrientations", "UIRequiresFullScreen", "UIStatusBarHidden",
      "UIRequiredDeviceCapabilities",
    ] + launchKeys

  /// The keys that declare a launch screen; any of them is sufficient.
  private static let launchKeys = [
    "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens",
  ]

  /// The keys that name storyboards shown at launch.
  static let storyboardKeys = ["UIMainStoryboardFile", "UIApplicationSceneManifest"]

  /// Reads a file; `file` is its path in messages.
  init(_ bytes: [UInt8], file: String) {
    let start = SourceLocation(startOf: file)
    guard !FileBytes.areBlank(bytes) else {
      issues.refuse(startOf: file, "the file is empty", fix: "get the app's Info.plist again, or remove this file")
      return
    }
    if BinaryPropertyList.isOne(bytes) {
      let list = BinaryPropertyList(bytes, file: file, isOfTexts: false)
      issues = list.issues
      for member in list.members { add(member) }
    } else if FileBytes.firstVisible(bytes) == UInt8(ascii: "<") {
      var list = XMLPropertyList(bytes, file: file)
      while let member = list.nextMember() { add(member) }
      issues += list.issues
    } else {
      issues.refuse(
        startOf: file, "this is neither an XML nor a binary property list", fix: "convert it with plutil -convert xml1")
      return
    }
    if issues.contains(where: { $0.severity == .error }), values.isEmpty { return }
    let owner = InfoPlistOwner(values)
    self.owner = owner
    guard owner == .app else { return }
    var manifest = AppManifest(location: start)
    read(into: &manifest)
    self.manifest = manifest
    issues.sort { $0.location < $1.location }
  }

  /// All texts, at any depth.
  var texts: Set<String> {
    var (waiting, texts) = (Array(values.values), Set<String>())
    while let value = waiting.popLast() {
      switch value.content {
      case .text(let text): texts.insert(text)
      case .array(let items): waiting += items
      case .dictionary(let members): waiting += members.map(\.value)
      default: break
      }
    }
    return texts
  }

  /// Adds a member; the last of equal keys counts, as in the system's parser.
  private mutating func add(_ member: PropertyListValue.Member) {
    if let earlier = places[member.key] {
      issues.warn(
        at: member.location, "the key \(Quotation(member.key)) is also in line \(earlier.line); this one is used",
        fix: "remove one of them")
    }
    values[member.key] = member.value
    places[member.key] = member.location
  }

  private mutating func read(into manifest: inout AppManifest) {
    // Xcode adds these keys to every app that it builds.
    manifest.isBuilt = ["DTSDKName", "DTPlatformName", "BuildMachineOSBuild"].contains { values[$0] != nil }
    manifest.name = stated("CFBundleDisplayName") ?? stated("CFBundleName")
    manifest.version = stated("CFBundleShortVersionString").map { version in
      stated("CFBundleVersion").map { "\(version) (\($0))" } ?? version
    }
    manifest.interfaceStyle = stated("UIUserInterfaceStyle")
    manifest.deviceFamilies = entry("UIDeviceFamily", "an array of numbers, 1 for iPhone and 2 for iPad") { $0.numbers }
    let base = orientations("UISupportedInterfaceOrientations")
    manifest.orientations = orientations("UISupportedInterfaceOrientations~iphone") ?? base
    manifest.padOrientations = orientations("UISupportedInterfaceOrientations~ipad")
    // If only the iPhone has its own list, the general list applies to the iPad.
    if manifest.padOrientations == nil, manifest.orientations != base { manifest.padOrientations = base }
    let bool = "true or false"
    manifest.requiresFullScreen =
      entry("UIRequiresFullScreen~ipad", bool) { $0.bool } ?? entry("UIRequiresFullScreen", bool) { $0.bool }
    manifest.leavesFullScreenOpen = ["UIRequiresFullScreen~ipad", "UIRequiresFullScreen"].contains {
      values[$0]?.hasVariable == true
    }
    for (key, value) in values where Self.storyboardKeys.contains(where: { key == $0 || key.hasPrefix("\($0)~") }) {
      manifest.mainStoryboards.formUnion(value.storyboards)
    }
    manifest.hidesStatusBar =
      entry("UIStatusBarHidden~iphone", bool) { $0.bool } ?? entry("UIStatusBarHidden", bool) { $0.bool }
    manifest.launchScreen = launchScreen()
    manifest.capabilities = entry(
      "UIRequiredDeviceCapabilities", "an array of names, or a dictionary of names and true or false"
    ) { $0.capabilities }
  }

  /// Returns the text of a key that affects no finding; nil if it is empty or only set by the build.
  private func stated(_ key: String) -> String? {
    guard let value = values[key], !value.hasVariable, let text = value.text, !text.isEmpty else { return nil }
    return text
  }

  private mutating func orientations(_ key: String) -> AppManifest.Entry<[InterfaceOrientation]>? {
    guard let names = entry(key, "an array of names", { $0.texts }) else { return nil }
    var known: [InterfaceOrientation] = []
    for name in names.value {
      if let orientation = InterfaceOrientation(rawValue: name) {
        if !known.contains(orientation) { known.append(orientation) }
      } else {
        let all = InterfaceOrientation.allCases.map(\.rawValue).joined(separator: ", ")
        issues.warn(
          at: names.location, "\(key) names \(Quotation(name)), which is not an orientation and has no effect",
          fix: "write one of \(all)")
      }
    }
    return AppManifest.Entry(known, at: names.location)
  }

  private func launchScreen() -> AppManifest.Entry<String>? {
    for key in Self.launchKeys {
      for name in [key, "\(key)~iphone", "\(key)~ipad"] {
        if let place = places[name] { return AppManifest.Entry(name, at: place) }
      }
    }
    return nil
  }

  /// Returns the converted value of a key; reports a value that cannot be converted and returns nil.
  private mutating func entry<Value: Hashable & Sendable>(
    _ key: String, _ kind: String, _ read: (PropertyListValue) -> Value?
  ) -> AppManifest.Entry<Value>? {
    guard let value = values[key], let place = places[key] else { return nil }
    if value.hasVariable {
      issues.warn(
        at: place, "the value of \(key) is a build setting, so the value in the built app is not known",
        fix: "name the Info.plist of the built app")
      return nil
    }
    if let read = read(value) { return AppManifest.Entry(read, at: place) }
    issues.refuse(at: place, "the value of \(key) is \(value.kind) and cannot be read", fix: "write \(kind)")
    return nil
  }
}

extension PropertyListValue {
  /// Whether the value contains a build setting, `$(NAME)` or `${NAME}`.
  fileprivate var hasVariable: Bool {
    switch content {
    case .text(let text): text.contains("$(") || text.contains("${")
    case .array(let items): items.contains(where: \.hasVariable)
    default: false
    }
  }

  /// The names of storyboards: the text itself, or those in a scene manifest.
  fileprivate var storyboards: [String] {
    switch content {
    case .text(let name): [name]
    case .array(let items): items.flatMap(\.storyboards)
    case .dictionary(let members):
      members.flatMap { member in
        let isOpen = member.value.text == nil || member.key == "UISceneStoryboardFile"
        return isOpen ? member.value.storyboards : []
      }
    default: []
    }
  }

  /// The value as a Boolean, including spellings in older property lists; nil for other values.
  fileprivate var bool: Bool? {
    switch content {
    case .bool(let value): value
    case .number(let number): number == 0 ? false : number == 1 ? true : nil
    case .text(let text):
      ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false][text.lowercased()]
    default: nil
    }
  }

  /// The strings of an array, or a single string; nil for other values.
  fileprivate var texts: [String]? {
    guard case .array(let items) = content else { return text.map { [$0] } }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }

  /// The strings of an array, or the keys of a dictionary whose values are true; nil for other values.
  fileprivate var capabilities: [String]? {
    guard let members else { return texts }
    return members.filter { $0.value.bool == true }.map(\.key)
  }
}

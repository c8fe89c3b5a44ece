internal import Adaptivity
internal import AuditModel

extension AppManifest {
  /// The orientations of one family of devices, and the key that gives them.
  struct Orientations {
    var family: Device.Family
    /// The key that is meant for this family.
    var key: String
    var entry: Entry<[InterfaceOrientation]>
    /// Whether the entry is that of the phones too.
    var isShared: Bool
  }

  /// Whether the app runs on devices of a family; nil where the file does not say it.
  ///
  /// A built app that names no family is one for iPhone. A project's own file leaves it to the build; a list of
  /// orientations for iPad shows that it runs there.
  func runs(on family: Device.Family) -> Bool? {
    let number = family == .ipad ? 2 : 1
    if let deviceFamilies { return deviceFamilies.value.contains(number) }
    if isBuilt { return family != .ipad }
    return family == .ipad && padOrientations != nil ? true : nil
  }

  /// The lists of orientations that are known to count: of iPhone unless the app does not run there, of iPad if it does.
  var orientationLists: [Orientations] {
    var lists: [Orientations] = []
    if runs(on: .iphone) != false, let orientations, !orientations.value.isEmpty {
      lists.append(Orientations(family: .iphone, key: Self.orientationsKey, entry: orientations, isShared: false))
    }
    if runs(on: .ipad) == true, let entry = padOrientations ?? orientations, !entry.value.isEmpty {
      let isShared = padOrientations == nil && !lists.isEmpty
      lists.append(Orientations(family: .ipad, key: Self.padOrientationsKey, entry: entry, isShared: isShared))
    }
    return lists
  }

  static let orientationsKey = "UISupportedInterfaceOrientations"
  static let padOrientationsKey = "UISupportedInterfaceOrientations~ipad"

  /// A finding about a key of the file.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - key: The key.
  ///   - location: Where it stands; nil where it does not.
  ///   - message: What is wrong.
  ///   - remedy: What would mend it.
  /// - Returns: The finding.
  func finding(
    _ rule: String, _ severity: Finding.Severity, _ key: String, at location: SourceLocation?,
    _ message: Finding.Message, remedy: String
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, key: key, location: location ?? self.location, message: message)
    finding.remedy = remedy
    return finding
  }
}

extension Device.Family {
  /// The family as it is printed.
  var words: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .ipod: "iPod touch"
    }
  }
}

extension InterfaceOrientation {
  /// The orientation in words.
  var words: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    }
  }

  /// The same turned by 180 degrees.
  var turned: InterfaceOrientation {
    switch self {
    case .portrait: .portraitUpsideDown
    case .portraitUpsideDown: .portrait
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

internal import Adaptivity
internal import AuditModel

extension AppManifest {
  /// The orientations of one device family, and the key that sets them.
  struct Orientations {
    var family: Device.Family
    /// The key specific to this family.
    var key: String
    var entry: Entry<[InterfaceOrientation]>
    /// Whether the entry is for iPad but comes from the list that also applies to iPhone.
    var isShared: Bool
  }

  /// Whether the families are known, so that ``runs(on:)`` does not guess.
  var statesFamilies: Bool { targetFamilies != nil || deviceFamilies != nil || isBuilt }

  /// Returns whether the app runs on a device family, or nil if neither a project nor the file states it.
  ///
  /// A built app without families is for iPhone. In a project's own file, the build sets the families. If no project is
  /// known, a list of orientations for iPad suggests that the app runs on iPad. Xcode's template has this list, so
  /// iPhone-only apps often keep it.
  func runs(on family: Device.Family) -> Bool? {
    if let targetFamilies { return targetFamilies.contains(family == .ipad ? .ipad : .iphone) }
    let number = family == .ipad ? 2 : 1
    if let deviceFamilies { return deviceFamilies.value.contains(number) }
    if isBuilt { return family != .ipad }
    return family == .ipad && padOrientations != nil ? true : nil
  }

  /// The lists of orientations in use: for iPhone unless the app does not run there, and for iPad only if it does.
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
}

extension InterfaceOrientation {
  /// The name as shown in messages.
  var words: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    }
  }

  /// The orientation rotated by 180 degrees.
  var turned: InterfaceOrientation {
    switch self {
    case .portrait: .portraitUpsideDown
    case .portraitUpsideDown: .portrait
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

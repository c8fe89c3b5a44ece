import AuditModel

/// The appearances of an app that is always light or always dark, as `UIUserInterfaceStyle` states it.
///
/// The key is in an Info.plist, in the build settings of a project or in an XcodeGen specification.
struct InterfaceStyles {
  /// The appearances in which the views of a file are shown.
  enum Choice: Hashable {
    /// The views follow the system.
    case system
    /// The views have only one appearance.
    case always(isDark: Bool)
    /// Some targets that contain the file have only one appearance.
    case some
  }

  private let projects: ProjectFacts
  private let manifests: [String?]
  private var known: [String: Choice] = [:]

  init(_ manifests: [AppManifest], of projects: ProjectFacts) {
    self.manifests = manifests.map(\.interfaceStyle)
    self.projects = projects
  }

  /// Whether a target states the key.
  var isStated: Bool { projects.statesInterfaceStyle || Self.choice(manifests) != .system }

  /// Returns the appearances of the views of a file.
  mutating func choice(of file: String) -> Choice {
    if let known = known[file] { return known }
    let styles = projects.interfaceStyles(of: file)
    // Without a project, every Info.plist may apply.
    let choice = Self.choice(styles.isEmpty ? manifests : styles)
    known[file] = choice
    return choice
  }

  private static func choice(_ styles: [String?]) -> Choice {
    let isDark = styles.map { style in ["Light": false, "Dark": true][style ?? ""] }
    guard let first = isDark.first, isDark.contains(where: { $0 != nil }) else { return .system }
    guard let first, isDark.allSatisfy({ $0 == first }) else { return .some }
    return .always(isDark: first)
  }
}

extension AppUses {
  /// Marks the colours in views that are always light or always dark, which never have their other value.
  mutating func add(_ styles: InterfaceStyles) {
    guard styles.isStated else { return }
    var styles = styles
    for index in colors.indices {
      switch styles.choice(of: colors[index].location.file) {
      case .system: break
      case .always(let isDark): colors[index].isAlwaysDark = isDark
      case .some:
        if colors[index].doubt == nil, !colors[index].isFixed { colors[index].doubt = .fixedAppearance }
      }
    }
  }
}

import AuditModel
import Documents
import LayoutFiles
import Projects

/// The membership of files in the app, which its projects define.
///
/// Files of other platforms, of tests and of the system are not part of the app.
///
/// The projects are read when the membership of the first file is requested.
final class AppMembership {
  let inventory: Inventory
  private lazy var projects = AppProjects(of: inventory, readsOutside: readsOutside)
  private var known: [String: SkipReason?] = [:]
  /// The first reason of each project and text, by input.
  private var reasons: [Int: [String: SkipReason]] = [:]

  /// Whether to read the projects although no file's membership is requested.
  private let isNeeded: Bool
  /// Whether links may lead out of the inputs.
  private let readsOutside: Bool

  /// Creates the membership of the files of an inventory.
  ///
  /// `isNeeded` has the projects read although no file's membership is requested. If `readsOutside` is true, links may
  /// lead out of the inputs.
  init(_ inventory: Inventory, isNeeded: Bool = false, readsOutside: Bool = false) {
    self.inventory = inventory
    self.isNeeded = isNeeded
    self.readsOutside = readsOutside
  }

  /// Returns the reason to skip a file, or nil if it is part of the app or no project mentions it.
  func reasonToSkip(_ entry: FileEntry) -> SkipReason? {
    let unit = projects.unit(of: entry, in: inventory)
    if let reason = known[unit.key] { return reason }
    let reason = projects.groundToSkip(unit.path).map { ground in
      // Thousands of files may have the same reason. The first for each project is enough, because its line is an
      // example.
      let key = "\(ground.place?.file ?? "")\n\(ground.text)"
      let reason = reasons[entry.input]?[key] ?? projects.reason(ground)
      reasons[entry.input, default: [:]][key] = reason
      return reason
    }
    known[unit.key] = .some(reason)
    return reason
  }

  /// The targets of the app's projects, in the order of the projects.
  var targets: [UsesReport.Target] { projects.targets }

  /// The Info.plist files of an app without a project.
  var manifests: [AppManifest] = []

  /// The devices that the app runs on; without a project, only what Info.plist files state is known.
  var devices: AppDevices {
    isUnread ? AppDevices() : projects.targets.isEmpty ? AppDevices(of: manifests) : projects.devices
  }

  /// The names of the storyboards that the system shows at launch; empty if no target and no Info.plist states one.
  var mainStoryboards: Set<String> {
    isUnread || projects.targets.isEmpty
      ? Set(manifests.lazy.flatMap(\.mainStoryboards)) : projects.mainStoryboards
  }

  /// Whether the app may have libraries that no project builds; without a project, nothing is known of them.
  var mayUseLibraries: Bool { isUnread || projects.targets.isEmpty || projects.usesLibraries }

  /// The development language of the projects, as a BCP 47 tag; nil if they differ or none states it.
  var developmentLanguage: String? { isUnread ? nil : projects.developmentLanguage }

  /// Returns the highest version of iOS that a target with a file requires, as a major number.
  ///
  /// The result is nil if no target is known to contain the file. An extension of an app may require a later version
  /// than the app.
  func system(of file: String) -> Int? { projects.system(of: file) }

  /// Returns the names of the targets with a file; empty if none is known.
  func targets(of file: String) -> Set<String> { isUnread ? [] : projects.targets(of: file) }

  /// Returns the value of `UIUserInterfaceStyle` for each target with a file, nil for one without a value.
  ///
  /// A file of a library has the values of the apps. The result is empty if no target is known.
  func interfaceStyles(of file: String) -> [String?] { isUnread ? [] : projects.interfaceStyles(of: file) }

  /// Whether the build settings or the specification of a target state `UIUserInterfaceStyle`.
  var statesInterfaceStyle: Bool { !isUnread && projects.statesInterfaceStyle }

  /// The highest major version of iOS that a target requires; nil if no target states one.
  var latestSystem: Int? { projects.latestSystem }

  /// The name of the only Xcode project in the topmost folder with one; nil if there are several or no project was read.
  var name: String? { isUnread ? nil : projects.name }

  /// Whether nothing has requested the projects.
  private var isUnread: Bool { known.isEmpty && !isNeeded }

  /// The issues of project files; empty if no project was read.
  var issues: [InputIssue] { known.isEmpty ? [] : projects.issues }
}

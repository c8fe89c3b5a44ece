import Adaptivity
import AuditModel
import LayoutFiles
import Projects

/// The facts that the projects of an app state, or its Info.plist files if it has no project.
struct ProjectFacts {
  /// The targets, in the order of the projects.
  let targets: [AppUses.Target]
  /// The devices that the app runs on; without a project, only the facts in Info.plist files are known.
  let devices: AppDevices
  /// The names of the storyboards that the system shows at launch; empty if no target and no Info.plist states one.
  let mainStoryboards: Set<String>
  /// Whether the app may have libraries that no project builds; true without a project.
  let mayUseLibraries: Bool
  /// Whether the build settings or the specification of a target state `UIUserInterfaceStyle`.
  let statesInterfaceStyle: Bool
  /// The highest major version of iOS that a target requires; nil if no target states one.
  let latestSystem: Int?
  /// The name of the only Xcode project in the topmost folder with one; nil if there are several or none.
  let name: String?

  private let projects: AppProjects?

  /// Combines projects with Info.plist files.
  ///
  /// For single files, no project is read and `projects` is nil. The Info.plist files count if there is no target.
  init(_ projects: AppProjects?, _ manifests: [AppManifest]) {
    self.projects = projects
    targets = projects?.targets ?? []
    let named = targets.isEmpty ? nil : projects
    var devices = projects == nil ? AppDevices() : named?.devices ?? AppDevices(of: manifests)
    devices.add(projects?.tuistFamilies)
    self.devices = devices
    mainStoryboards = named?.mainStoryboards ?? Set(manifests.lazy.flatMap(\.mainStoryboards))
    mayUseLibraries = named?.usesLibraries ?? true
    statesInterfaceStyle = projects?.statesInterfaceStyle ?? false
    latestSystem = projects?.latestSystem
    name = projects?.name
  }

  /// Returns the highest major version of iOS that a target with a file requires.
  ///
  /// The result is nil if no target is known to contain the file. An app extension may require a later version than the
  /// app.
  func system(of file: String) -> Int? { projects?.system(of: file) }

  /// Returns whether users may get a file: false if a project shows that no app contains it.
  func ships(_ file: String) -> Bool { projects?.ships(file) ?? true }

  /// Returns the names of the targets that contain a file; empty if none is known.
  func targets(of file: String) -> Set<String> { projects?.targets(of: file) ?? [] }

  /// Returns the names of the apps and extensions that contain a file; empty if a library contains it, or none is known.
  func apps(of file: String) -> Set<String> { projects?.apps(of: file) ?? [] }

  /// Returns the value of `UIUserInterfaceStyle` of each target that contains a file; nil for a target without a value.
  ///
  /// A file of a library has the values of the apps. The result is empty if no target is known.
  func interfaceStyles(of file: String) -> [String?] { projects?.interfaceStyles(of: file) ?? [] }

  /// Returns the device families of the targets that use an Info.plist; nil if no project states them.
  func families(ofInfoPlist file: String) -> Set<Device.Family>? {
    projects?.families(ofInfoPlist: file).map(Self.families)
  }

  /// Returns the device families of the apps that contain a file; nil if no project states them.
  func families(ofAppsWith file: String) -> Set<Device.Family>? {
    projects?.families(ofAppsWith: file).map(Self.families)
  }

  private static func families(_ families: Set<TargetDevices.Family>) -> Set<Device.Family> {
    Set(families.map { $0 == .ipad ? .ipad : .iphone })
  }
}

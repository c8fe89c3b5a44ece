import AuditModel
import Documents
import Projects

/// The decisions of an app's projects about its files, while the files are listed.
///
/// Files of other platforms, of tests and of the system are not part of the app.
struct FileMembership {
  private let projects: AppProjects
  private let inventory: Inventory
  private var known: [String: SkipReason?] = [:]
  /// The first reason of each project and text, by input.
  private var reasons: [Int: [String: SkipReason]] = [:]

  init(_ projects: AppProjects, _ inventory: Inventory) { (self.projects, self.inventory) = (projects, inventory) }

  /// Returns the reason to skip a file, or nil if it is part of the app or no project mentions it.
  mutating func reasonToSkip(_ entry: FileEntry) -> SkipReason? {
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
}

/// A reader of `.xcconfig` files and the files that they include.
struct ConfigurationFile {
  /// The maximum number of files to read for one, far above any project (our own limit).
  ///
  /// It also stops circular includes with ever-changing paths.
  private static let mostFiles = 64

  /// The steps for each line.
  private static let steps = 8

  private let folder: ProjectFolder
  private var level = BuildSettings.Level()
  private var issues: [ProjectIssue] = []
  private var seen: Set<String> = []

  /// Returns the settings of a file; the result's `missing` is a required file that was not found.
  static func level(
    _ path: String, in folder: ProjectFolder
  ) -> (level: BuildSettings.Level, issues: [ProjectIssue]) {
    var reader = ConfigurationFile(folder: folder)
    reader.add(path)
    return (reader.level, reader.issues)
  }

  private init(folder: ProjectFolder) { self.folder = folder }

  /// A line that includes a file.
  private struct Include {
    var name: String
    var place: ProjectPlace
    /// Whether the line is `#include?`, which allows the file to be missing.
    var isOptional: Bool
  }

  /// Adds the settings of a file; `include` is the including line, or nil for the file itself.
  private mutating func add(_ path: String, by include: Include? = nil) {
    guard seen.count < Self.mostFiles, seen.insert(path).inserted else { return }
    let lines: [ConfigurationLine]
    do throws(ProjectFault) {
      guard let found = try folder.configuration(path) else {
        if include?.isOptional == true || Self.isOfPods(path) { return }
        level.missing = path
        if let include { issues.append(.missing(include.name, at: include.place, "settings")) }
        return
      }
      lines = found
    } catch {
      level.missing = path
      var issue = error.issue(in: folder.name(of: path))
      if include?.isOptional == true { issue.isError = false }
      issues.append(issue)
      return
    }
    guard folder.effort.spend(Self.steps * lines.count) else { return }
    for line in lines {
      switch line {
      case .setting(let name, let value): level.set(name, value)
      case .include(let name, let isOptional, let number):
        let place = ProjectPlace(file: folder.name(of: path), line: number)
        add(Include(name: name, place: place, isOptional: isOptional), from: path)
      }
    }
  }

  private mutating func add(_ include: Include, from path: String) {
    // This file belongs to Xcode and sets no platform.
    if include.name.hasPrefix("<DEVELOPER_DIR>") { return }
    let file = ProjectPath.joined(ProjectPath.folder(of: path), include.name)
    if let file, !ProjectPath.isAbove(file) { return add(file, by: include) }
    // Xcode also accepts a missing file here.
    if include.isOptional { return }
    // Files outside the folder are never opened, not even to check whether they exist.
    level.missing = include.name
    if issues.count < Self.mostFiles { issues.append(.outside(include.name, at: include.place)) }
  }

  /// Returns whether CocoaPods generates a file when it installs pods.
  ///
  /// Many projects do not commit these files. They only set search paths and flags, never an SDK or platform.
  ///
  /// Source: CocoaPods, generator/xcconfig: the settings of an aggregate target.
  private static func isOfPods(_ path: String) -> Bool {
    path.hasPrefix("Pods/") || path.contains("/Pods/") || ProjectPath.name(of: path).hasPrefix("Pods-")
  }
}

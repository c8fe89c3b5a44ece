import AuditModel
import Documents
import LayoutRules
import RuleKit

/// The files that a run finds in folders, as opposed to the files that the user names.
///
/// Without a named file, there is no answer, so a problem of it is an issue of the inputs. A problem of a found file is
/// a finding, and the answer covers the other files.
struct FoundFiles {
  /// The absolute paths of the folders that are searched.
  private var folders: [String] = []
  /// The absolute paths of the inputs.
  private var named: Set<String> = []
  /// The absolute paths of the asset catalogs among the inputs, each of which the user names as a whole.
  private var catalogs: [String] = []
  /// The absolute paths of project files with problems.
  private var projects: Set<String> = []
  private let ships: (String) -> Bool

  /// Describes the files of inputs.
  ///
  /// `projectIssues` are the problems of project files, and `ships` returns whether users may get a file.
  init(
    _ inputs: [String], projectIssues: [InputIssue] = [], ships: @escaping (String) -> Bool = { _ in true }
  ) {
    self.ships = ships
    for input in inputs {
      let path = FilePath.absolute(input)
      named.insert(path)
      guard FileKind(at: input) == .folder else { continue }
      if [InputIssue].isAsset(path) { catalogs.append(path) } else { folders.append(path) }
    }
    projects = Set(projectIssues.map { FilePath.absolute($0.location.file) })
  }

  /// Returns the errors about found files, and the other issues, both in order.
  ///
  /// `settings` are issues at texts that come from the configuration or an option, so that no file is at fault.
  func split(
    _ issues: [InputIssue], except settings: Set<InputIssue> = []
  ) -> (problems: [FileProblem], others: [InputIssue]) {
    var split: (problems: [FileProblem], others: [InputIssue]) = ([], [])
    for issue in issues {
      // Another run may read the file.
      if issue.isOfSystem {
        split.others.append(issue)
      } else if issue.severity == .error, !settings.contains(issue), let problem = problem(issue) {
        split.problems.append(problem)
      } else {
        split.others.append(issue)
      }
    }
    return split
  }

  /// Returns the problem of a found file; nil if the user names the file, or if no input contains it.
  private func problem(_ issue: InputIssue) -> FileProblem? {
    let file = issue.location.file
    let path = FilePath.absolute(file)
    guard !named.contains(path), !Self.contain(path, catalogs) else { return nil }
    // A project file decides which files users get, also if it is above the folder that is searched.
    if projects.contains(path) { return FileProblem(issue, isShipped: true) }
    return Self.contain(path, folders) ? FileProblem(issue, isShipped: ships(file)) : nil
  }

  private static func contain(_ path: String, _ folders: [String]) -> Bool {
    folders.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}

extension AuditReport {
  /// Reports errors about found files as findings instead of issues of the inputs.
  ///
  /// In a run without results, they stay issues, because they are the reason why there is no answer.
  mutating func move(_ found: FoundFiles, except settings: Set<InputIssue> = [], by auditor: FileAuditor) {
    guard !isEmpty else { return }
    let split = found.split(inputIssues, except: settings)
    inputIssues = split.others
    add(auditor.audit(split.problems))
  }
}

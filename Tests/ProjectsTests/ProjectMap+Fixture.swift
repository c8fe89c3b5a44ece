import Projects

extension ProjectMap {
  /// The map of files in memory, and of others that only have a name.
  init(_ contents: [String: String], others: [String] = []) {
    self.init(files: contents.keys.sorted() + others) { path throws(ProjectFault) in
      guard let text = contents[path] else { throw ProjectFault(1, "the project file cannot be read") }
      return Array(text.utf8)
    }
  }

  /// The map of one file in memory.
  init(_ path: String, _ bytes: [UInt8]) {
    self.init(files: [path]) { _ throws(ProjectFault) in bytes }
  }

  /// The locations and messages of errors, or of warnings.
  func lines(_ areErrors: Bool) -> [String] {
    issues.filter { $0.isError == areErrors }.map { "\($0.place.file):\($0.place.line): \($0.message)" }
  }

  /// The names of the targets that take a file.
  func takers(of path: String) -> [String] { membership(of: path).takings.map(\.target.name) }

  /// The reason to skip a file; nil if it is read.
  func skipReason(of path: String) -> String? {
    if case .skip(let reason) = membership(of: path).decision { reason.text } else { nil }
  }

  /// The target of a name.
  func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

extension ProjectIssue {
  /// The issue as one line of a report.
  var line: String { "\(place.file):\(place.line): \(message); \(remedy)" }
}

import Projects

extension ProjectMap {
  /// The map of files in memory, and of others that only have a name.
  init(_ contents: [String: String], others: [String] = []) {
    self.init(files: contents.keys.sorted() + others) { contents[$0].map { Array($0.utf8) } }
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

extension ProjectWarning {
  /// The warning as one line of a report.
  var line: String { "\(place.file):\(place.line): \(message); \(remedy)" }
}

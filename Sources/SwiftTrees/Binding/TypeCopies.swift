/// The declarations of a type that has several, such as one per target, with the members of each.
///
/// Targets may have types of the same name, in folders of their own. Members are those of one of them only if its file
/// is nearer to the place that names them than the others are.
package struct TypeCopies: Sendable {
  /// A file with declarations.
  private struct File {
    var path: String
    /// The number of the declaration; nil if the file has several.
    var number: Int?
  }

  /// The files by their bytes, so that those with the longest common beginning are next to each other.
  private let files: [File]
  /// The members by name and by the number of the declaration that is nearest to their file.
  private var members: [String: [Int: [SourceNode]]] = [:]
  /// The same without the defaults of requirements.
  private var visible: [String: [Int: [SourceNode]]] = [:]

  /// Divides the members of a type among its declarations.
  package init(_ entry: TypeTable.Entry) {
    var numbers: [String: Int?] = [:]
    for (number, declaration) in entry.declarations.enumerated() {
      let path = declaration.tree.file
      numbers[path] = .some(numbers[path] == nil ? number : nil)
    }
    files = numbers.map { File(path: $0.key, number: $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for (name, all) in entry.members {
      var found: [Int: [SourceNode]] = [:]
      for member in all {
        if let number = nearest(to: member.tree.file) { found[number, default: []].append(member) }
      }
      members[name] = found
      visible[name] = found.mapValues(\.withoutDefaults)
    }
  }

  /// Returns the members of the declaration that is nearest to a file; none if several are.
  ///
  /// - Parameters:
  ///   - name: The name of the members.
  ///   - file: The file that names them.
  ///   - withDefaults: Whether the defaults of requirements are among them.
  /// - Returns: The members.
  package func members(_ name: String, seenFrom file: String, withDefaults: Bool = false) -> [SourceNode] {
    guard let all = withDefaults ? members[name] : visible[name], let number = nearest(to: file) else { return [] }
    return all[number] ?? []
  }

  /// The number of the declaration in a file, or else in the only file that shares the longest beginning of its path.
  private func nearest(to file: String) -> Int? {
    let bytes = file.utf8
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.utf8.lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
    }
    if low < files.count, files[low].path == file { return files[low].number }
    let (before, after) = (shared(low - 1, bytes), shared(low, bytes))
    guard before != after else { return nil }
    // Those further away share no more.
    let (found, next) = before > after ? (low - 1, low - 2) : (low, low + 1)
    return shared(next, bytes) < max(before, after) ? files[found].number : nil
  }

  /// The number of bytes at the beginning that a path shares with the one at an index; -1 outside of the list.
  private func shared(_ index: Int, _ bytes: String.UTF8View) -> Int {
    guard files.indices.contains(index) else { return -1 }
    return zip(files[index].path.utf8, bytes).prefix { $0 == $1 }.count
  }
}

extension [SourceNode] {
  /// The members without the defaults that extensions give to requirements: they are what some types have as the member.
  package var withoutDefaults: [SourceNode] {
    guard count > 1, contains(where: \.isRequirement) else { return self }
    let labels = Set(lazy.filter(\.isRequirement).map(\.parameterLabels))
    return filter { $0.isRequirement || !labels.contains($0.parameterLabels) }
  }
}

/// The declarations outside of types with one name.
package struct SharedGlobals: Sendable {
  private var byFile: [ObjectIdentifier: [SourceNode]] = [:]
  /// The functions, which may be overloads; empty if some are no functions, or if there are too many.
  private var elsewhere: [SourceNode] = []

  package init(_ all: [SourceNode]) {
    byFile = Dictionary(grouping: all) { ObjectIdentifier($0.tree) }
    if all.count <= Binder.mostOverloads, all.allSatisfy({ $0.kind == .function }) { elsewhere = all }
  }

  /// Returns the declarations of a file, or else the overloaded functions of all files.
  package func visible(in tree: SourceTree) -> [SourceNode] { byFile[ObjectIdentifier(tree)] ?? elsewhere }
}

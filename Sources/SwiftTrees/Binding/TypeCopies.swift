/// A type's declarations in several places, such as targets, with the members of each.
///
/// Targets may have types with the same name, in separate folders. Code sees the members of one declaration only if its
/// file is nearer than the files of all others.
package struct TypeCopies: Sendable {
  /// A file with declarations.
  private struct File {
    var path: String
    /// The number of the declaration; nil if the file has several.
    var number: Int?
  }

  /// The files in byte order, so that those with the longest common prefix are adjacent.
  private let files: [File]
  /// The members by name and by the number of the declaration nearest to their file.
  private var members: [String: [Int: [SourceNode]]] = [:]
  /// The same without default implementations of requirements.
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

  /// Returns the members of the declaration nearest to a file; empty if several are equally near.
  ///
  /// With `withDefaults`, the default implementations of requirements are included.
  package func members(_ name: String, seenFrom file: String, withDefaults: Bool = false) -> [SourceNode] {
    guard let all = withDefaults ? members[name] : visible[name], let number = nearest(to: file) else { return [] }
    return all[number] ?? []
  }

  /// The number of the declaration in a file, or else in the only file with the longest common path prefix.
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
    // Files further away share no longer prefix.
    let (found, next) = before > after ? (low - 1, low - 2) : (low, low + 1)
    return shared(next, bytes) < max(before, after) ? files[found].number : nil
  }

  /// The length in bytes of the common prefix with the path at an index; -1 outside of the list.
  private func shared(_ index: Int, _ bytes: String.UTF8View) -> Int {
    guard files.indices.contains(index) else { return -1 }
    return zip(files[index].path.utf8, bytes).prefix { $0 == $1 }.count
  }
}

extension [SourceNode] {
  /// The members without default implementations in extensions, which only some types use.
  package var withoutDefaults: [SourceNode] {
    guard count > 1, contains(where: \.isRequirement) else { return self }
    let labels = Set(lazy.filter(\.isRequirement).map(\.parameterLabels))
    return filter { $0.isRequirement || !labels.contains($0.parameterLabels) }
  }
}

/// The global declarations with one name.
package struct SharedGlobals: Sendable {
  private var byFile: [ObjectIdentifier: [SourceNode]] = [:]
  /// The functions, which may be overloads; empty if some are not functions, or if there are too many.
  private var elsewhere: [SourceNode] = []

  package init(_ all: [SourceNode]) {
    byFile = Dictionary(grouping: all) { ObjectIdentifier($0.tree) }
    if all.count <= Binder.mostOverloads, all.allSatisfy({ $0.kind == .function }) { elsewhere = all }
  }

  /// Returns the declarations in a file, or else the overloaded functions in all files.
  package func visible(in tree: SourceTree) -> [SourceNode] { byFile[ObjectIdentifier(tree)] ?? elsewhere }
}

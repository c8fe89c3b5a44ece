import AuditModel
package import Documents

/// A reader of W3C Design Tokens of the type `color`, with group types, `$extends`, aliases and JSON pointers.
///
/// The files of one folder are read together. `light`, `dark` and `high contrast` (also `increased contrast` or `hc`)
/// in a file name state the appearance of the tokens. Other files apply to all appearances. If two files define a token
/// for the same appearance, only files whose names differ just in these words form one palette.
///
/// Modes within one file are not supported, because tools store them under `$extensions` in different ways. For
/// unsupported colour spaces, the `hex` value next to the components is used.
package struct DesignTokensReader: PaletteReader {
  /// The format of design tokens.
  package static let format = CatalogFormat(
    id: "tokens", name: "design tokens", fileExtensions: ["tokens.json", "tokens"])

  /// Reads files of design tokens.
  package func read(_ source: PaletteSource) -> PaletteCatalog {
    var catalog = PaletteCatalog()
    var files: [TokenFile] = []
    for file in source.files {
      guard let bytes = catalog.bytes(of: file) else { continue }
      files.append(TokenFile(bytes, path: file.path, index: files.count))
    }
    catalog.issues += files.flatMap(\.notes.issues)
    let readable = files.indices.filter { files[$0].root != nil }
    guard !readable.isEmpty else { return catalog }
    for group in Self.groups(of: readable, files) {
      let isWhole = group.count == readable.count
      let built = TokenPalette(
        name: Self.name(of: group.map { files[$0] }, folder: isWhole && readable.count > 1 ? source.path : nil),
        path: isWhole ? source.path : files[group[0]].path, files: files, own: group)
      catalog.issues += built.issues
      catalog.leftOut.merge(built.leftOut, uniquingKeysWith: +)
      if !built.palette.colors.isEmpty { catalog.palettes.append(built.palette) }
    }
    if catalog.palettes.isEmpty, catalog.issues.isEmpty {
      catalog.issues.warn(
        at: SourceLocation(startOf: files[0].path), "no token has the type color",
        fix: "write \"$type\": \"color\" in it or its group")
    }
    return catalog
  }

  /// Returns groups of file indices, one per palette.
  ///
  /// All files form one palette, unless two files define the same token for one mode.
  private static func groups(of readable: [Int], _ files: [TokenFile]) -> [[Int]] {
    var seen: [TokenMode: Set<String>] = [:]
    let agrees = readable.allSatisfy { index in
      files[index].tokens.allSatisfy { seen[files[index].mode, default: []].insert($0.name).inserted }
    }
    if agrees { return [readable] }
    var groups: [(rest: String, files: [Int])] = []
    for index in readable {
      if let group = groups.firstIndex(where: { $0.rest == files[index].rest }) {
        groups[group].files.append(index)
      } else {
        groups.append((files[index].rest, [index]))
      }
    }
    return groups.map(\.files)
  }

  private static func name(of files: [TokenFile], folder: String?) -> String {
    if let folder, let last = folder.split(separator: "/").last, last != "." { return String(last) }
    return files[0].rest.isEmpty ? "tokens" : files[0].rest
  }
}

import AuditModel
package import Documents

/// A reader of the colour sets in an asset catalog.
///
/// A colour is named after its `.colorset` folder. As in Xcode, enclosing folders with `provides-namespace` in their
/// `Contents.json` prefix the name: `folder/name`. Roles and groups of states are inferred from the names.
package struct AssetCatalogReader: PaletteReader {
  /// The format of asset catalogs.
  package static let format = CatalogFormat(id: "xcassets", name: "asset catalogs", fileExtensions: ["xcassets"])

  /// The extension of a colour set's folder, with its dot.
  static let colorSet = ".colorset"
  /// The name of the file that describes a set or group folder.
  static let contents = "Contents.json"

  /// Reads the colour sets of a catalog as one palette, with an issue for each problem.
  ///
  /// The files of the source are the `Contents.json` of colour sets and of the folders around them.
  package func read(_ source: PaletteSource) -> PaletteCatalog {
    var catalog = PaletteCatalog()
    let namespaces = namespaces(of: source, into: &catalog)
    var waiting: [(bytes: [UInt8], file: String, name: String)] = []
    for file in source.files {
      let parts = folders(of: file, in: source)
      guard let last = parts.last, last.lowercased().hasSuffix(Self.colorSet) else { continue }
      guard let bytes = catalog.bytes(of: file) else { continue }
      let above = parts.indices.dropLast().filter { namespaces.contains(parts[...$0].joined(separator: "/")) }
      let name = (above.map { parts[$0] } + [String(last.dropLast(Self.colorSet.count))]).joined(separator: "/")
      waiting.append((bytes, file.path, name))
    }
    let documents = waiting.concurrentMap { ColorSetDocument($0.bytes, file: $0.file, name: $0.name) }
    catalog.issues += documents.flatMap(\.issues)
    let colors = documents.compactMap(\.color)
    warnOfRepeatedNames(colors, into: &catalog)
    let location = SourceLocation(startOf: source.path)
    catalog.palettes = [Palette(guessingUsesOf: colors, name: Self.name(of: source.path), location: location)]
    let ordered = catalog.issues.enumerated().sorted { left, right in
      (left.element.location.file, left.offset) < (right.element.location.file, right.offset)
    }
    catalog.issues = ordered.map(\.element)
    return catalog
  }

  /// Returns the folders of a file in the catalog; outside a catalog, only the colour set's own folder.
  private func folders(of file: PaletteSource.File, in source: PaletteSource) -> [String] {
    guard source.path.lowercased().hasSuffix(".xcassets") else {
      let parts = file.path.split(separator: "/").map(String.init)
      if let folder = parts.dropLast().last, folder.lowercased().hasSuffix(Self.colorSet) { return [folder] }
      let name = parts.last.map { $0.lowercased().hasSuffix(".json") ? String($0.dropLast(5)) : $0 } ?? source.path
      return [name + Self.colorSet]
    }
    let below = file.path.hasPrefix(source.path + "/") ? file.path.dropFirst(source.path.count + 1) : file.path[...]
    return below.split(separator: "/").dropLast().map(String.init)
  }

  /// Returns the paths of the group folders that prefix the names of colours.
  private func namespaces(of source: PaletteSource, into catalog: inout PaletteCatalog) -> Set<String> {
    var namespaces: Set<String> = []
    for file in source.files {
      let parts = folders(of: file, in: source)
      guard let last = parts.last, !last.lowercased().hasSuffix(Self.colorSet) else { continue }
      // The file is optional in a group folder.
      if case .missing = file.content { continue }
      guard let bytes = catalog.bytes(of: file), !bytes.isEmpty else { continue }
      let (root, problems) = LocatedJSON.parse(anyEncoding: bytes)
      catalog.issues += problems.map { InputIssue($0, file: file.path) }
      guard case .object(let all)? = root?.content,
        case .object(let properties)? = JSONMembers(all)["properties"]?.value.content,
        case .bool(true)? = JSONMembers(properties)["provides-namespace"]?.value.content
      else { continue }
      namespaces.insert(parts.joined(separator: "/"))
    }
    return namespaces
  }

  private func warnOfRepeatedNames(_ colors: [NamedColor], into catalog: inout PaletteCatalog) {
    var places: [String: String] = [:]
    for color in colors {
      guard let earlier = places.updateValue(color.location.file, forKey: color.name) else { continue }
      catalog.issues.warn(
        at: color.location,
        "the name \(Quotation(color.name)) already belongs to \(earlier); an app finds only one of them",
        fix: "rename one, or select Provides Namespace for a folder")
    }
  }

  /// Returns the last component of a path without the extension `.xcassets`.
  static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.lowercased().hasSuffix(".xcassets") ? String(last.dropLast(".xcassets".count)) : last
  }
}

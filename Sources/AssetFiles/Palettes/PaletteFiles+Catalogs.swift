import Documents

extension PaletteFiles {
  /// The asset catalogs of one input and the files in each.
  struct Catalogs {
    /// An asset catalog.
    struct Catalog {
      var place: Place
      /// The `Contents.json` of colour sets and of their enclosing folders.
      var files: [Place] = []
      var hasColors = false
    }

    /// A catalog, or an entry outside any catalog.
    enum Unit {
      case catalog(Catalog)
      case other(FileEntry)

      var path: String {
        switch self {
        case .catalog(let catalog): catalog.place.path
        case .other(let entry): entry.path
        }
      }
    }

    private var byPath: [String: Catalog] = [:]

    /// Creates an empty catalog for each folder that is not inside another catalog.
    init(_ folders: [FileEntry]) {
      for folder in folders where folder.folder(withExtension: AssetKind.catalog) == nil {
        byPath[folder.path] = Catalog(place: Place(path: folder.path, shown: folder.shown))
      }
    }

    /// Adds an entry to its catalog; returns false if it is not in a catalog.
    mutating func take(_ entry: FileEntry) -> Bool {
      guard let folder = entry.folder(withExtension: AssetKind.catalog) else { return false }
      let isColor = entry.kind == .folder
      // The catalog's own `Contents.json` contains no colours.
      guard isColor || FilePath.folder(of: entry.path) != folder.path else { return true }
      let end = isColor ? "/\(AssetCatalogReader.contents)" : ""
      let place = Place(path: folder.path, shown: folder.shown)
      byPath[folder.path, default: Catalog(place: place)].files.append(
        Place(path: entry.path + end, shown: entry.shown + end))
      if isColor { byPath[folder.path]?.hasColors = true }
      return true
    }

    /// Returns all catalogs and the other entries, sorted by path.
    func sorted(with others: [FileEntry]) -> [Unit] {
      (byPath.values.map(Unit.catalog) + others.map(Unit.other)).sorted { $0.path < $1.path }
    }
  }
}

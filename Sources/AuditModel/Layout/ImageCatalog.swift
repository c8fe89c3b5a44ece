/// The image sets of one asset catalog.
package struct ImageCatalog: Hashable, Sendable {
  /// The image sets, in order.
  package var sets: [ImageSet]

  /// Creates a catalog.
  package init(sets: [ImageSet]) { self.sets = sets }

  /// Returns the catalogs of image sets, in the order of their first sets.
  package static func list(_ sets: [ImageSet]) -> [ImageCatalog] {
    var catalogs: [ImageCatalog] = []
    var places: [Substring: Int] = [:]
    for set in sets {
      let path = set.location.file[...]
      let key = path.firstRange(of: ".xcassets/").map { path[..<$0.lowerBound] } ?? path
      if let place = places[key] {
        catalogs[place].sets.append(set)
      } else {
        places[key] = catalogs.count
        catalogs.append(ImageCatalog(sets: [set]))
      }
    }
    return catalogs
  }
}

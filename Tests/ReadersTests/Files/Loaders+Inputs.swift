import Documents

@testable import AssetFiles
@testable import LayoutFiles

extension LayoutLoader {
  /// Reads layouts as a run without other loaders does.
  static func load(inputs: [String]) -> LayoutCatalog {
    let inventory = Inventory(inputs, for: [Self.self])
    var catalog = load(inventory, conditions: LayoutConditions())
    catalog.issues = inventory.issues + catalog.issues
    catalog.leftOut.merge(inventory.leftOut, uniquingKeysWith: +)
    return catalog
  }
}

extension ImageSetLoader {
  /// Reads image sets as a run without other loaders does.
  static func load(inputs: [String]) -> ImageSetCatalog {
    let inventory = Inventory(inputs, for: [Self.self])
    var catalog = load(inventory)
    catalog.issues = inventory.issues + catalog.issues
    catalog.leftOut = inventory.leftOut
    return catalog
  }
}

extension WebPageLoader {
  /// Reads web pages as a run without other loaders does.
  static func load(inputs: [String]) -> WebPageCatalog {
    let inventory = Inventory(inputs, for: [Self.self])
    var catalog = load(inventory)
    catalog.issues = inventory.issues + catalog.issues
    return catalog
  }
}

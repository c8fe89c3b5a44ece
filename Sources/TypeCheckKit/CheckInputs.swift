import AssetFiles
import LayoutFiles

/// The inputs of a check, sorted by the reader that loads them.
struct CheckInputs {
  /// Files with texts, folders, and files that no other reader knows.
  private(set) var texts: [String] = []
  /// Folders, and files and folders of layouts, pictures and web pages.
  private(set) var layouts: [String] = []
  /// Folders, and palettes, whose colours are checked and may occur in layouts.
  private(set) var palettes: [String] = []

  /// Sorts inputs.
  ///
  /// If there are none, the configuration's folder is the only one.
  init(_ inputs: [String], folder: String) {
    for input in inputs.isEmpty ? [folder] : inputs {
      if ImageSetLoader.isAsset(input) {
        layouts.append(input)
        // Only folders of an asset catalog are also searched for colours. A single file has one reader.
        if PaletteLoader.isSearched(input) { palettes.append(input) }
      } else if LayoutLoader.isLayout(input) || WebPageLoader.isPage(input) {
        layouts.append(input)
      } else if PaletteLoader.isPalette(input) {
        palettes.append(input)
      } else {
        texts.append(input)
        guard LayoutLoader.inputs(among: [input]) == [input] else { continue }
        layouts.append(input)
        palettes.append(input)
      }
    }
  }
}

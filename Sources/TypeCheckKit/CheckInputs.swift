import AssetFiles
import LayoutFiles

/// What a user names for a check, by who reads it.
struct CheckInputs {
  /// Files with texts, folders, and what nobody else knows.
  private(set) var texts: [String] = []
  /// Folders, and files and folders of layouts, pictures and web pages.
  private(set) var layouts: [String] = []
  /// Palettes, whose colours are judged and layouts may name, and folders.
  private(set) var palettes: [String] = []

  /// Sorts inputs.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders; none for the configuration's folder.
  ///   - folder: The folder of the configuration.
  init(_ inputs: [String], folder: String) {
    for input in inputs.isEmpty ? [folder] : inputs {
      if ImageSetLoader.isAsset(input) {
        layouts.append(input)
        // A file of an asset catalog is one reader's.
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

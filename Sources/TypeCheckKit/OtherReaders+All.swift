import AssetFiles
import Documents
import LayoutFiles
package import TextFiles

extension OtherReaders {
  /// The readers of palettes, layouts and web pages.
  package static let all = OtherReaders(
    refusal: { bytes, path, isNamed in
      if LayoutLoader.isLayout(bytes, named: path, isNamed: isNamed) {
        "this file says how an app is laid out; its texts are measured where they stand"
      } else if WebPageLoader.isPage(path) {
        "this is a web page, which has no texts of the app"
      } else {
        nil
      }
    },
    reason: { path, kind, listings in
      if PaletteLoader.isPalette(inFolder: path) { return PaletteLoader.reasonAmongTexts }
      let isLayout = kind == .file && listings.isLayout(path) { LayoutLoader.isLayout(path) }
      return isLayout ? LayoutLoader.reasonAmongTexts : nil
    })
}

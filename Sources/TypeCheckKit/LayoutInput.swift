import AssetFiles
import AuditModel
import LayoutFiles

/// The layouts, recorded page sources, `Info.plist` files, image sets and web pages of a project.
struct LayoutInput {
  var layouts: LayoutCatalog
  var images: ImageSetCatalog
  let pages: WebPageCatalog
  /// The palettes whose colours layouts can name.
  let palettes: [Palette]

  /// Whether there is nothing to check.
  var isEmpty: Bool {
    layouts.screens.isEmpty && layouts.manifests.isEmpty && layouts.files.isEmpty && images.sets.isEmpty
      && images.issues.isEmpty && pages.pages.isEmpty && pages.issues.isEmpty
  }

  /// The problems of all files.
  var issues: [InputIssue] { layouts.issues + images.issues + pages.issues }

  /// The paths of all files.
  var paths: [String] {
    layouts.files.map(\.path) + images.sets.map(\.location.file) + pages.pages.map(\.location.file)
  }
}

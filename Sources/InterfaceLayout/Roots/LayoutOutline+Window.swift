import InterfaceBuilder

extension LayoutOutline {
  /// The default name of the launch storyboard, which Xcode's templates use.
  private static let usualStoryboard = "Main"

  /// Whether a root fills the app's window on every path to it in the storyboard.
  ///
  /// `mainStoryboards` are the names of the storyboards that the system shows at launch; empty if unknown.
  package func fillsWindow(_ root: LayoutRoot, mainStoryboards: Set<String> = []) -> Bool {
    guard root.kind == .controller, let controller = document.objects[root.view].parent else { return false }
    let name = document.file.split(separator: "/").last?.split { $0 == "." || $0 == "~" }.first ?? ""
    let main = mainStoryboards.isEmpty ? [Self.usualStoryboard] : mainStoryboards
    return paths.fillsWindow(document.objects[controller].id, isMain: main.contains(String(name)))
  }
}

import InterfaceBuilder

extension LayoutOutline {
  /// The name of the storyboard at launch if nothing states one, which is that of Xcode's templates.
  private static let usualStoryboard = "Main"

  /// Whether a root fills the window of the app on every path that the storyboard has to it.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - mainStoryboards: The names of the storyboards that the system shows at launch; empty if they are not stated.
  /// - Returns: Whether it does.
  package func fillsWindow(_ root: LayoutRoot, mainStoryboards: Set<String> = []) -> Bool {
    guard root.kind == .controller, let controller = document.objects[root.view].parent else { return false }
    let name = document.file.split(separator: "/").last?.split { $0 == "." || $0 == "~" }.first ?? ""
    let main = mainStoryboards.isEmpty ? [Self.usualStoryboard] : mainStoryboards
    return paths.fillsWindow(document.objects[controller].id, isMain: main.contains(String(name)))
  }
}

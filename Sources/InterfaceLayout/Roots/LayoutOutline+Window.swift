import InterfaceBuilder

extension LayoutOutline {
  /// The segues by which a controller may fill the window; others show it in a sheet, a popover or another view.
  private static let windowSegues: Set<String> = ["relationship", "show", "push"]

  /// The containers that give the whole window to each of their controllers.
  private static let containers: Set<String> = ["navigationController", "tabBarController"]

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
    var seen: Set<Int> = []
    let name = document.file.split(separator: "/").last?.split { $0 == "." || $0 == "~" }.first ?? ""
    let main = mainStoryboards.isEmpty ? [Self.usualStoryboard] : mainStoryboards
    return fillsWindow(controller, isMain: main.contains(String(name)), &seen)
  }

  private func fillsWindow(_ controller: Int, isMain: Bool, _ seen: inout Set<Int>) -> Bool {
    // A circle of segues shows nothing that another path does not show.
    guard seen.insert(controller).inserted else { return true }
    let segues = document.segues(to: controller)
    // Code presents the first screen of another storyboard, maybe in a sheet.
    let isInitial = isMain && document.objects[controller].id == document.settings.initialController
    guard isInitial || !segues.isEmpty else { return false }
    return segues.allSatisfy { segue in
      guard Self.windowSegues.contains(segue.name), let from = segue.owner.flatMap(self.controller) else {
        return false
      }
      // Outside of a navigation controller, a controller that is shown is a sheet.
      let stays = segue.name == "relationship" ? Self.containers.contains(document.objects[from].tag) : isPushed(from)
      return stays && fillsWindow(from, isMain: isMain, &seen)
    }
  }

  /// Whether a controller is in a navigation controller, at its root or pushed by another one that is.
  private func isPushed(_ controller: Int) -> Bool {
    var seen: Set<Int> = []
    var open = [controller]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for segue in document.segues(to: next) {
        guard let from = segue.owner.flatMap(self.controller) else { continue }
        if segue.name == "relationship", document.objects[from].tag == "navigationController" { return true }
        if segue.name != "relationship", Self.windowSegues.contains(segue.name) { open.append(from) }
      }
    }
    return false
  }

  /// The controller that an object is or belongs to.
  private func controller(of object: Int) -> Int? {
    document.chain(from: object).first { document.objects[$0].kind == .controller }
  }
}

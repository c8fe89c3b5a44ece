import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenPart {
  /// Whether a screen fills its window, with the bars of the document.
  ///
  /// Another screen, a sheet or a popover may contain it; only the width of an upright iPhone is then that of the window.
  static func fillsWindow(_ root: LayoutRoot, in outline: LayoutOutline, of contents: InterfaceContents) -> Bool {
    outline.fillsWindow(root, mainStoryboards: contents.mainStoryboards) && contents.code?.movesBars != true
  }

  /// Creates a screen that is solved in one environment only.
  ///
  /// - Parameters:
  ///   - root: The outermost view of the screen.
  ///   - outline: The document.
  ///   - changes: What code may change in the document.
  ///   - contents: The documents with what code does with their objects.
  ///   - environment: The environment.
  ///   - texts: The texts of the document.
  ///   - isKnown: Whether the size of the contents of an object is known.
  init(
    alone root: LayoutRoot, in outline: LayoutOutline, _ changes: LayoutFreedom, _ contents: InterfaceContents,
    _ environment: LayoutEnvironment, _ texts: DocumentMeasure, isKnown: (Int) -> Bool
  ) {
    self.init(
      root: root, outline: outline, freedom: CodeFreedom(of: root, in: outline, changes) { !isKnown($0) },
      names: ScreenNames(root, in: outline), canvas: CanvasFaults(root, in: outline, texts), cache: SceneCache(),
      contents: contents, fillsWindow: Self.fillsWindow(root, in: outline, of: contents), environment: environment,
      reported: [:])
  }
}

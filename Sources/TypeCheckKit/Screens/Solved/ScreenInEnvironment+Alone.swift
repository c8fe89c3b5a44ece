import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenInEnvironment {
  /// Returns whether a screen fills its window, with the bars of the document.
  ///
  /// Otherwise, another screen, a sheet or a popover may contain it; only on an upright iPhone is its width then known.
  static func fillsWindow(_ root: LayoutRoot, in outline: LayoutOutline, of contents: InterfaceContents) -> Bool {
    outline.fillsWindow(root, mainStoryboards: contents.mainStoryboards)
      && contents.code.map { outline.document.code($0, mayMake: .bars, about: root.view) } != true
  }

  /// Creates a screen that is solved in one environment only.
  init(
    alone root: LayoutRoot, in outline: LayoutOutline, _ changes: CodeLayoutEffects, _ contents: InterfaceContents,
    _ environment: LayoutEnvironment, _ texts: DocumentMeasure, isKnown: (Int) -> Bool
  ) {
    self.init(
      root: root, outline: outline, variants: LayoutVariants(of: root, in: outline, changes) { !isKnown($0) },
      names: ScreenNames(root, in: outline), canvas: XcodeWarnings(root, in: outline, texts), cache: SceneCache(),
      contents: contents, fillsWindow: Self.fillsWindow(root, in: outline, of: contents), environment: environment,
      reported: [:])
  }
}

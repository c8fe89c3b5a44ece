package import Adaptivity
package import AutoLayout

/// The appearance of the system's controls, which determines their sizes.
package enum ControlGeneration: String, Sendable, CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26.
  case glass
}

/// All external conditions that affect the layout of a root.
package struct LayoutConditions: Sendable {
  /// The size of the root in points; a nil height follows from the contents.
  package var width: Double
  package var height: Double?
  /// The insets of the root's safe area, including bars, in points.
  package var safeArea: Insets
  /// The minimum side margins of a controller's root view, in points.
  package var sideMargin: Double
  /// The largest width of the readable content guide in points; nil if unknown.
  package var readableWidth: Double?
  /// The horizontal size class; nil if unknown.
  package var widthClass: SizeClass?
  /// The vertical size class; nil if unknown.
  package var heightClass: SizeClass?
  /// The appearance of the system's controls.
  package var generation: ControlGeneration
  /// The direction of leading and trailing edges.
  package var direction: Direction
  /// Whether the layout is for Xcode's canvas, which applies constraints that are removed at build time.
  package var isCanvas: Bool
  /// Whether dimensions that the constraints do not determine keep their stored values, as far as possible.
  package var keepsStoredFrames = false
  /// The parts of the layout to ignore, because code may change them; nil for none.
  package var relaxation: LayoutRelaxation?
  /// Whether every system style stacks the two labels of a cell vertically, as at accessibility sizes.
  package var stacksDetails = false
  /// The size of a pixel in points; nil if unknown.
  package var pixel: Double?

  /// Creates conditions.
  package init(
    width: Double, height: Double?, safeArea: Insets = Insets(), sideMargin: Double, widthClass: SizeClass?,
    heightClass: SizeClass?, generation: ControlGeneration, direction: Direction = .leftToRight,
    isCanvas: Bool = false, pixel: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.sideMargin = sideMargin
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.generation = generation
    self.direction = direction
    self.isCanvas = isCanvas
    self.pixel = pixel
  }
}

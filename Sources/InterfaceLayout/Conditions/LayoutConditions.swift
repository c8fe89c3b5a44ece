package import Adaptivity
package import AutoLayout

/// The look of the system's controls, which decides their sizes.
package enum ControlGeneration: String, Sendable, CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26.
  case glass
}

/// Everything outside of a root that decides its layout.
package struct LayoutConditions: Sendable {
  /// The size of the root in points; a nil height is to be found.
  package var width: Double
  package var height: Double?
  /// The insets of the safe area of the root, bars included, in points.
  package var safeArea: Insets
  /// The least margin at the sides of the root view of a controller, in points.
  package var sideMargin: Double
  /// The largest width of the guide for reading in points; nil if unknown.
  package var readableWidth: Double?
  /// The horizontal size class; nil if unknown.
  package var widthClass: SizeClass?
  /// The vertical size class; nil if unknown.
  package var heightClass: SizeClass?
  /// The look of the system's controls.
  package var generation: ControlGeneration
  /// The direction of leading and trailing edges.
  package var direction: Direction
  /// Whether the layout is that of Xcode's canvas, which obeys constraints that are removed when an app is built.
  package var isCanvas: Bool
  /// Whether frames that the constraints leave open stay as stored, as far as the constraints allow.
  package var keepsStoredFrames = false
  /// The parts of the layout that do not count, because code may change them; nil if everything counts.
  package var relaxation: LayoutRelaxation?
  /// Whether the two labels of a cell are above each other in every style of the system, as at accessibility sizes.
  package var stacksDetails = false
  /// The distance of two pixels in points; nil if unknown.
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

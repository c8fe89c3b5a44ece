package import Adaptivity
package import AuditModel

/// The frames of the views in a root, and, on a screen, of the cells in its tables and collections.
package struct SceneLayout: Sendable {
  /// An element with its frame in the coordinates of the screen.
  package struct Element: Sendable {
    /// The index of the object in the document.
    package var object: Int
    /// The index of the parent element; nil for the root.
    package var parent: Int?
    /// The frame in points.
    package var frame: Rect
    /// The stored frame in the same coordinates; nil for none.
    package var stored: Rect?
    /// Whether the constraints do not determine the frame.
    package var isUndetermined = false
    /// Whether the position is known; the rows of a prototype can be anywhere in their table.
    package var isPlaced = true
  }

  /// A row in a table with fixed row heights.
  package struct FixedRow: Sendable {
    /// The root of the row.
    package let root: LayoutRoot
    /// The index of the element.
    package let element: Int
    /// The height of the row, in points.
    package let height: Double
    /// The height that the contents need, in points.
    package let needed: Double
  }

  /// The outermost root.
  package let root: LayoutRoot
  /// The views in document order; views that the size classes exclude are missing.
  package internal(set) var elements: [Element] = []
  /// The parts that are not understood.
  package internal(set) var unresolved: [UnresolvedElement] = []
  private var noted: Set<UnresolvedElement> = []
  /// The insets of the outermost root's safe area, in points.
  var safeArea = Insets()
  /// Required constraints that conflict, as indices in the document.
  package internal(set) var conflicts: [[Int]] = []
  /// The rows with heights independent of their contents; empty on the canvas.
  package internal(set) var fixedRows: [FixedRow] = []

  init(root: LayoutRoot) { self.root = root }

  /// Whether all parts are understood.
  package var isComplete: Bool { unresolved.isEmpty }

  /// Adds the parts that are not known yet.
  mutating func note(_ parts: [UnresolvedElement]) {
    unresolved += parts.filter { noted.insert($0).inserted }
  }
}

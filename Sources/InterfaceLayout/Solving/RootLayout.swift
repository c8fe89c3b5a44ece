package import Adaptivity
package import AuditModel

/// The frames of a root.
package struct RootLayout: Sendable {
  /// A view with its frame.
  package struct Element: Sendable {
    /// The index of the object in the document.
    package let object: Int
    /// The index of the element around it; nil for the root.
    package let parent: Int?
    /// The frame in points, in the coordinates of the root.
    package internal(set) var frame: Rect
    /// The frame that the document stores, in the coordinates of the root; nil if it stores none.
    package let stored: Rect?
    /// Whether the constraints do not determine the frame.
    package internal(set) var isUndetermined = false
  }

  /// The root.
  package let root: LayoutRoot
  /// The views in document order; views that do not exist in the size classes are missing.
  package internal(set) var elements: [Element]
  /// Required constraints that exclude each other, as indices in the document.
  package internal(set) var conflicts: [[Int]] = []
  /// The parts that are not understood.
  package internal(set) var unresolved: [UnresolvedElement] = []
  /// Whether widths and heights no longer changed in the last pass.
  package internal(set) var isSettled = true

  /// Whether everything in the root is understood.
  package var isComplete: Bool { unresolved.isEmpty && isSettled }
}

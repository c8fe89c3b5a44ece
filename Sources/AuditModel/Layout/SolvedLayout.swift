package import Adaptivity

/// The results of solving the constraints of a screen, apart from the frames of its elements.
package struct SolvedLayout: Hashable, Sendable {
  /// Required constraints that cannot all be satisfied.
  package struct Conflict: Hashable, Sendable {
    /// The constraints in words, such as `height = 40`.
    package var constraints: [String]
    /// The locations of the constraints, in the same order.
    package var locations: [SourceLocation]
    /// The index of the element of the first constraint; nil for the screen as a whole.
    package var element: Int?

    /// Creates a conflict.
    package init(constraints: [String], locations: [SourceLocation], element: Int? = nil) {
      (self.constraints, self.locations, self.element) = (constraints, locations, element)
    }
  }

  /// A table row with a fixed height.
  package struct Row: Hashable, Sendable {
    /// The index of the row among the elements of the screen.
    package var element: Int
    /// The height of the row, in points.
    package var height: Double
    /// The height that its contents need, in points.
    package var needed: Double

    /// Creates a row.
    package init(element: Int, height: Double, needed: Double) {
      (self.element, self.height, self.needed) = (element, height, needed)
    }
  }

  /// A text input field in a part of the screen that does not scroll.
  package struct Field: Hashable, Sendable {
    /// The index of the field among the elements of the screen.
    package var element: Int
    /// Whether the field scrolls its own text, so that only its first line has to be in view.
    package var scrolls: Bool
    /// The reason why the keyboard may not cover the field, as a clause after `unless`; nil if there is none.
    package var doubt: String?

    /// Creates a field.
    package init(element: Int, scrolls: Bool, doubt: String?) {
      (self.element, self.scrolls, self.doubt) = (element, scrolls, doubt)
    }
  }

  /// The sets of required constraints that cannot all be satisfied.
  ///
  /// On a screen that rules check, those that code changes or that Xcode's canvas shows are excluded.
  package var conflicts: [Conflict] = []
  /// The elements whose frames the constraints do not determine, though all constraints are known.
  package var openElements: [Int] = []
  /// The rows of tables that cannot grow.
  package var rows: [Row] = []
  /// The areas that texts take up when drawn, by the index of the element.
  package var drawnTextFrames: [Int: Rect] = [:]
  /// The elements that are drawn as large as their frame, such as switches, and buttons with a background.
  package var filled: Set<Int> = []
  /// The fields in fixed layouts, which a keyboard may cover; empty if another view may contain the screen.
  package var fields: [Field] = []
  /// Whether the screen fills the window; otherwise another view may contain it.
  package var fillsWindow = true

  /// The parts of the screen that are not understood.
  package var unresolved: [UnresolvedElement] = []
  /// Whether code may change a part of the screen.
  package var isChangedByCode = false
  /// The size of the window, in points.
  package var window = Size(width: 0, height: 0)

  /// Whether everything on the screen is understood, and code changes nothing.
  package var isComplete: Bool { unresolved.isEmpty && !isChangedByCode }

  /// Creates a layout without conflicts, open elements and rows.
  package init() {}
}

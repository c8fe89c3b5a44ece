internal import Adaptivity

/// An index of a screen's elements that shows which are visible and what contains them.
///
/// It is built in one pass and shared by all rules, so that rules need not walk up the parents.
package struct ScreenOutline: Hashable, Sendable {
  /// The derived properties of one element.
  package struct Entry: Hashable, Sendable {
    /// Whether the element or one of its ancestors is hidden.
    package var isHidden = false
    /// Whether the element is not hidden and its frame is not empty.
    package var isShown = false
    /// Whether the element is inside a view that scrolls vertically.
    package var scrollsVertically = false
    /// Whether the element is inside a view that scrolls horizontally.
    package var scrollsHorizontally = false
    /// Whether the element is inside another element that is narrower than the window.
    package var isInNarrow = false
    /// The index of the bar that contains the element.
    @ElementIndex package var bar: Int?
    /// The index of the outermost control that contains the element.
    @ElementIndex package var control: Int?
    /// The index of the innermost cell that contains the element.
    @ElementIndex package var cell: Int?
    /// The index of the innermost overlay that is or contains the element.
    @ElementIndex package var overlay: Int?
    /// The index of the outermost system-sized element that is or contains the element.
    @ElementIndex package var systemSized: Int?
    /// The index of the outermost system-placed element that is or contains the element.
    @ElementIndex package var systemPlaced: Int?
  }

  /// An optional index into a screen's elements, of which there are fewer than 2³¹.
  ///
  /// An outline stores six of them per element and environment, so each takes only four bytes.
  @propertyWrapper
  package struct ElementIndex: Hashable, Sendable {
    private var number: Int32 = -1

    package init() {}

    package var wrappedValue: Int? {
      get { number < 0 ? nil : Int(number) }
      set { number = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
  }

  /// One entry per element, in the same order.
  package private(set) var entries: [Entry] = []
  /// The indices of visible texts that are neither decorative nor inside a control.
  package private(set) var texts: [Int] = []
  /// The indices of visible controls that are not inside another control.
  package private(set) var controls: [Int] = []
  /// The indices of ``controls``, and of visible texts and pictures that are neither decorative nor inside a control.
  package private(set) var essentials: [Int] = []
  /// The indices of visible bars.
  package private(set) var bars: [Int] = []
  /// The indices of visible scroll views.
  package private(set) var scrollViews: [Int] = []

  /// Indexes the elements of a screen, in which parents come before their children.
  ///
  /// `width` is the width of the window, in points.
  package init(_ elements: [LayoutElement], width: Double) {
    entries.reserveCapacity(elements.count)
    for index in elements.indices {
      let flags = elements[index].flags
      var entry = Entry()
      if let parent = elements[index].parent, parent >= 0, parent < index {
        entry = entries[parent]
        Self.add(elements, parent, width, to: &entry)
      }
      if flags.contains(.hidden) { entry.isHidden = true }
      if flags.contains(.overlay) { entry.overlay = index }
      if flags.contains(.systemSized), entry.systemSized == nil { entry.systemSized = index }
      if flags.contains(.systemPlaced), entry.systemPlaced == nil { entry.systemPlaced = index }
      entry.isShown = !entry.isHidden && !elements[index].frame.isEmpty
      entries.append(entry)
      guard entry.isShown else { continue }
      let role = elements[index].role
      if role.isBar { bars.append(index) }
      if role == .scrollView { scrollViews.append(index) }
      guard entry.control == nil else { continue }
      if role.isControl {
        controls.append(index)
        essentials.append(index)
      } else if !flags.contains(.decorative), role == .text || role == .image {
        if role == .text { texts.append(index) }
        essentials.append(index)
      }
    }
  }

  /// Adds to a child's entry the properties that it gets from its parent.
  private static func add(_ elements: [LayoutElement], _ parent: Int, _ width: Double, to entry: inout Entry) {
    let flags = elements[parent].flags
    let role = elements[parent].role
    switch role {
    case .navigationBar, .tabBar, .toolbar: entry.bar = parent
    case .scrollView:
      let isSideways = flags.contains(.scrollsHorizontally)
      if isSideways { entry.scrollsHorizontally = true }
      // A scroll view without a stated direction scrolls vertically, as nearly all do.
      if flags.contains(.scrollsVertically) || !isSideways { entry.scrollsVertically = true }
    case .cell: entry.cell = parent
    default: if role.isControl, entry.control == nil { entry.control = parent }
    }
    let frame = elements[parent].frame
    if !frame.isEmpty, frame.width < width - 1 { entry.isInNarrow = true }
  }
}

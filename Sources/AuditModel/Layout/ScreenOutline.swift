internal import Adaptivity

/// An index of a screen's elements for rules: which are visible, and what contains them.
///
/// It is built once for all rules, in one pass, so that rules need not walk up the parents.
package struct ScreenOutline: Hashable, Sendable {
  /// Derived properties of one element.
  package struct Entry: Hashable, Sendable {
    /// Whether the element or one of its ancestors is hidden.
    package var isHidden = false
    /// Whether the element is not hidden and its frame is not empty.
    package var isShown = false
    /// Whether the element is inside a view that scrolls vertically.
    package var scrollsVertically = false
    /// Whether the element is inside a view that scrolls horizontally.
    package var scrollsHorizontally = false
    /// Whether the element is inside one that is narrower than the window.
    package var isInNarrow = false
    /// The bar that contains the element.
    @ElementIndex package var bar: Int?
    /// The outermost control that contains the element.
    @ElementIndex package var control: Int?
    /// The innermost cell that contains the element.
    @ElementIndex package var cell: Int?
    /// The innermost overlay that is or contains the element.
    @ElementIndex package var overlay: Int?
    /// The outermost system-sized element that is or contains it.
    @ElementIndex package var systemSized: Int?
    /// The outermost system-placed element that is or contains it.
    @ElementIndex package var systemPlaced: Int?
  }

  /// An optional index into a screen's elements, of which there are fewer than 2³¹.
  ///
  /// An outline has six per element and environment, so they are kept in four bytes.
  @propertyWrapper
  package struct ElementIndex: Hashable, Sendable {
    private var number: Int32 = -1

    package init() {}

    package var wrappedValue: Int? {
      get { number < 0 ? nil : Int(number) }
      set { number = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
  }

  /// One entry per element.
  package private(set) var entries: [Entry] = []
  /// Visible texts that are not decorative and not inside a control.
  package private(set) var texts: [Int] = []
  /// Visible controls that are not inside another control.
  package private(set) var controls: [Int] = []
  /// Visible controls, texts and pictures that are not decorative and not inside a control.
  package private(set) var essentials: [Int] = []
  /// Visible bars.
  package private(set) var bars: [Int] = []
  /// Visible scroll views.
  package private(set) var scrollViews: [Int] = []

  /// Indexes the elements of a screen.
  ///
  /// - Parameters:
  ///   - elements: The elements; parents come before their children.
  ///   - width: The width of the window, in points.
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

  /// Adds the properties that an element passes on to its children.
  private static func add(_ elements: [LayoutElement], _ parent: Int, _ width: Double, to entry: inout Entry) {
    let flags = elements[parent].flags
    let role = elements[parent].role
    switch role {
    case .navigationBar, .tabBar, .toolbar: entry.bar = parent
    case .scrollView:
      let isSideways = flags.contains(.scrollsHorizontally)
      if isSideways { entry.scrollsHorizontally = true }
      // Without a stated direction it scrolls vertically, as nearly all do.
      if flags.contains(.scrollsVertically) || !isSideways { entry.scrollsVertically = true }
    case .cell: entry.cell = parent
    default: if role.isControl, entry.control == nil { entry.control = parent }
    }
    let frame = elements[parent].frame
    if !frame.isEmpty, frame.width < width - 1 { entry.isInNarrow = true }
  }
}

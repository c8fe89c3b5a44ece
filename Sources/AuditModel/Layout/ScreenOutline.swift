internal import Adaptivity

/// A screen as rules go over it: what is shown, and what each element is inside of.
///
/// Made once for all rules; every question about parents is answered here, in one pass.
package struct ScreenOutline: Hashable, Sendable {
  /// What is known of one element besides its own words.
  package struct Entry: Hashable, Sendable {
    /// Whether it, or what it is inside of, is hidden.
    package var isHidden = false
    /// Whether it is not hidden and covers something.
    package var isShown = false
    /// Whether it is inside of what scrolls up and down.
    package var scrollsVertically = false
    /// Whether it is inside of what scrolls sideways.
    package var scrollsHorizontally = false
    /// Whether it is inside of something narrower than the window.
    package var isInNarrow = false
    private var barPlace = Place()
    private var controlPlace = Place()
    private var cellPlace = Place()
    private var overlayPlace = Place()
    private var systemSizedPlace = Place()
    private var systemPlacedPlace = Place()

    /// The bar it is inside of.
    package var bar: Int? {
      get { barPlace.index }
      set { barPlace.index = newValue }
    }
    /// The outermost control it is inside of.
    package var control: Int? {
      get { controlPlace.index }
      set { controlPlace.index = newValue }
    }
    /// The nearest cell it is inside of.
    package var cell: Int? {
      get { cellPlace.index }
      set { cellPlace.index = newValue }
    }
    /// The nearest layer over the rest of the screen that it is, or is inside of.
    package var overlay: Int? {
      get { overlayPlace.index }
      set { overlayPlace.index = newValue }
    }
    /// The outermost thing whose size is the system's that it is, or is inside of.
    package var systemSized: Int? {
      get { systemSizedPlace.index }
      set { systemSizedPlace.index = newValue }
    }
    /// The outermost thing whose place is the system's that it is, or is inside of.
    package var systemPlaced: Int? {
      get { systemPlacedPlace.index }
      set { systemPlacedPlace.index = newValue }
    }
  }

  /// The place of an element among those of a screen, of which there are fewer than 2³¹; or none.
  ///
  /// An outline has several for each element in each environment, so one is no larger than it has to be.
  private struct Place: Hashable, Sendable {
    private var number: Int32 = -1

    var index: Int? {
      get { number < 0 ? nil : Int(number) }
      set { number = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
  }

  /// One for each element.
  package let entries: [Entry]
  /// Texts that are shown and mean something, those inside of controls aside.
  package let texts: [Int]
  /// Controls that are shown, those inside of other controls aside.
  package let controls: [Int]
  /// Texts, controls and pictures that are shown and mean something, those inside of controls aside.
  package let essentials: [Int]
  /// Bars that are shown.
  package let bars: [Int]
  /// What scrolls and is shown.
  package let scrollViews: [Int]

  /// Goes over the elements of a screen.
  ///
  /// - Parameters:
  ///   - elements: The elements; what one is inside of stands before it.
  ///   - width: The width of the window.
  package init(_ elements: [LayoutElement], width: Double) {
    var entries: [Entry] = []
    entries.reserveCapacity(elements.count)
    var texts: [Int] = []
    var controls: [Int] = []
    var essentials: [Int] = []
    var bars: [Int] = []
    var scrollViews: [Int] = []
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
    self.entries = entries
    self.texts = texts
    self.controls = controls
    self.essentials = essentials
    self.bars = bars
    self.scrollViews = scrollViews
  }

  /// Adds what an element adds to all that is inside of it.
  private static func add(_ elements: [LayoutElement], _ parent: Int, _ width: Double, to entry: inout Entry) {
    let flags = elements[parent].flags
    let role = elements[parent].role
    switch role {
    case .navigationBar, .tabBar, .toolbar: entry.bar = parent
    case .scrollView:
      let isSideways = flags.contains(.scrollsHorizontally)
      if isSideways { entry.scrollsHorizontally = true }
      // What does not say how it scrolls does so up and down, as nearly all do.
      if flags.contains(.scrollsVertically) || !isSideways { entry.scrollsVertically = true }
    case .cell: entry.cell = parent
    default: if role.isControl, entry.control == nil { entry.control = parent }
    }
    let frame = elements[parent].frame
    if !frame.isEmpty, frame.width < width - 1 { entry.isInNarrow = true }
  }
}

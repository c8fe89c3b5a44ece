/// The answers of the programs that drive the browser.
extension PageReader {
  /// A page as several readers see it.
  public struct Seen: Decodable, Sendable {
    /// The browser's version.
    public var browser: String
    /// Every view and detail, in each window.
    public var states: [State]?
    /// Other readers than those with a usual window.
    public var readers: Readers?
    /// The use of the page by keyboard; nil if no text fails.
    public var keyboard: Keyboard?
    /// The use of addresses; nil if no text fails.
    public var address: Address?
    /// The use of the view of screens by keyboard; nil without a screen.
    public var screens: Screens?
    /// The times and sizes of the page; nil unless they were asked for.
    public var budget: Budget?
  }

  /// A view or detail in a window.
  public struct State: Decodable, Sendable {
    /// The name, such as `detail-fail`.
    public var name: String?
    /// The width of the window in pixels.
    public var width: Int?
    /// `light` or `dark`.
    public var scheme: String?
    /// The view that is shown; nil without a script.
    public var view: String?
    /// Whether a detail is open.
    public var hasDetail: Bool
    /// By how many pixels the content is wider than the window.
    public var overflow: Double
    /// The number of elements.
    public var elements: Int
    /// The requests besides the page.
    public var requests: [String]
    /// The messages of the browser.
    public var messages: [String]
    /// The violations that axe-core found; nil if it did not look.
    public var violations: [Violation]?
    /// The number of moving elements; nil if they were not counted.
    public var animations: Int?
  }

  /// A violation that axe-core found.
  public struct Violation: Decodable, Sendable {
    /// Its rule.
    public var rule: String
    /// The elements that violate it.
    public var places: [String]
  }

  /// Readers of paper, with forced colours, in a small window, with large text, without motion, and without the views.
  public struct Readers: Decodable, Sendable {
    /// The page on paper.
    public var print: Print
    /// With forced colours.
    public var forced: [State]
    /// In a window of 320 pixels.
    public var narrow: [State]
    /// At 200 % zoom.
    public var zoomed: [State]
    /// With reduced motion.
    public var still: [State]
    /// Without a script.
    public var scriptless: Lists
    /// In a browser that cannot unpack data.
    public var old: Lists
    /// With data whose end is missing.
    public var damaged: Lists
  }

  /// The page on paper.
  public struct Print: Decodable, Sendable {
    /// The number of visible controls.
    public var controls: Int
    /// The number of causes.
    public var causes: Int
    /// The number of pictures.
    public var pictures: Int
    /// The number of elements for paper after printing.
    public var left: Int
    /// By how many pixels the content is wider than the paper.
    public var overflow: Double
    /// The messages of the browser.
    public var messages: [String]
  }

  /// The page without its views.
  public struct Lists: Decodable, Sendable {
    /// The number of visible lists of causes.
    public var lists: Int
    /// The number of visible views.
    public var views: Int
    /// The sentence that says why there are no views.
    public var why: String
  }

  /// The use of the page by keyboard.
  public struct Keyboard: Decodable, Sendable {
    /// The number of times that Tab is pressed until the first cell.
    public var tabs: Int
    /// The name of the cell that is opened.
    public var cell: String
    /// The style of the focus.
    public var ring: String
    /// Whether Enter opens the detail.
    public var opened: Bool
    /// Whether the page stays where it is scrolled.
    public var stays: Bool
    /// The element with the focus in the open detail.
    public var heading: String
    /// The words of the slider before and after keys were pressed.
    public var slider: [String]?
    /// Whether Escape closes the detail.
    public var closed: Bool
    /// The name of the cell with the focus afterwards.
    public var returned: String
    /// The message for a search that finds nothing.
    public var none: String
    /// The address then.
    public var address: String
  }

  /// The use of the view of screens by keyboard.
  public struct Screens: Decodable, Sendable {
    /// Whether Tab leads to a small picture.
    public var reached: Bool
    /// The name of the first small picture.
    public var first: String
    /// The element with the focus on an open screen.
    public var heading: String
    /// The number of large pictures.
    public var pictures: Int
    /// The address of an open screen.
    public var address: String
    /// Whether Tab leads to a finding of the list.
    public var listed: Bool
    /// The elements that are marked when a finding of the list has the focus.
    public var marked: [String]
    /// The elements that are marked when the pointer is on a finding of the picture.
    public var hovered: [String]
    /// The number of marks that disappear with their kind.
    public var hidden: Int
    /// The number of large pictures next to each other.
    public var compared: Int
    /// The element with the focus after another size was chosen.
    public var kept: String
    /// Whether the address shows the same in a new window.
    public var same: Bool
    /// Whether Escape leads back to all screens.
    public var closed: Bool
    /// Whether the focus returns to the small picture that was opened.
    public var returned: Bool
    /// The message at an address of an unknown screen.
    public var unknown: String
    /// The messages of the browser.
    public var messages: [String]
  }

  /// The use of addresses.
  public struct Address: Decodable, Sendable {
    /// The address that the page writes.
    public var address: String
    /// Whether the address shows the same in a new window.
    public var same: Bool
    /// The page at an address of an unknown text.
    public var unknown: State
    /// The page at an address of an unknown view.
    public var noView: State
  }

  /// The times in milliseconds and the sizes of a page.
  public struct Budget: Decodable, Sendable {
    /// Until the page is loaded.
    public var open: Double
    /// Until a key in the search has its effect.
    public var key: Double
    /// Until a detail is open.
    public var detail: Double
    /// Until a step of the slider has its effect; nil without a slider.
    public var slide: Double?
    /// The number of elements.
    public var elements: Int
    /// The number of elements with an open detail.
    public var elementsWithDetail: Int
    /// The bottom of the verdict, counts and Larger Text, in pixels from the top.
    public var top: Double
  }
}

package import Adaptivity
package import ColorContrast
package import DynamicType

/// A view of a solved screen for pages, drawings and lists, without its name, frame and role.
package struct DrawnView: Hashable, Sendable {
  /// The text of a view in the language and text size of the screen.
  package struct Text: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The key in its table.
    package var key: String
    /// The text style; nil for a fixed size, and on pages.
    package var style: TextStyle?
    /// The font size in points; nil if it is not known, and on pages.
    package var size: Double?
    /// The line limit; 0 for none.
    package var lines: Int
    /// Whether the text is centred.
    package var isCentred = false
    /// The text as measured in its area; nil if it has none, or if its script has no font.
    package var measured: Measured?

    /// Creates a text that is not measured, without a style and a size; `lines` is its limit, 0 for none.
    package init(_ text: String, key: String, lines: Int) { (self.text, self.key, self.lines) = (text, key, lines) }
  }

  /// A text as it was measured in its area.
  package struct Measured: Hashable, Sendable {
    /// The text with its language, weight and font; ``PageTexts/indices`` has the index of its layout.
    package var key: PageTexts.Key
    /// The font size in points, after any shrinking.
    package var size: Double
    /// The number of lines.
    package var lineCount: Int
    /// Whether a part of the text is cut off.
    package var isCut = false
    /// The area of the text in the window's coordinates, in points.
    package var area: Rect
    /// The whole measurement; nil on pages, which lay out the text themselves.
    package var measurement: Shared<SlotMeasurement>?

    /// Creates a text that is not cut; `area` is in the coordinates of the window.
    package init(key: PageTexts.Key, size: Double, lineCount: Int, area: Rect) {
      (self.key, self.size, self.lineCount, self.area) = (key, size, lineCount, area)
    }
  }

  /// The colour of a text and the colour behind it.
  package struct Colors: Hashable, Sendable {
    /// The colour of the text.
    package var text: Color
    /// The colour behind it.
    package var background: Color

    /// Creates colours.
    package init(text: Color, background: Color) { (self.text, self.background) = (text, background) }
  }

  /// The properties of a view that only lists and drawings show.
  package struct Details: Hashable, Sendable {
    /// The frame that the document stores, in the coordinates of the window; nil if it stores none.
    package var storedFrame: Rect?
    /// The background of the view; nil for none, or if it is not known.
    package var fill: Color?
    /// The colours of the text; nil if one of them is not known.
    package var colors: Colors?

    /// Creates details.
    package init(storedFrame: Rect? = nil, fill: Color? = nil, colors: Colors? = nil) {
      (self.storedFrame, self.fill, self.colors) = (storedFrame, fill, colors)
    }
  }

  /// The identifier in the document, or the line for an object without one.
  package var object: String
  /// The app's class, or the name of the object's element.
  package var className: String
  /// The role of the text, or the name of the object's element.
  package var kind: String
  /// The text; nil without one.
  package var text: Text?
  /// The certainty of the frame.
  package var certainty = TextUse.Certainty.exact
  /// The reasons why the certainty is not `exact`.
  package var doubts: [Doubt] = []
  /// The properties that only lists and drawings show; nil on pages.
  package var details: Shared<Details>?
  /// Whether the document hides the view or one around it.
  package var isHidden = false

  /// Creates a view without text and colours, whose frame is certain.
  package init(object: String, className: String, kind: String) {
    (self.object, self.className, self.kind) = (object, className, kind)
  }

  /// Whether something other than the constraints may decide the position of the view.
  package var isOpen: Bool { doubts.contains { $0.category == .unplaced || $0 == .styled } }
}

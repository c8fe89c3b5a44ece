package import Adaptivity
package import AuditModel
import ColorContrast
package import DynamicType

/// A screen of a storyboard or xib, laid out in one environment.
package struct InterfaceScreen: Sendable {
  /// A finding on the screen.
  package struct Mark: Sendable {
    /// The kind.
    package var kind: PageScreen.Mark.Kind
    /// The frame of the element in points, in the coordinates of the window; nil for the whole screen.
    package var frame: Rect?
    /// The finding as a sentence, with its rule.
    package var sentence: String
  }

  /// A view with its frame.
  package struct Element: Sendable {
    /// The identifier in the document, or the line for an object without one.
    package var id: String
    /// The index of the element around it; nil for the root.
    package var parent: Int?
    /// The app's class, or the name of the element.
    package var className: String
    /// The role of the text, or the name of the element.
    package var kind: String
    /// The text in the language of the environment; nil for none.
    package var text: String?
    /// The key of the text in its table; nil for none.
    package var key: String?
    /// The frame in points, in the coordinates of the window.
    package var frame: Rect
    /// The frame that the document stores, in the coordinates of the window; nil for none.
    package var storedFrame: Rect?
    /// The text style; nil for none.
    package var style: TextStyle?
    /// The font size in points; nil if it is not known.
    package var size: Double?
    /// The line limit: 0 for none; nil if it is not known.
    package var lines: Int?
    /// The certainty of the frame.
    package var certainty: TextUse.Certainty
    /// The reasons for which the certainty is not `exact`.
    package var doubts: [Doubt] = []
    /// The location of the object.
    package var location: SourceLocation
    /// The text as it was measured in the frame; nil if there is none.
    var measurement: SlotMeasurement?
    /// Whether the text is centred in the frame.
    var isCentred = false
    /// The background of the view; nil for none, or if it is not known.
    var fill: Color?
    /// The colours of the text and behind it; nil if one of them is not known.
    var colors: (text: Color, background: Color)?
    /// Whether the view, or one around it, is hidden when the document is loaded.
    var isHidden = false
  }

  /// The location of the scene or of the outermost view.
  package var location: SourceLocation
  /// The name of the scene, or of the outermost view.
  package var name: String
  /// The device with its settings.
  package var environment: LayoutEnvironment
  /// The elements that are not understood.
  package var unresolved: [UnresolvedElement] = []
  /// The locations of required constraints that exclude each other, one list for each conflict.
  package var conflicts: [[SourceLocation]] = []
  /// The views, each after the one around it.
  package var elements: [Element] = []
  /// The problems that remain whatever code does; empty if they were not looked for.
  package var marks: [Mark] = []

  /// Whether everything is understood.
  package var isComplete: Bool { unresolved.isEmpty }
}

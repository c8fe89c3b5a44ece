package import Adaptivity
package import AuditModel
import ColorContrast
package import DynamicType
import InterfaceLayout

/// A screen of a storyboard or xib, laid out in one environment.
package struct InterfaceScreen: Sendable {
  /// A part that the layout does not understand.
  package struct OpenPart: Hashable, Sendable {
    /// The name of the element.
    package var name: String
    /// The reason as an identifier, such as `bar`.
    package var cause: String
    /// The reason as a phrase.
    package var words: String
    /// The location of the element.
    package var location: SourceLocation
  }

  /// A reason for which a view on the screen may be different.
  package enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The constraints leave its frame open.
    case undetermined
    /// Its position is not known, such as that of a prototype row.
    case unplaced
    /// Code may move it.
    case moved
    /// A style of the system places it in its row, in a way that no source states.
    case styled
    /// Code may hide it.
    case hidden
    /// Code may change its contents.
    case filled
    /// The size of its contents is not known.
    case unknownSize
    /// Its frame depends on what code may change.
    case surroundings
    /// It is in a stack view whose width UIKit may divide in another way.
    case shared
    /// A part of the screen is not understood.
    case incomplete

    /// The reason as a clause.
    package var words: String {
      switch self {
      case .undetermined: "the constraints leave its frame open"
      case .unplaced: "its position is not known"
      case .moved: "code may move it"
      case .styled: "the style of its cell places it"
      case .hidden: "code may hide it"
      case .filled: "code may change its contents"
      case .unknownSize: "the size of its contents is not known"
      case .surroundings: "its frame depends on what code may change"
      case .shared: "UIKit may divide the stack view around it in another way"
      case .incomplete: "a part of the screen is not understood"
      }
    }
  }

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
  /// The parts that are not understood.
  package var openParts: [OpenPart] = []
  /// The locations of required constraints that exclude each other, one list for each conflict.
  package var conflicts: [[SourceLocation]] = []
  /// The views, each after the one around it.
  package var elements: [Element] = []
  /// The problems that remain whatever code does; empty if they were not looked for.
  package var marks: [Mark] = []

  /// Whether everything is understood.
  package var isComplete: Bool { openParts.isEmpty }
}

extension InterfaceScreen.OpenPart {
  init(_ part: InterfaceLayout.OpenPart) {
    self.init(name: part.name, cause: part.cause.rawValue, words: part.cause.words, location: part.location)
  }
}

extension InterfaceLayout.OpenPart.Cause {
  /// The reason as a phrase.
  fileprivate var words: String {
    switch self {
    case .view: "a kind of view that is not known; it keeps its stored size"
    case .frame: "the document stores no frame for it"
    case .attribute: "an attribute that is not known"
    case .guide: "a layout guide that is not known"
    case .item: "an object that is not in this screen"
    case .number: "a number that cannot be used"
    case .size: "more views or constraints than are laid out"
    case .unsettled: "widths and heights keep changing each other"
    case .stack: "an arrangement that is not known"
    case .bar: "the height of a bar is not documented"
    case .container: "code or a table decides its size"
    }
  }
}

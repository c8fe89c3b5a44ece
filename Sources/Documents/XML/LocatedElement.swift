package import AuditModel

/// An XML element with its location and content.
package struct LocatedElement {
  /// A child of an element.
  package enum Content {
    case element(LocatedElement)
    case text(LocatedText)
    case comment(LocatedText)
  }

  /// The start tag.
  package var tag: XMLTag
  /// The child elements, texts and comments in order.
  package var content: [Content] = []

  /// The name without a prefix.
  package var name: String { tag.name }

  /// The child elements, without texts and comments.
  package var elements: [LocatedElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Returns the child elements with the given name.
  package func elements(_ name: String) -> [LocatedElement] { elements.filter { $0.name == name } }

  /// Returns the first child element with the given name, or nil if there is none.
  package func first(_ name: String) -> LocatedElement? { elements.first { $0.name == name } }

  /// All text in the element and its descendants.
  package var text: String {
    content.map { part in
      switch part {
      case .element(let element): element.text
      case .text(let piece): piece.text
      case .comment: ""
      }
    }.joined()
  }

  /// The location of the first text in the element; that of the element if it has none.
  package var textLocation: SourceLocation { firstText ?? tag.location }

  private var firstText: SourceLocation? {
    content.lazy.compactMap { part in
      switch part {
      case .text(let text): text.location
      case .element(let element): element.firstText
      case .comment: nil
      }
    }.first
  }
}

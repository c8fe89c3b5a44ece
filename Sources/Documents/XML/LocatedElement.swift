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
    var text = ""
    add(to: &text)
    return text
  }

  private func add(to text: inout String) {
    for part in content {
      switch part {
      case .element(let element): element.add(to: &text)
      case .text(let piece): text += piece.text
      case .comment: break
      }
    }
  }

  /// The location of the first text in the element, or of the element itself.
  package var textLocation: SourceLocation { firstText ?? tag.location }

  private var firstText: SourceLocation? {
    for part in content {
      switch part {
      case .text(let text): return text.location
      case .element(let element): if let location = element.firstText { return location }
      case .comment: break
      }
    }
    return nil
  }
}

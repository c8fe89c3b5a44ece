package import AuditModel

/// An element with its content.
package struct LocatedElement {
  /// A child of an element.
  package enum Content {
    case element(LocatedElement)
    case text(String, SourceLocation)
    case comment(String, SourceLocation)
  }

  /// Its start tag.
  package var tag: XMLTag
  /// Its children in order.
  package var content: [Content] = []

  /// Its name without a prefix.
  package var name: String { tag.name }

  /// Its child elements.
  package var elements: [LocatedElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Its child elements with the given name.
  package func elements(_ name: String) -> [LocatedElement] { elements.filter { $0.name == name } }

  /// Its first child element with the given name.
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
      case .text(let piece, _): text += piece
      case .comment: break
      }
    }
  }

  /// The location of its text; that of the element if it has none.
  package var textLocation: SourceLocation { firstText ?? tag.location }

  private var firstText: SourceLocation? {
    for part in content {
      switch part {
      case .text(_, let location): return location
      case .element(let element): if let location = element.firstText { return location }
      case .comment: break
      }
    }
    return nil
  }
}

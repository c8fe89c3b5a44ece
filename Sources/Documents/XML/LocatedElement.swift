package import AuditModel

/// An element with everything in it.
package struct LocatedElement {
  /// What an element holds, in order.
  package enum Content {
    case element(LocatedElement)
    case text(String, SourceLocation)
    case comment(String, SourceLocation)
  }

  /// Its start.
  package var tag: XMLTag
  /// What it holds.
  package var content: [Content] = []

  /// Its name without a prefix.
  package var name: String { tag.name }

  /// The elements right in it.
  package var elements: [LocatedElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The elements of a name right in it.
  package func elements(_ name: String) -> [LocatedElement] { elements.filter { $0.name == name } }

  /// The first element of a name right in it.
  package func first(_ name: String) -> LocatedElement? { elements.first { $0.name == name } }

  /// All text in it, that of the elements in it too.
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

  /// Where its text starts; the element's own place where it has none.
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

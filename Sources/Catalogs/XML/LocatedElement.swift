import AuditModel

/// An element with its content.
struct LocatedElement {
  /// A child of an element.
  enum Content {
    case element(LocatedElement)
    case text(String, SourceLocation)
    case comment(String, SourceLocation)
  }

  /// Its start tag.
  var tag: XMLTag
  /// Its children in order.
  var content: [Content] = []

  /// Its name without a prefix.
  var name: String { tag.name }

  /// Its child elements.
  var elements: [LocatedElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Its child elements with the given name.
  func elements(_ name: String) -> [LocatedElement] { elements.filter { $0.name == name } }

  /// Its first child element with the given name.
  func first(_ name: String) -> LocatedElement? { elements.first { $0.name == name } }

  /// All text in the element and its descendants.
  var text: String {
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
  var textLocation: SourceLocation { firstText ?? tag.location }

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

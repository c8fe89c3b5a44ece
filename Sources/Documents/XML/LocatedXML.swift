package import AuditModel

/// A reader that returns XML events one at a time, each with its line and column.
///
/// The caller requests the next event or a whole element. The file is never in memory as a tree, so memory use depends
/// on the largest requested element.
package final class LocatedXML {
  private let parser: ExpatParser?
  /// The error if the encoding is not supported.
  private let refusal: InputIssue?
  private var next = 0

  /// Prepares to read a file; `file` is its name in locations.
  package init(_ bytes: [UInt8], file: String) {
    switch XMLBytes(bytes, file: file) {
    case .readable(let body, let encoding): (parser, refusal) = (ExpatParser(body, encoding: encoding, file: file), nil)
    case .unreadable(let issue): (parser, refusal) = (nil, issue)
    }
  }

  /// Problems found so far; an error is always the last one.
  package var issues: [InputIssue] { parser?.issues ?? [refusal].compactMap(\.self) }

  /// Whether the file could not be read to its end.
  package var isBroken: Bool { parser?.isBroken ?? true }

  /// Reads the next event; returns nil at the end of the file or after an error.
  package func nextEvent() -> XMLEvent? {
    guard let parser else { return nil }
    while next >= parser.events.count {
      next = 0
      guard parser.readMore() else { return nil }
    }
    next += 1
    return parser.events[next - 1]
  }

  /// Reads the rest of an element after its start tag.
  ///
  /// Returns nil if the file ends or is invalid before the end tag.
  package func element(_ tag: XMLTag) -> LocatedElement? {
    var element = LocatedElement(tag: tag)
    while let event = nextEvent() {
      switch event {
      case .end: return element
      case .start(let inner):
        // The parser rejects more than 256 levels, which limits the recursion.
        guard let whole = self.element(inner) else { return nil }
        element.content.append(.element(whole))
      case .text(let text): element.content.append(.text(text))
      case .comment(let text): element.content.append(.comment(text))
      }
    }
    return nil
  }

  /// Skips the rest of an element after its start tag.
  package func skip() {
    var depth = 1
    while depth > 0, let event = nextEvent() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text, .comment: break
      }
    }
  }
}

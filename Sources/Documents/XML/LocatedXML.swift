package import AuditModel

/// Reads XML step by step, with the line and column of everything.
///
/// Whoever reads asks for the next event and may take an element as a whole. The file is never in memory as a tree, so
/// memory follows the largest element that is taken, not the file.
package final class LocatedXML {
  private let parser: ExpatParser
  private var next = 0

  /// Starts at the beginning of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name in locations.
  package init(_ bytes: [UInt8], file: String) {
    switch XMLBytes(bytes, file: file) {
    case .readable(let body, let encoding): parser = ExpatParser(body, encoding: encoding, file: file)
    case .unreadable(let issue): parser = ExpatParser(failed: issue, file: file)
    }
  }

  /// What was wrong as far as the file has been read; an error is the last there is of the file.
  package var issues: [InputIssue] { parser.issues }

  /// Whether the file broke off before its end.
  package var isBroken: Bool { parser.isBroken }

  /// The next event; nil at the end of the file, or where it cannot be read further.
  package func nextEvent() -> XMLEvent? {
    while next >= parser.events.count {
      next = 0
      guard parser.readMore() else { return nil }
    }
    next += 1
    return parser.events[next - 1]
  }

  /// Everything in an element whose start was just read.
  ///
  /// - Parameter tag: The start.
  /// - Returns: The element; nil where the file breaks off in it.
  package func element(_ tag: XMLTag) -> LocatedElement? {
    var element = LocatedElement(tag: tag)
    while let event = nextEvent() {
      switch event {
      case .end: return element
      case .start(let inner):
        // The parser refuses more than 256 levels.
        guard let whole = self.element(inner) else { return nil }
        element.content.append(.element(whole))
      case .text(let text, let location): element.content.append(.text(text, location))
      case .comment(let text, let location): element.content.append(.comment(text, location))
      }
    }
    return nil
  }

  /// Steps over everything in an element whose start was just read.
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

extension TextUse {
  /// A property that code decides.
  public enum Property: String, CaseIterable, Codable, Sendable {
    case font, width, lines

    /// The property in a sentence.
    package var words: String {
      switch self {
      case .font: "font"
      case .width: "width"
      case .lines: "line limit"
      }
    }
  }

  /// The roles whose font, width and lines the app decides.
  private static let ownRoles: Set<TextRole> = [
    .text, .label, .row, .button, .fieldPlaceholder, .stepper, .control, .tip, .widget, .liveActivity, .unknown,
  ]

  /// Whether the app decides the font, width and lines.
  package var isOwn: Bool { Self.ownRoles.contains(role) }

  /// Whether the place is in Objective-C, of which only the text is read.
  package var isObjectiveC: Bool { [".m", ".mm", ".h"].contains(where: location.file.hasSuffix) }

  /// The properties that are not known although the app decides them, with the code that decides each.
  ///
  /// The code is nil if no statement about the property was found.
  package var unknownProperties: [(property: Property, origin: SourceLocation?)] {
    guard isOwn else { return [] }
    var found: [(Property, SourceLocation?)] = []
    if style.certainty == .unknown, fixedSize?.value == nil { found.append((.font, style.origin)) }
    if width.certainty == .unknown { found.append((.width, width.origin)) }
    if lines.certainty == .unknown { found.append((.lines, lines.origin)) }
    return found
  }
}

extension TextMention {
  /// The location of the code that stops the search: the mention itself if no other code does.
  package var blockingPlace: SourceLocation { blockedAt ?? location }
}

internal import AuditModel

/// Follows an expression outwards to the call or assignment that takes it as a text.
struct PlaceFinder {
  /// The nodes around the expression, the outermost first.
  let ancestors: [SourceNode]
  /// The slots of the arguments of views that the configuration describes.
  let views: [String: [String: SlotFields]]

  /// The result of following an expression.
  enum Answer {
    /// A place; `depth` is its number among the ancestors.
    case place(TextPlace, SourceNode, depth: Int, isPart: Bool, isDirect: Bool)
    case notFollowed(TextMention.Cause)
  }

  /// Methods of strings whose result is the same text.
  private static let sameText: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters", "uppercasedFirst", "description",
  ]
  /// Calls that put values into a text or turn it into another type of text.
  private static let formats: Set<String> = [
    "String", "NSString", "localizedStringWithFormat", "LocalizedStringKey", "AttributedString", "NSAttributedString",
    "NSMutableAttributedString", "StringLiteralType", "format", "LocalizedStringResource",
  ]

  /// Returns the place of an expression.
  func place(of mention: SourceNode) -> Answer {
    var node = mention
    var isPart = false
    var isDirect = true
    var depth = ancestors.count - 1
    while depth >= 0 {
      let parent = ancestors[depth]
      switch parent.kind {
      case .argument:
        guard depth > 0 else { return .notFollowed(.other) }
        let call = ancestors[depth - 1]
        if call.kind == .hole {
          isPart = true
          isDirect = false
          (node, depth) = (call, depth - 1)
          continue
        }
        if let place = call.kind == .attribute
          ? TextPlace.of(attribute: call, argument: parent) : TextPlace.of(call, argument: parent, views: views)
        {
          return .place(place, call, depth: depth - 1, isPart: isPart, isDirect: isDirect)
        }
        guard call.kind == .call || call.kind == .collection else { return .notFollowed(.other) }
        guard call.kind == .collection || Self.isFormat(call, parent) else { return .notFollowed(.argument) }
        isDirect = false
        (node, depth) = (call, depth - 1)
      case .member:
        guard Self.sameText.contains(parent.name) else { return .notFollowed(.other) }
        isDirect = false
        node = parent
      case .call: node = parent
      case .choice, .collection: node = parent
      case .hole: node = parent
      case .string: node = parent
      case .sum:
        isPart = true
        isDirect = false
        node = parent
      case .block:
        guard depth > 0, ancestors[depth - 1].kind == .choice else { return .notFollowed(.result) }
        node = parent
      case .assignment:
        guard let target = parent.first, target.index != node.index else { return .notFollowed(.other) }
        guard let place = TextPlace.of(assigning: target), !place.needsController || isInController else {
          return .notFollowed(.assignment)
        }
        return .place(place, parent, depth: depth, isPart: isPart, isDirect: false)
      case .property, .parameter: return .notFollowed(.property)
      case .result, .closure, .trailing, .function: return .notFollowed(.result)
      case .condition: return .notFollowed(.comparison)
      case .other: return .notFollowed(["==", "!=", "~="].contains(parent.name) ? .comparison : .other)
      default: return .notFollowed(.other)
      }
      depth -= 1
    }
    return .notFollowed(.other)
  }

  /// Whether the expression is in a view controller, by the name of the type or of one that it inherits from.
  private var isInController: Bool {
    guard let owner = ancestors.last(where: { $0.kind == .type || $0.kind == .extension }) else { return false }
    let inherited = owner.children.lazy.filter { $0.kind == .inherited }.map(\.name)
    return ([owner.name] + inherited).contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }

  /// Whether a call returns the text of its argument, perhaps with values put in.
  private static func isFormat(_ call: SourceNode, _ argument: SourceNode) -> Bool {
    formats.contains(call.name)
      && (["", "format", "string", "localized", "stringLiteral", "markdown"].contains(argument.label))
  }
}

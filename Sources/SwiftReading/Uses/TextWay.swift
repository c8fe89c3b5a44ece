internal import SwiftTrees

/// The effect that expressions on the path of a text have on the drawn text.
struct TextWay: Sendable {
  /// Whether the text is an argument of a format or interpolation, so that the drawn text is longer.
  private(set) var isArgument = false
  /// Whether the place draws other texts next to this text.
  private(set) var isPart = false
  /// Whether runs of the text may have their own fonts.
  private(set) var isRestyled = false
  /// Whether the text has become an attributed string.
  private var isAttributed = false

  /// The types of attributed strings.
  private static let attributed = APIList.attributedTypes.names
  /// Modifiers that give a part of an interpolated text another font.
  private static let fonts = APIList.fontModifiers.names

  /// String methods that return a changed text.
  private static let changed = APIList.changedTextMembers.names

  /// Follows a text through its declarations.
  init(_ references: [SourceNode], through carriers: [SourceNode] = []) {
    if let mention = references.first, mention.kind == .string {
      isRestyled = mention.descendants.contains { $0.kind == .call && Self.fonts.contains($0.name) }
    }
    for (index, reference) in references.enumerated() {
      leave(reference)
      if carriers.indices.contains(index) { pass(carriers[index]) }
    }
  }

  /// Goes outwards from an expression to the end of its statement.
  private mutating func leave(_ expression: SourceNode) {
    // `AttributedString(localized: "key")` is itself a mention.
    if expression.kind == .call { make(expression) }
    var isInView = false
    for (node, parent) in expression.outwardSteps {
      switch parent.kind {
      case .hole: isArgument = isArgument || !parent.isWholeText
      case .sum: isPart = true
      case .call:
        leave(node, into: parent)
        isInView = isInView || TextPlace.isView(parent.name)
      // `padding` is also a modifier of views.
      case .member where Self.changed.contains(parent.name) && !isInView: isArgument = true
      case .argument, .member, .choice, .collection, .string, .element: break
      default: return
      }
    }
  }

  private mutating func leave(_ part: SourceNode, into call: SourceNode) {
    guard part.kind == .argument else { return }
    if call.isFormat(of: part) { isArgument = true }
    make(call)
  }

  /// Applies a call that may create an attributed string from the text.
  private mutating func make(_ call: SourceNode) {
    guard Self.attributed.contains(call.name) else { return }
    isAttributed = true
    // Code adds attributes to a mutable string.
    if call.name == "NSMutableAttributedString" || call.argument(at: .label("attributes")) != nil { isRestyled = true }
  }

  /// Applies a declaration that has the text as its value.
  private mutating func pass(_ declaration: SourceNode) {
    if let type = declaration.child(.typeName)?.name, Self.attributed.contains(where: type.contains) {
      isAttributed = true
    }
    // Code can change the value of a variable; a computed property creates a new value each time.
    let isVariable = declaration.kind == .property && !declaration.isLet && declaration.child(.block) == nil
    if isAttributed, isVariable { isRestyled = true }
  }
}

extension SourceNode {
  /// Whether a string consists only of one interpolation.
  fileprivate var isWholeText: Bool {
    guard let string = parent, string.kind == .string else { return false }
    return string.children.allSatisfy { $0.index == index || $0.kind == .segment && $0.name.isEmpty }
  }

  /// The maximum number of children of a call in which the format is searched (our own limit).
  private static var mostBeforeFormat: Int { 8 }

  /// Whether an argument of a call is a value for the call's format.
  fileprivate func isFormat(of argument: SourceNode) -> Bool {
    // The format comes first, or after few other arguments.
    if children.prefix(Self.mostBeforeFormat).contains(where: { $0.kind == .argument && $0.label == "format" }) {
      return argument.label.isEmpty || argument.label == "arguments"
    }
    let isFirst = children.first { $0.kind == .argument }?.index == argument.index
    switch name {
    case "localizedStringWithFormat": return !isFirst
    // `text.format(value)`, unlike `Formatter.format(text)`
    case "format":
      guard let callee = first, callee.kind == .member, let base = callee.first else { return false }
      return base.kind != .name || base.name.first?.isUppercase != true
    default: return false
    }
  }
}

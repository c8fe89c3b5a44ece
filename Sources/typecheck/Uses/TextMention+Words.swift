import TypeCheckKit

extension TextMention {
  /// Whether the mention may draw the key, so that its known places may not be all.
  var mayDraw: Bool { ending != .unreachable && ending != .missingObject }
}

extension TextMention.Ending {
  /// The reason why a mention of a key was not followed, as a phrase.
  var words: String {
    switch self {
    case .property: "the value of a property, local or default value"
    case .result: "the result of a function, closure or computed property"
    case .argument: "an argument of a call that may not draw it"
    case .assignment: "assigned to a property that is not known to be a text"
    case .comparison: "compared with another value"
    case .unreachable: "in code that never runs"
    case .missingObject: "the key of a storyboard or xib without the object"
    case .literal: "a string literal equal to the key that is not localized"
    case .other: "another expression"
    }
  }
}

import AuditModel
import Documents

/// What a layout file says of an element in a word.
enum LayoutFlagName: String, CaseIterable {
  case primary, secondary, decorative, hidden, disabled, focused, selected, firstVisible, scrollsVertically
  case scrollsHorizontally, belowSafeArea, fixedSize, scalesWithTextSize, bezel, spokenText, systemSized
  case systemPlaced, overlay

  /// The flag.
  var flag: LayoutElement.Flags {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    case .decorative: .decorative
    case .hidden: .hidden
    case .disabled: .disabled
    case .focused: .focused
    case .selected: .selected
    case .firstVisible: .firstVisible
    case .scrollsVertically: .scrollsVertically
    case .scrollsHorizontally: .scrollsHorizontally
    case .belowSafeArea: .belowSafeArea
    case .fixedSize: .fixedSize
    case .scalesWithTextSize: .scalesWithTextSize
    case .bezel: .bezel
    case .spokenText: .spokenText
    case .systemSized: .systemSized
    case .systemPlaced: .systemPlaced
    case .overlay: .overlay
    }
  }

  /// Flags of which an element has one at most.
  static let contradictions: [(LayoutFlagName, LayoutFlagName)] = [
    (.primary, .secondary), (.primary, .decorative), (.fixedSize, .scalesWithTextSize),
  ]
}

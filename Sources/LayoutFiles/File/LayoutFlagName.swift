import AuditModel
import Documents

/// The flags of an element, with the names that layout files use.
enum LayoutFlagName: String, CaseIterable {
  case primary, secondary, decorative, hidden, disabled, focused, selected, firstVisible, scrollsVertically
  case scrollsHorizontally, belowSafeArea, fixedSize, scalesWithTextSize, bezel, spokenText, systemSized
  case systemPlaced, overlay

  /// The flag in the model.
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

  /// The pairs of flags that exclude each other.
  static let contradictions: [(LayoutFlagName, LayoutFlagName)] = [
    (.primary, .secondary), (.primary, .decorative), (.fixedSize, .scalesWithTextSize),
  ]
}

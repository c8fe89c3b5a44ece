import AuditModel
import Documents

/// The flags of an element, with the names that layout files use.
enum LayoutFlagName: String, CaseIterable {
  case primary, secondary, decorative, hidden, disabled, focused, selected, firstVisible, scrollsVertically
  case scrollsHorizontally, belowSafeArea, fixedSize, scalesWithTextSize, bezel, spokenText, systemSized
  case systemPlaced, overlay

  /// The flag in the model.
  var flag: LayoutElement.Flags { Self.flags[self] ?? [] }

  private static let flags: [LayoutFlagName: LayoutElement.Flags] = [
    .primary: .primary, .secondary: .secondary, .decorative: .decorative, .hidden: .hidden, .disabled: .disabled,
    .focused: .focused, .selected: .selected, .firstVisible: .firstVisible, .scrollsVertically: .scrollsVertically,
    .scrollsHorizontally: .scrollsHorizontally, .belowSafeArea: .belowSafeArea, .fixedSize: .fixedSize,
    .scalesWithTextSize: .scalesWithTextSize, .bezel: .bezel, .spokenText: .spokenText, .systemSized: .systemSized,
    .systemPlaced: .systemPlaced, .overlay: .overlay,
  ]

  /// The pairs of flags that exclude each other.
  static let contradictions: [(LayoutFlagName, LayoutFlagName)] = [
    (.primary, .secondary), (.primary, .decorative), (.fixedSize, .scalesWithTextSize),
  ]
}

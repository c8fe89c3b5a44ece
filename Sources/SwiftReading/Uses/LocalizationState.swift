internal import SwiftTrees

/// The localization state of a string as it passes through the code.
enum LocalizationState: Hashable, Sendable {
  /// A string literal that equals a key and that nothing has localized yet.
  case literal
  /// A key for SwiftUI, which localizes it and interprets Markdown.
  case key
  /// A localized string.
  case text

  /// Returns the state of a text as the value of a declaration.
  func carried(by declaration: SourceNode) -> LocalizationState {
    self == .literal && declaration.takesKeys ? .key : self
  }
}

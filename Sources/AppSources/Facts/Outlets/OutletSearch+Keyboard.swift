extension OutletSearch {
  /// The names by which code moves what the keyboard covers, or shows something else in its place.
  ///
  /// Source: Apple documentation of UIKit, `UITextFieldDelegate`, `UITextViewDelegate` and `inputView`; the libraries
  /// IQKeyboardManager, TPKeyboardAvoiding, RxKeyboard and Typist, by the names of their repositories.
  private static let keyboard: Set<String> = [
    "IQKeyboardManager", "IQKeyboardManagerSwift", "TPKeyboardAvoidingScrollView", "RxKeyboard", "Typist",
    "textFieldShouldBeginEditing", "textViewShouldBeginEditing", "textFieldDidBeginEditing", "textViewDidBeginEditing",
    "editingDidBegin", "allEditingEvents", "textDidBeginEditingNotification", "inputView", "canBecomeFirstResponder",
  ]

  /// The words after `keyboard` in the names of notifications, of their values and of the layout guide.
  private static let movements = ["show", "hide", "frame", "guide", "height"]

  /// The names by which code chooses the keyboard of a field, or shows or hides the row of suggestions.
  ///
  /// Source: Apple documentation of UIKit, `UITextInputTraits`.
  static let traitsOfFields = [
    "keyboardType", "autocorrectionType", "spellCheckingType", "inlinePredictionType", "isSecureTextEntry",
    "textContentType",
  ]

  /// The names by which code creates screens from documents, or puts screens into others or into windows.
  static let placements = [
    "UIStoryboard", "storyboard", "instantiateViewController", "instantiateInitialViewController", "addChild",
    "rootViewController", "UIHostingController",
  ]

  /// Whether code that uses a name follows the keyboard, such as `keyboardWillShowNotification`.
  static func followsKeyboard(_ name: String) -> Bool {
    if keyboard.contains(name) { return true }
    guard name.hasPrefix("keyboard") || name.hasPrefix("UIKeyboard") else { return false }
    let words = name.lowercased()
    return movements.contains(where: words.contains)
  }
}

internal import AuditModel

extension OutletSearch {
  /// The names by which code moves what the keyboard covers, or shows something else in its place.
  ///
  /// Source: Apple documentation of UIKit, `UITextFieldDelegate`, `UITextViewDelegate` and `inputView`; the libraries
  /// IQKeyboardManager, TPKeyboardAvoiding, RxKeyboard and Typist, by the names of their repositories.
  private static let keyboard: Set<String> = [
    "IQKeyboardManager", "IQKeyboardManagerSwift", "TPKeyboardAvoidingScrollView", "RxKeyboard", "Typist",
    "textFieldShouldBeginEditing", "textViewShouldBeginEditing", "inputView",
  ]

  /// The words after `keyboard` in the names of notifications, of their values and of the layout guide.
  private static let movements = ["show", "hide", "frame", "guide", "height"]

  /// Whether code that uses a name follows the keyboard, such as `keyboardWillShowNotification`.
  static func followsKeyboard(_ name: String) -> Bool {
    if keyboard.contains(name) { return true }
    guard name.hasPrefix("keyboard") || name.hasPrefix("UIKeyboard") else { return false }
    let words = name.lowercased()
    return movements.contains(where: words.contains)
  }

  /// Records the types in a file whose code follows the keyboard.
  func addKeyboard(in tree: SourceTree, _ found: inout OutletFindings) {
    let names = Set(tree.names.filter(Self.followsKeyboard))
    guard !names.isEmpty else { return }
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      if names.contains(node.name) { found.keyboardTypes.insert(binder.types.scope(of: node)) }
    }
  }

  /// Finds the classes of documents that follow the keyboard, and whether other code does.
  func addKeyboard(_ found: OutletFindings, to code: inout OutletCode) {
    guard !found.keyboardTypes.isEmpty else { return }
    var known: Set<String> = []
    for (name, declared) in declarations {
      let ancestors = Set(declared.flatMap(binder.types.ancestors))
      if !ancestors.isDisjoint(with: found.keyboardTypes) { code.keyboardClasses.insert(name) }
      known.formUnion(ancestors)
    }
    code.followsKeyboard = !found.keyboardTypes.isSubset(of: known)
  }
}

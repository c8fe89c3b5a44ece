internal import SwiftTrees

extension EffectFinder {
  /// The names by which code moves what the keyboard covers, or shows something else in its place.
  static let keyboard = APIList.keyboardFollowers.names

  /// The words after `keyboard` in the names of notifications, of their values and of the layout guide.
  private static let movements = ["show", "hide", "frame", "guide", "height"]

  /// The names by which code chooses the keyboard of a field, or shows or hides the row of suggestions.
  static let traitsOfFields = APIList.inputTraits.names

  /// The names by which code creates screens from documents, or puts screens into others or into windows.
  static let placements = APIList.screenPlacements.names

  /// Whether a name is that of a notification of the keyboard, such as `keyboardWillShowNotification`, or of its guide.
  static func isOfKeyboard(_ name: String) -> Bool {
    guard name.hasPrefix("keyboard") || name.hasPrefix("UIKeyboard") else { return false }
    let words = name.lowercased()
    return movements.contains(where: words.contains)
  }
}

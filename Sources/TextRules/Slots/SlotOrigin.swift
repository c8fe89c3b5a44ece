/// Who said something of the room a text has.
public enum SlotOrigin: Hashable, Sendable {
  /// The text's own file, in a field or in a comment.
  case item
  /// A pattern of the configuration's `keys`: its place among them.
  case pattern(Int)
  /// What the catalog's own metadata names, such as the class in a comment of Interface Builder.
  case metadata
  /// An option of the command line.
  case option
  /// The configuration's `default_slot`.
  case defaultSlot
  /// The configuration as a whole.
  case configuration
  /// Nobody; what holds where nothing is said.
  case standard
}

/// The source of a slot field's value.
package enum SlotOrigin: Hashable, Sendable {
  /// The text's own file, in a field or a comment.
  case item
  /// A pattern of the configuration's `keys`, by index.
  case pattern(Int)
  /// The catalog's metadata, such as the class in a comment of Interface Builder.
  case metadata
  /// The app's code at the place that draws the text.
  case code
  /// An option of the command line.
  case option
  /// The configuration's `default_slot`.
  case defaultSlot
  /// The configuration as a whole, through its `devices`.
  case configuration
  /// A default of the tool itself.
  case standard
}

extension SlotOrigin? {
  /// Whether a value comes from the text's own file.
  var isFromFile: Bool { self == .item || self == .metadata }
}

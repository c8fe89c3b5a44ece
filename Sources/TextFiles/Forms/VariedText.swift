import AuditModel
import Documents

/// A text that depends on choices, as property lists and XLIFF files write it: before its forms are made.
indirect enum VariedText {
  /// One text.
  case plain(String, SourceLocation)
  /// Texts of which one is chosen as a whole.
  case choice(TextForm.Choice.Kind, [TextOption])
  /// A text with `%#@name@` in it, and what stands for each name.
  case format(String, SourceLocation, [TextVariable])
}

/// One of the texts of a choice.
struct TextOption {
  /// What is chosen.
  var value: String
  /// The text then.
  var text: VariedText
}

/// What stands for a name in a text.
struct TextVariable {
  /// The name between the two `@`.
  var name: String
  /// The number of its argument, where the file says it apart from the text.
  var number: Int?
  /// The conversion of its argument (`ld`), where the file says it.
  var conversion: String?
  /// What stands there: a choice by its argument.
  var text: VariedText
  /// Where the variable is declared.
  var location: SourceLocation
}

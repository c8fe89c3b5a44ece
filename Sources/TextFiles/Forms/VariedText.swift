import AuditModel
import Documents

/// A text that depends on choices, as in property lists and XLIFF files, before its forms are generated.
indirect enum VariedText {
  /// A single text.
  case plain(String, SourceLocation)
  /// Several texts, one of which is chosen as a whole.
  case choice(TextForm.Choice.Kind, [TextOption])
  /// A text that contains `%#@name@`, and its variables.
  case format(String, SourceLocation, [TextVariable])
}

/// One of the texts of a choice.
struct TextOption {
  /// The value that selects it.
  var value: String
  /// The text if it is selected.
  var text: VariedText
}

/// A variable in a text.
struct TextVariable {
  /// The name between the two `@`.
  var name: String
  /// The number of its argument, if the file states it separately from the text.
  var number: Int?
  /// The conversion of its argument (`ld`), if the file states it.
  var conversion: String?
  /// Its text, usually a choice by its argument.
  var text: VariedText
  /// The location of the variable's declaration.
  var location: SourceLocation
}

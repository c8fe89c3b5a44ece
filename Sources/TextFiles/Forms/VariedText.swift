import AuditModel
import Documents

/// A text that depends on choices, before its forms are generated.
///
/// Property lists, String Catalogs and XLIFF files contain such texts.
indirect enum VariedText {
  /// A single text.
  case plain(String, SourceLocation)
  /// Several whole texts to choose from.
  case choice(TextForm.Choice.Kind, [TextOption])
  /// A text with variables such as `%#@name@`, and these variables.
  case format(String, SourceLocation, [TextVariable])
}

/// A text that a choice offers.
struct TextOption {
  /// The value that selects the text.
  var value: String
  /// The text, which may have choices of its own.
  var text: VariedText
}

/// A variable in a text.
struct TextVariable {
  /// The name between the two `@`.
  var name: String
  /// The argument number, if the file states it separately from the text.
  var number: Int?
  /// The conversion of the argument (`ld`), if the file states it.
  var conversion: String?
  /// The text of the variable, usually a choice by its argument.
  var text: VariedText
  /// The location of the variable's declaration.
  var location: SourceLocation
}

import AuditModel
import Documents

/// A text with choices inside it, such as a plural in the middle of a sentence.
///
/// The readers of all such formats build a template, so that one type generates all forms.
struct FormTemplate {
  /// A part of the text.
  indirect enum Piece: Hashable {
    /// Literal text.
    case text(String)
    /// Text that is drawn literally, even if it looks like a placeholder.
    case literal(String)
    /// An argument, given by its name.
    case argument(String)
    /// An argument of a format string, given by its number.
    ///
    /// `rest` is the text after the number (`ld`), `written` the spelling in the file.
    case conversion(Int, rest: String, written: String)
    /// The location of the text; in each form, the first location counts.
    case place(SourceLocation)
    /// A choice between branches; choices with the same name always agree.
    case choice(by: String, [Branch])
  }

  /// A branch of a choice.
  struct Branch: Hashable {
    /// The value that selects the branch.
    var choice: TextForm.Choice
    /// The text of the branch.
    var pieces: [Piece]

    /// Whether the branch is used for values without a branch of their own.
    var isOther: Bool { choice.value == PluralName.other.rawValue }
  }

  /// The maximum number of forms of a text; real texts have at most about 16.
  static let mostForms = 256

  /// The maximum number of bytes per template; beyond it, only one form is continued.
  static let mostBytes = 1 << 20

  /// The pieces in order.
  var pieces: [Piece]

  /// Whether conversions are numbered, so that forms that omit an argument remain correct.
  var numbersArguments = false

  /// Returns the forms in the order of the branches, and whether some are missing.
  ///
  /// There are at most ``mostForms``, always including the form of the `other` branches. A form without a location gets
  /// the given one.
  func forms(at location: SourceLocation) -> (all: [TextForm], isCut: Bool) {
    var expansion = FormExpansion(numbersArguments: numbersArguments)
    expansion.run(pieces)
    var forms = expansion.forms(at: location)
    guard expansion.isCut else { return (forms, false) }
    var path = FormExpansion(numbersArguments: numbersArguments, isSpent: true)
    path.run(pieces)
    for other in path.forms(at: location).prefix(1) where !forms.contains(other) {
      if forms.count == Self.mostForms { forms.removeLast() }
      forms.append(other)
    }
    return (forms, true)
  }
}

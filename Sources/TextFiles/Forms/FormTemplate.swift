import AuditModel
import Documents

/// A text with choices inside it, such as a plural in the middle of a sentence, and all its forms.
///
/// Readers of every format with choices inside texts build a template, so that the forms are generated only here.
struct FormTemplate {
  /// A part of the text.
  indirect enum Piece: Hashable {
    /// Literal text.
    case text(String)
    /// Text that is drawn literally, though it may look like a placeholder.
    case literal(String)
    /// An argument, by its name.
    case argument(String)
    /// An argument of a format string, by its number, with the text after the number (`ld`) and the spelling in the
    /// file.
    case conversion(Int, rest: String, written: String)
    /// The location of the text; the first one along a path counts.
    case place(SourceLocation)
    /// A choice of one branch.
    ///
    /// Choices with the same name always agree.
    case choice(by: String, [Branch])
  }

  /// One branch of a choice.
  struct Branch: Hashable {
    /// The value that selects it.
    var choice: TextForm.Choice
    /// The text if it is selected.
    var pieces: [Piece]

    /// Whether it is the fallback for values without a branch.
    var isOther: Bool { choice.value == PluralName.other.rawValue }
  }

  /// The maximum number of forms of a text; real texts have at most about 16.
  static let mostForms = 256

  /// The maximum number of bytes built for one template; after that, only one path through the rest is followed.
  static let mostBytes = 1 << 20

  /// The pieces in order.
  var pieces: [Piece]

  /// Whether conversions are written with their numbers, so that a form that omits one remains correct.
  var numbersArguments = false

  /// Returns the forms in the order of the branches, and whether some are missing.
  ///
  /// There are at most ``mostForms``, and the form of the `other` branches is always included. Forms without a place
  /// are at the given location.
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

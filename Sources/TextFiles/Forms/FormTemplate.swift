import AuditModel
import Documents

/// A text with choices inside it, such as a plural in the middle of a sentence, and all the texts it may come to.
///
/// Readers of every format whose texts have choices inside them make one, and their forms are made here alone.
struct FormTemplate {
  /// A part of the text.
  indirect enum Piece: Hashable {
    /// Text as it is.
    case text(String)
    /// Text that is drawn as it stands, though it may look like a placeholder.
    case literal(String)
    /// An argument, by its name.
    case argument(String)
    /// An argument of a format string, by its number: what follows the number (`ld`), and how the file writes all of it.
    case conversion(Int, rest: String, written: String)
    /// Where the text stands; the first on a way counts.
    case place(SourceLocation)
    /// One of several. Choices by the same name are made alike.
    case choice(by: String, [Branch])
  }

  /// One way through a choice.
  struct Branch: Hashable {
    /// What is chosen.
    var choice: TextForm.Choice
    /// What the text is then.
    var pieces: [Piece]

    /// Whether it is the branch for everything that no other branch is for.
    var isOther: Bool { choice.value == PluralName.other.rawValue }
  }

  /// A text has no more forms than this; real ones have some sixteen.
  static let mostForms = 256

  /// So many bytes of text are put together for one template; then one way through the rest of it has to do.
  static let mostBytes = 1 << 20

  /// The parts in order.
  var pieces: [Piece]

  /// Whether conversions are written with their numbers, so that a form that leaves one out stays right.
  var numbersArguments = false

  /// All texts it may come to, at most ``mostForms``; the one of the `other` branches is always among them.
  ///
  /// - Parameter location: Where a text stands whose place is not said.
  /// - Returns: The texts in the order of the branches, and whether some are missing.
  func forms(at location: SourceLocation) -> (all: [TextForm], isCut: Bool) {
    var expansion = FormExpansion(numbersArguments: numbersArguments)
    expansion.run(pieces)
    var forms = expansion.forms(at: location)
    if expansion.isCut, let standing = standing(at: location), !forms.contains(standing) {
      if forms.count == Self.mostForms { forms.removeLast() }
      forms.append(standing)
    }
    return (forms, expansion.isCut)
  }

  /// The text of the `other` branches.
  private func standing(at location: SourceLocation) -> TextForm? {
    var expansion = FormExpansion(numbersArguments: numbersArguments, isSpent: true)
    expansion.run(pieces)
    return expansion.forms(at: location).first
  }
}

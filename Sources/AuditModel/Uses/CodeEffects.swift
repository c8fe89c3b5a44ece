/// The effects of an app's code on the objects of its storyboards and xibs, by the names of outlets and classes.
package struct CodeEffects: Sendable {
  /// The effects on a value of each name, such as a change of `text` for `titleLabel`.
  package var changes: [String: Set<CodeEffect>] = [:]
  /// The effects on the outlets of each class of the app, by class and outlet.
  ///
  /// They are made by the class, its superclasses and subclasses, and by code that gets the outlet from a value of the
  /// class or of an unknown type. A class that is not in it is not declared in the code.
  package var outlets: [String: [String: Set<CodeEffect>]] = [:]
  /// The effects of each class of the app on itself, with those of its superclasses.
  ///
  /// A class that is not in it is not declared in the code.
  package var classes: [String: Set<CodeEffect>] = [:]
  /// The effects of other code on values of each class of the app.
  package var values: [String: Set<CodeEffect>] = [:]
  /// The superclasses and protocols of each class of the app, with itself, by the last parts of their names.
  package var ancestors: [String: Set<String>] = [:]
  /// The labels of cells, such as `textLabel`, that each class of the app names on cells to which no outlet leads.
  package var filledParts: [String: Set<String>] = [:]
  /// Whether code looks for views by their numbers.
  package var usesTags = false
  /// Whether code decides the height of rows of tables.
  package var decidesRowHeights = false
  /// The classes of the app whose code walks through views or constraints, or whose superclass was not read.
  ///
  /// They may change views to which no outlet leads.
  package var classesThatChangeLayouts: Set<String> = []
  /// Those of ``classesThatChangeLayouts`` that walk through views, or whose superclass was not read, so that they may change looks.
  package var classesThatChangeSubviews: Set<String> = []
  /// Whether code hides or shows a bar, or changes a safe area.
  package var movesBars = false
  /// Whether code sets a font for all views of a class.
  package var setsFontsOfClasses = false
  /// Whether code gives views traits, such as a text size, that the device does not have.
  package var overridesTraits = false
  /// The members with a part in the layout that extensions of the system's classes declare again, by class.
  ///
  /// A class whose methods code exchanges is handed over.
  package var overrides: [String: Set<CodeEffect>] = [:]
  /// The effects of members in extensions of the system's classes on their values, by member.
  package var extensionMembers: [String: Set<CodeEffect>] = [:]
  /// Whether code decides which orientations the app has.
  package var decidesOrientations = false
  /// Whether code states light or dark for some views, so that colours may never have their other value.
  package var fixesAppearance = false

  /// Whether the code imports a module that is neither one of Apple's nor among the read sources.
  package var usesUnreadModules = false
  /// The members that the system or the read code declares for views; code that was not read has others.
  package var readMembers: Set<String> = []

  /// Whether code follows the keyboard, or moves something when people begin to type.
  package var followsKeyboard = false
  /// Whether code chooses the keyboard of a field, or the row above it.
  package var choosesKeyboards = false
  /// Whether code creates screens from documents, or puts screens into others or into windows.
  package var placesScreens = false

  /// The properties by which classes of the system lead to their views.
  package static let ownViews: Set<String> = ["view", "tableView", "collectionView", "contentView"]

  /// The members by which a class decides its size, or the frames of what is in it.
  package static let layoutMembers: Set<String> = [
    "intrinsicContentSize", "layoutSubviews", "sizeThatFits", "textRect", "drawText", "alignmentRectInsets",
    "updateConstraints", "systemLayoutSizeFitting", "titleRect", "imageRect", "contentRect", "editingRect",
    "placeholderRect", "point", "hitTest",
  ]

  /// The effects of declaring one of ``layoutMembers`` again.
  package static let layoutChanges = Set(layoutMembers.map(CodeEffect.change))

  /// The properties of cells that lead to their labels.
  package static let cellLabels: Set<String> = ["textLabel", "detailTextLabel"]

  /// Returns whether code has one of some effects on a value that has a name, such as a parameter.
  package func changesValues(by effects: Set<CodeEffect>) -> Bool {
    changes.values.contains { !$0.isDisjoint(with: effects) }
  }

  /// Adds what code may do of which not even the names were read.
  package mutating func addUnreadCode() {
    // The texts of prototypes are placeholders, which code nearly always replaces.
    for label in Self.cellLabels { changes[label, default: []].insert(.change("text")) }
    (usesTags, decidesRowHeights, decidesOrientations, movesBars) = (true, true, true, true)
    (followsKeyboard, choosesKeyboards, placesScreens) = (true, true, true)
  }

  /// Creates a value of an app whose code does nothing with its documents.
  package init() {}
}

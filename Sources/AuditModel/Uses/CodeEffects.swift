/// The effects of an app's code on the objects of its storyboards and xibs, by the names of outlets and classes.
package struct CodeEffects: Sendable {
  /// The effects on values by name, such as a change of `text` for `titleLabel`.
  package var changes: [String: Set<CodeEffect>] = [:]
  /// The effects on the outlets of each class of the app, by class and outlet.
  ///
  /// The effects come from the class, its superclasses and subclasses, and from code that gets the outlet from a value
  /// of the class or of an unknown type. A class without an entry is not declared in the code.
  package var outlets: [String: [String: Set<CodeEffect>]] = [:]
  /// The effects of each class of the app on itself, including those of its superclasses.
  ///
  /// A class without an entry is not declared in the code.
  package var classes: [String: Set<CodeEffect>] = [:]
  /// The effects of other code on values of each class of the app.
  package var values: [String: Set<CodeEffect>] = [:]
  /// The superclasses and protocols of each class of the app, including the class, by the last parts of their names.
  package var ancestors: [String: Set<String>] = [:]
  /// The cell labels, such as `textLabel`, that each class of the app uses on cells without an outlet.
  package var filledParts: [String: Set<String>] = [:]
  /// The code that makes statements about views without an outlet.
  package var statements: [CodeStatement: CodeStatement.Reach] = [:]
  /// The numbers of the files in Objective-C that name each outlet.
  package var outletMentions: [String: Set<Int>] = [:]
  /// The numbers of the files in Objective-C that name each class of a document.
  package var classMentions: [String: Set<Int>] = [:]
  /// The outlets that no code names except to declare them; empty if some code was not read.
  package var unnamedOutlets: Set<String> = []
  /// The targets of each document; a document without targets may be in any.
  package var targets: [String: Set<String>] = [:]
  /// The classes of the app that iterate over subviews or constraints, or whose superclass was not read.
  ///
  /// They may change how views without an outlet look. What they do to the layout counts as ``CodeEffect/content(_:)``.
  package var classesThatChangeLayouts: Set<String> = []
  /// The ``classesThatChangeLayouts`` that iterate over subviews or have an unread superclass: they may change looks.
  package var classesThatChangeSubviews: Set<String> = []
  /// The ``classesThatChangeSubviews`` that do not only iterate over the subviews of their outlets.
  package var classesThatWalkFreely: Set<String> = []
  /// The classes of the app whose superclass was not read; they may change views without an outlet.
  package var classesWithUnreadBase: Set<String> = []
  /// The outlets that neither a class with an unread superclass nor its ancestors declare, by class.
  package var undeclaredOutlets: [String: Set<String>] = [:]
  /// The view classes whose font or line limit code sets through `appearance()`.
  package var restyledClasses: Set<String> = []
  /// The layout members that extensions of system classes override, by class.
  ///
  /// A class whose methods code replaces is handed over.
  package var overrides: [String: Set<CodeEffect>] = [:]
  /// The effects of members in extensions of system classes on `self`, by member.
  package var extensionMembers: [String: Set<CodeEffect>] = [:]
  /// The statements that cause effects, by the name of the outlet, member or class that they change.
  package var origins: [String: [CodeEffectOrigin]] = [:]
  /// Whether code fixes some views to light or dark, so that colours may never have their other value.
  package var fixesAppearance = false

  /// Whether the code imports a module that is neither Apple's nor among the read sources.
  package var usesUnreadModules = false
  /// The members that the system or the read code declares for views; all others belong to unread code.
  package var readMembers: Set<String> = []

  /// The properties of system classes that return their own views.
  package static let ownViews: Set<String> = ["view", "tableView", "collectionView", "contentView"]

  /// The members that a class overrides to decide its size or the frames of its content.
  package static let layoutMembers: Set<String> = [
    "intrinsicContentSize", "layoutSubviews", "sizeThatFits", "textRect", "drawText", "alignmentRectInsets",
    "updateConstraints", "systemLayoutSizeFitting", "titleRect", "imageRect", "contentRect", "editingRect",
    "placeholderRect", "point", "hitTest",
  ]

  /// The effects of overriding ``layoutMembers``.
  package static let layoutChanges = Set(layoutMembers.map(CodeEffect.change))

  /// The properties of cells that return their labels.
  package static let cellLabels: Set<String> = ["textLabel", "detailTextLabel"]

  /// Returns whether a file in Objective-C names both an outlet and its class, so that it may change the outlet.
  package func mayChangeInObjectiveC(_ outlet: String, of owner: String) -> Bool {
    guard let files = outletMentions[outlet] else { return false }
    return (ancestors[owner] ?? [owner]).contains { classMentions[$0].map { !$0.isDisjoint(with: files) } ?? false }
  }

  /// Returns whether code has one of the effects on any named value, such as a parameter.
  package func changesValues(by effects: Set<CodeEffect>) -> Bool {
    changes.values.contains { !$0.isDisjoint(with: effects) }
  }

  /// Creates a value without effects.
  package init() {}
}

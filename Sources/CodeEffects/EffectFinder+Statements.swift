internal import AuditModel
internal import SwiftTrees

/// The statements about the whole app that code makes by the names which it mentions.
extension EffectFinder {
  /// The names by which code states the height of rows: the property of a table, and a method of its delegate.
  private static let rowHeights: Set = ["rowHeight", "heightForRowAt"]

  /// The name by which code looks for views by their numbers.
  private static let tags: Set = ["viewWithTag"]

  /// The names by which code states orientations: a property of a controller, and a method of the app's delegate.
  private static let orientations = APIList.orientationMembers.names

  /// The names by which code gives views other traits than those of the device; a text size may be among them.
  private static let traits: Set = ["setOverrideTraitCollection", "overrideTraitCollection"]

  /// The names by which code shows or hides bars, or changes the safe area.
  private static let bars = APIList.barMembers.names

  /// Returns what the names in the sources state, those of Objective-C among them.
  func statements(in trees: [SourceTree]) -> CodeEffects {
    var code = CodeEffects()
    let lists = [
      Self.rowHeights, Self.bars, Self.traits, Self.orientations, Self.traitsOfFields, Self.placements, Self.tags,
      CodeEffects.cellLabels, Self.keyboard, ["tag", "contentConfiguration"],
    ]
    let names = MentionedNames(Set(lists.joined()), in: trees)
    code.usesUnreadModules = SystemNames.lackModules(trees)
    code.readMembers = types.entries.reduce(into: SystemNames.members) { $0.formUnion($1.value.members.keys) }
    code.fixesAppearance = trees.contains(where: \.fixesAppearance)
    code.decidesRowHeights = names.contains(oneOf: Self.rowHeights)
    code.movesBars = names.contains(oneOf: Self.bars)
    code.overridesTraits = names.contains(oneOf: Self.traits)
    code.decidesOrientations = names.contains(oneOf: Self.orientations)
    code.followsKeyboard = names.hasKeyboard || names.contains(oneOf: Self.keyboard)
    code.choosesKeyboards = names.contains(oneOf: Self.traitsOfFields)
    code.placesScreens = names.contains(oneOf: Self.placements)
    // Objective-C walks through views to those with a number, too.
    code.usesTags = names.contains(oneOf: Self.tags) || names.inObjectiveC.contains("tag")
    // The texts of prototypes are placeholders, which code nearly always replaces.
    for label in names.inObjectiveC.intersection(CodeEffects.cellLabels) { code.changes[label] = [.change("text")] }
    if names.inObjectiveC.contains("contentConfiguration") { code.changes["cell"] = [.change("contentConfiguration")] }
    return code
  }
}

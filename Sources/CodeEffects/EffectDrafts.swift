internal import AuditModel

/// The effects on outlets in some files, by the full names of types.
struct EffectDrafts: Sendable {
  /// The effects on a value of each name.
  var changes: [String: Set<EffectDraft>] = [:]
  /// The effects of each class on itself.
  var classes: [String: Set<EffectDraft>] = [:]
  /// The effects on outlets by the type that has them; an unknown type has an empty name.
  var outlets: [String: [String: Set<EffectDraft>]] = [:]
  /// The effects on values of each class from outside.
  var values: [String: Set<EffectDraft>] = [:]
  /// The labels of cells that each class names on cells to which no outlet leads.
  var filledParts: [String: Set<String>] = [:]
  /// The effects of members in extensions of the system's classes on their values, by name.
  var members: [String: Set<EffectDraft>] = [:]
  /// The effects of the app's functions on their arguments.
  var parameters: [ParameterName: Set<EffectDraft>] = [:]
  /// The types whose code walks through views or constraints.
  var walkers: Set<String> = []
  /// Those of ``walkers`` whose code walks through views, so that it may change their looks.
  var viewWalkers: Set<String> = []
  /// Whether a class decides its traits itself.
  var overridesTraits = false
  /// Whether code sets a font for all views of a class.
  var setsFontsOfClasses = false

  /// Adds types whose code walks through views.
  mutating func addWalkers(_ types: some Sequence<String>) {
    walkers.formUnion(types)
    viewWalkers.formUnion(types)
  }

  /// Adds the effects in other files.
  mutating func merge(_ other: EffectDrafts) {
    changes.formUnion(other.changes)
    classes.formUnion(other.classes)
    for (type, own) in other.outlets { outlets[type, default: [:]].formUnion(own) }
    values.formUnion(other.values)
    filledParts.formUnion(other.filledParts)
    members.formUnion(other.members)
    parameters.formUnion(other.parameters)
    walkers.formUnion(other.walkers)
    viewWalkers.formUnion(other.viewWalkers)
    overridesTraits = overridesTraits || other.overridesTraits
    setsFontsOfClasses = setsFontsOfClasses || other.setsFontsOfClasses
  }
}

extension Dictionary {
  /// Adds the values of another table in place, because a copy for each file would take more time with each.
  fileprivate mutating func formUnion<Element>(_ other: Self) where Value == Set<Element> {
    for (key, values) in other { self[key, default: []].formUnion(values) }
  }
}

internal import AuditModel

/// The effects in some files; types have their full names.
struct EffectDrafts: Sendable {
  /// The effects on values, by name.
  var changes: [String: Set<EffectDraft>] = [:]
  /// The effects of each class on itself.
  var classes: [String: Set<EffectDraft>] = [:]
  /// The effects on outlets, by type and name; an unknown type has an empty name.
  var outlets: [String: [String: Set<EffectDraft>]] = [:]
  /// The effects of outside code on values of each class.
  var values: [String: Set<EffectDraft>] = [:]
  /// The cell labels, such as `textLabel`, that each class uses on cells without an outlet.
  var filledParts: [String: Set<String>] = [:]
  /// The effects of members in extensions of system classes on `self`, by name.
  var members: [String: Set<EffectDraft>] = [:]
  /// The effects of the app's functions on their arguments.
  var parameters: [ParameterName: Set<EffectDraft>] = [:]
  /// The types whose code iterates over subviews or constraints.
  var walkers: Set<String> = []
  /// The ``walkers`` that iterate over subviews, so they may change how these look.
  var viewWalkers: Set<String> = []
  /// The ``viewWalkers`` that iterate over subviews of other views than their outlets.
  var freeWalkers: Set<String> = []
  /// The view classes whose font or line limit code sets through `appearance()`.
  var restyledClasses: Set<String> = []

  /// Adds types whose code iterates over subviews; `areFree` is false if these are subviews of their outlets.
  mutating func addWalkers(_ types: some Collection<String>, areFree: Bool = true) {
    walkers.formUnion(types)
    viewWalkers.formUnion(types)
    if areFree { freeWalkers.formUnion(types) }
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
    freeWalkers.formUnion(other.freeWalkers)
    restyledClasses.formUnion(other.restyledClasses)
  }
}

extension Dictionary {
  /// Merges another table in place, because copying the table for each file would take quadratic time.
  fileprivate mutating func formUnion<Element>(_ other: Self) where Value == Set<Element> {
    for (key, values) in other { self[key, default: []].formUnion(values) }
  }
}

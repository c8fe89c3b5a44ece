internal import AuditModel
internal import SwiftTrees

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
  /// The calls of extension methods on the screens of each class, which may change the views on them.
  var screens: [String: Set<EffectDraft>] = [:]
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
  /// The first statement that causes each effect.
  var origins: [Origin: SourceLocation] = [:]

  /// An effect with the object that it changes.
  struct Origin: Hashable {
    /// The type that has the outlet or member; empty if it is not known.
    var owner: String
    /// The name of the outlet, member or type.
    var name: String
    var draft: EffectDraft
  }

  /// Records the statement that causes an effect, unless an earlier one does.
  mutating func note(_ draft: EffectDraft, on name: String, of owner: String, at node: SourceNode) {
    let origin = Origin(owner: owner, name: name, draft: draft)
    if origins[origin] == nil { origins[origin] = node.location }
  }

  /// Records an effect of a type on itself.
  mutating func add(_ draft: EffectDraft, toType type: String, at node: SourceNode) {
    classes[type, default: []].insert(draft)
    note(draft, on: type.lastPart, of: type, at: node)
  }

  /// Records an effect on an outlet of a type.
  mutating func add(_ draft: EffectDraft, toOutlet name: String, of owner: String, at node: SourceNode) {
    outlets[owner, default: [:]][name, default: []].insert(draft)
    note(draft, on: name, of: owner, at: node)
  }

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
    screens.formUnion(other.screens)
    filledParts.formUnion(other.filledParts)
    members.formUnion(other.members)
    parameters.formUnion(other.parameters)
    walkers.formUnion(other.walkers)
    viewWalkers.formUnion(other.viewWalkers)
    freeWalkers.formUnion(other.freeWalkers)
    restyledClasses.formUnion(other.restyledClasses)
    origins.merge(other.origins) { first, _ in first }
  }
}

extension Dictionary {
  /// Merges another table in place, because copying the table for each file would take quadratic time.
  fileprivate mutating func formUnion<Element>(_ other: Self) where Value == Set<Element> {
    for (key, values) in other { self[key, default: []].formUnion(values) }
  }
}

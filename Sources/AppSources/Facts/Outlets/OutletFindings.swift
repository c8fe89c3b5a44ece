internal import AuditModel

/// The uses of outlets in some files, by the full names of types.
///
/// Among the changes are calls, written as `pulse()` for a method of a view and as `apply(to)` for a function that gets
/// it as an argument, and properties that keep it, written as `=owner`.
struct OutletFindings: Sendable {
  /// The changes of a value of each name.
  var changes: [String: Set<String>] = [:]
  /// The changes of each class to itself.
  var classes: [String: Set<String>] = [:]
  /// The changes to outlets by the type that has them; an unknown type has an empty name.
  var outlets: [String: [String: Set<String>]] = [:]
  /// The changes of values of each class from outside.
  var values: [String: Set<String>] = [:]
  /// The changes that methods in extensions of the system's classes make to their values, by name.
  var methods: [String: Set<String>] = [:]
  /// The changes that the app's functions make to their arguments, by the text of ``ParameterName``.
  var parameters: [String: Set<String>] = [:]
  /// Whether code looks for views by their numbers.
  var usesTags = false
  /// The types whose code walks through views or constraints.
  var walkers: Set<String> = []
  /// Whether a class decides its traits itself.
  var overridesTraits = false
  /// Whether code sets a font for all views of a class.
  var setsFontsOfClasses = false

  /// Replaces the calls among the changes by what they change.
  mutating func expandCalls() {
    let calls = CallExpansion(methods: methods, parameters: parameters)
    changes = changes.mapValues(calls.expanded)
    classes = classes.mapValues(calls.expanded)
    outlets = outlets.mapValues { $0.mapValues(calls.expanded) }
    values = values.mapValues(calls.expanded)
    methods = methods.mapValues(calls.expanded)
  }

  /// Adds the uses in other files.
  mutating func merge(_ other: OutletFindings) {
    changes.merge(other.changes) { $0.union($1) }
    classes.merge(other.classes) { $0.union($1) }
    outlets.merge(other.outlets) { $0.merging($1) { $0.union($1) } }
    values.merge(other.values) { $0.union($1) }
    methods.merge(other.methods) { $0.union($1) }
    parameters.merge(other.parameters) { $0.union($1) }
    usesTags = usesTags || other.usesTags
    walkers.formUnion(other.walkers)
    overridesTraits = overridesTraits || other.overridesTraits
    setsFontsOfClasses = setsFontsOfClasses || other.setsFontsOfClasses
  }
}

/// The changes behind calls, some of which call others.
private struct CallExpansion {
  let methods: [String: Set<String>]
  let parameters: [String: Set<String>]

  /// Returns changes without calls.
  func expanded(_ changes: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var waiting = Array(changes)
    while let change = waiting.popLast() {
      if change.hasPrefix("=") {
        found.formUnion(ViewEffect.changes(ofProperty: String(change.dropFirst())))
        continue
      }
      guard change.hasSuffix(")") else {
        found.insert(change)
        // A property of an extension changes others.
        if let changed = methods[change], seen.insert(change).inserted { waiting += changed }
        continue
      }
      guard seen.insert(change).inserted else { continue }
      if change.hasSuffix("()") {
        waiting += methods[String(change.dropLast(2))] ?? []
      } else if change.hasPrefix("?") {
        // Only what the app's own code does with the view is of interest.
        waiting += (parameters[String(change.dropFirst())] ?? []).filter { $0 == "subviews" || $0.hasSuffix(")") }
          .map { $0.hasSuffix(")") ? "?\($0)" : $0 }
      } else {
        waiting += parameters[change] ?? ViewEffect.changes(ofArgument: change)
      }
    }
    return found
  }
}

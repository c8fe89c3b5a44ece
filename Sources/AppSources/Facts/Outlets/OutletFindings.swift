internal import AuditModel

/// The uses of outlets in some files, by the full names of types.
///
/// Among the changes are calls, written as `pulse()` for a method of a view and as `apply(to)` for a function that gets
/// it as an argument, and properties that keep it, written as `=owner`. In `?apply(to)`, only what code that was read
/// does with it counts.
struct OutletFindings: Sendable {
  /// The changes of a value of each name.
  var changes: [String: Set<String>] = [:]
  /// The changes of each class to itself.
  var classes: [String: Set<String>] = [:]
  /// The changes to outlets by the type that has them; an unknown type has an empty name.
  var outlets: [String: [String: Set<String>]] = [:]
  /// The changes of values of each class from outside.
  var values: [String: Set<String>] = [:]
  /// The labels of cells that each class names on cells to which no outlet leads.
  var filledParts: [String: Set<String>] = [:]
  /// The changes that methods in extensions of the system's classes make to their values, by name.
  var methods: [String: Set<String>] = [:]
  /// The changes that the app's functions make to their arguments, by the text of ``ParameterName``.
  var parameters: [String: Set<String>] = [:]
  /// Whether code looks for views by their numbers.
  var usesTags = false
  /// The types whose code walks through views or constraints.
  var walkers: Set<String> = []
  /// Those of ``walkers`` whose code walks through views, so that it may change their looks.
  var viewWalkers: Set<String> = []
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
    changes.formUnion(other.changes)
    classes.formUnion(other.classes)
    for (type, own) in other.outlets { outlets[type, default: [:]].formUnion(own) }
    values.formUnion(other.values)
    filledParts.formUnion(other.filledParts)
    methods.formUnion(other.methods)
    parameters.formUnion(other.parameters)
    usesTags = usesTags || other.usesTags
    walkers.formUnion(other.walkers)
    viewWalkers.formUnion(other.viewWalkers)
    overridesTraits = overridesTraits || other.overridesTraits
    setsFontsOfClasses = setsFontsOfClasses || other.setsFontsOfClasses
  }
}

/// The changes behind calls, some of which call others.
private struct CallExpansion {
  /// The changes of each call, without further calls.
  private var changes: [String: Set<String>] = [:]
  private let methods: Set<String>
  /// The calls with more changes than are kept, which may do anything.
  private var crowded: Set<String> = []

  /// The maximum number of changes of one call (our own limit).
  private static let mostChanges = 256

  init(methods: [String: Set<String>], parameters: [String: Set<String>]) {
    self.methods = Set(methods.keys)
    var direct = parameters
    for (name, changed) in methods { direct["\(name)()", default: []].formUnion(changed) }
    var callers: [String: [String]] = [:]
    var waiting: [(call: String, change: String)] = []
    for (call, changed) in direct {
      for change in changed {
        if let callee = callee(of: change) { callers[callee, default: []].append(call) }
        for own in ownChanges(of: change) { waiting.append((call, own)) }
      }
    }
    // Each change goes once to each of the functions that call one with it.
    while let (call, change) = waiting.popLast() {
      guard !crowded.contains(call), changes[call, default: []].insert(change).inserted else { continue }
      if changes[call]?.count ?? 0 > Self.mostChanges { crowd(call, callers) }
      for caller in callers[call] ?? [] { waiting.append((caller, change)) }
    }
  }

  /// Marks a call with too many changes, and those that make it.
  private mutating func crowd(_ call: String, _ callers: [String: [String]]) {
    var waiting = [call]
    while let call = waiting.popLast() {
      guard crowded.insert(call).inserted else { continue }
      changes[call] = nil
      waiting += callers[call] ?? []
    }
  }

  /// Returns changes without calls.
  func expanded(_ changes: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for change in changes {
      found.formUnion(ownChanges(of: change))
      guard let callee = callee(of: change) else { continue }
      if crowded.contains(callee) { found.insert(OutletCode.itself) }
      guard var called = self.changes[callee] else { continue }
      if change.hasPrefix("?") { called.remove(OutletCode.itself) }
      found.formUnion(called)
    }
    return found
  }

  /// The call behind a change, or behind a property of an extension, which changes others.
  private func callee(of change: String) -> String? {
    if change.hasSuffix(")") { return change.hasPrefix("?") ? String(change.dropFirst()) : change }
    return methods.contains(change) ? "\(change)()" : nil
  }

  /// The meaning of a change without further calls.
  private func ownChanges(of change: String) -> Set<String> {
    if change.hasPrefix("=") { return ViewEffect.changes(ofProperty: String(change.dropFirst())) }
    return change.hasSuffix(")") ? [] : [change]
  }
}

extension [String: Set<String>] {
  /// Adds the values of another table in place, because a copy for each file would take more time with each.
  fileprivate mutating func formUnion(_ other: Self) {
    for (key, values) in other { self[key, default: []].formUnion(values) }
  }
}

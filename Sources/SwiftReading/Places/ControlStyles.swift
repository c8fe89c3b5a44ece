internal import SwiftTrees

/// The controls around a text, and the modifiers that set their styles.
struct ControlStyles {
  /// The names of the controls around the text that have no style yet.
  private var controls: Set<String> = []
  /// The nearest call of each style modifier around the text, by name; several for several callers.
  private var calls: [String: Set<SourceNode>] = [:]
  /// The modifiers with too many calls, which may set any style.
  private var crowds: Set<String> = []

  /// The maximum number of callers with their own styles to read (our own limit).
  private static let mostCalls = 64

  /// Adds a control around or behind the text, for which the same body states no style.
  mutating func enter(_ control: SourceNode) { controls.insert(control.name) }

  /// Adds the label of a control with a title and an icon.
  mutating func enterLabel() { controls.insert("Label") }

  /// Adds a call that sets a style.
  mutating func pass(_ call: SourceNode) { if calls[call.name] == nil { calls[call.name] = [call] } }

  private mutating func draws(_ style: ControlStyle) -> Bool {
    defer { controls.subtract(style.views) }
    return !controls.isDisjoint(with: style.views)
  }

  /// Whether all styles are SwiftUI's own and show the titles.
  func areSystem(_ binder: Binder) -> Bool {
    crowds.isEmpty
      && calls.values.joined().allSatisfy {
        ControlStyle.named($0.name)?.isSystem($0, binder) == true && !$0.isIconOnly
      }
  }

  /// Adds the styles that the callers of the view set, and returns the calls that draw a control around the text.
  ///
  /// `open` is a call with an unknown effect, if there is one.
  mutating func inherit(_ outer: Self) -> (calls: [SourceNode], open: SourceNode?) {
    var found: [SourceNode] = []
    var open: SourceNode?
    for (name, all) in outer.calls.sorted(by: { $0.key < $1.key }) {
      if let style = ControlStyle.named(name), draws(style) {
        found += all.sorted { $0.location < $1.location }
        if outer.crowds.contains(name) { open = open ?? found.last }
      }
      if calls[name] == nil {
        calls[name] = all
        if outer.crowds.contains(name) { crowds.insert(name) }
      }
    }
    controls.formUnion(outer.controls)
    return (found, open)
  }

  /// Returns the combined controls and styles of two callers.
  func merged(with other: Self) -> Self {
    var merged = self
    merged.controls.formUnion(other.controls)
    merged.calls.merge(other.calls) { $0.union($1) }
    merged.crowds.formUnion(other.crowds)
    for (name, all) in merged.calls where all.count > Self.mostCalls {
      merged.calls[name] = Set(all.sorted { $0.location < $1.location }.prefix(Self.mostCalls))
      merged.crowds.insert(name)
    }
    return merged
  }
}

/// The controls around a text, and the modifiers that set their styles.
struct ControlStyles {
  /// The names of the controls around the text for which no style was found yet.
  private var controls: Set<String> = []
  /// The nearest call of each modifier of a style around the text, by its name; several for several callers.
  private var calls: [String: Set<SourceNode>] = [:]

  /// Takes a control around the text, or the one that draws it, for which the same body states no style.
  mutating func enter(_ control: SourceNode) { controls.insert(control.name) }

  /// Takes a call that sets a style.
  mutating func pass(_ call: SourceNode) { if calls[call.name] == nil { calls[call.name] = [call] } }

  private mutating func draws(_ style: ControlStyle) -> Bool {
    defer { controls.subtract(style.views) }
    return !controls.isDisjoint(with: style.views)
  }

  /// Whether all styles are SwiftUI's and show the titles.
  func areSystem(_ binder: Binder) -> Bool {
    calls.values.joined().allSatisfy { ControlStyle.named($0.name)?.isSystem($0, binder) == true && !$0.isIconOnly }
  }

  /// Takes the styles that the callers of the view set.
  ///
  /// - Returns: The calls that draw a control around the text.
  mutating func inherit(_ outer: Self) -> [SourceNode] {
    var found: [SourceNode] = []
    for (name, all) in outer.calls.sorted(by: { $0.key < $1.key }) {
      if let style = ControlStyle.named(name), draws(style) { found += all.sorted { $0.location < $1.location } }
      if calls[name] == nil { calls[name] = all }
    }
    controls.formUnion(outer.controls)
    return found
  }

  /// Returns the controls and styles of two callers.
  func merged(with other: Self) -> Self {
    var merged = self
    merged.controls.formUnion(other.controls)
    merged.calls.merge(other.calls) { $0.union($1) }
    return merged
  }
}

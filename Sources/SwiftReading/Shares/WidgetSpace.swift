internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// The families of the widget around a text.
///
/// A text that every family draws must fit in the narrowest one. Conditions that are not read may draw it in the widest
/// one only.
struct WidgetSpace: Sendable {
  /// The families that the widget supports, and that code around the text leaves; nil outside of widgets.
  private(set) var families: Set<String>?
  /// The families to which conditions around the text limit it; nil for all.
  private var drawn: Set<String>?
  /// Whether another condition decides whether the text is drawn, which may depend on the family.
  private var isConditional = false
  /// Whether the system surely adds margins to the widget.
  private var hasMargins = false

  /// The configurations of widgets; those of Live Activities have other sizes.
  ///
  /// Source: Apple documentation of WidgetKit.
  private static let configurations = APIList.widgetConfigurations.names
  /// Modifiers of configurations that keep the margins of the system.
  private static let keepingMargins = APIList.widgetModifiers.names

  /// Whether a call is the configuration of a widget.
  static func isConfiguration(_ call: SourceNode) -> Bool {
    call.first?.kind == .name && configurations.contains(call.name)
  }

  /// The width of the widget; nil outside of widgets, and for a text that only an unknown family draws.
  var width: OfferedWidth? {
    guard let families else { return nil }
    let left = drawn.map(families.intersection) ?? families
    let known = left.compactMap { WidgetFamily.all[$0] }
    // The system shows a text in the line above the clock in its own way.
    let blocks = known.contains { $0.name != "accessoryInline" } ? known.filter { $0.name != "accessoryInline" } : known
    guard !known.isEmpty, known.count == left.count else { return nil }
    let widths = blocks.map { family in
      hasMargins && family.isSystem ? OfferedWidth(taken: 2 * WidgetFamily.margin).within(family.width) : family.width
    }
    guard !isConditional else { return widths.dropFirst().reduce(widths[0]) { $0.union($1) } }
    return widths.min { ($0.most ?? 0, $0.least) < ($1.most ?? 0, $1.least) }
  }

  // MARK: Code around the text

  /// Adds the configuration of a widget around the text.
  mutating func enter(_ call: SourceNode, _ binder: Binder) {
    let modifiers = call.modifiers
    let stated = modifiers.first { $0.name == "supportedFamilies" }
    families = stated.map { Self.families(in: $0, binder) } ?? WidgetFamily.standard
    if families?.isEmpty == true { families = nil }
    let isKept = modifiers.allSatisfy { Self.keepingMargins.contains($0.name) && !binder.isOwnModifier($0) }
    hasMargins = isKept && (call.tree.latestSystem ?? 0) >= Self.firstSystemWithMargins
  }

  /// The first system that adds margins to widgets.
  ///
  /// Source: WWDC23 session 10027, Bring widgets to new places.
  private static let firstSystemWithMargins = 17

  /// The maximum number of nodes of a list of families to read (our own limit).
  private static let mostNodes = 256

  /// Returns the families that a call names, also by a declaration; empty if they are not known.
  private static func families(in call: SourceNode, _ binder: Binder) -> Set<String> {
    var named: Set<String> = []
    for argument in call.arguments {
      guard let value = argument.first else { return [] }
      var source = value
      if value.kind != .collection {
        let found = binder.declarations(of: value)
        guard found.count == 1, found[0].kind == .property else { return [] }
        source = found[0]
      }
      guard source.end - source.index <= mostNodes else { return [] }
      named.formUnion(
        source.descendants.filter { $0.kind == .member }.map(\.name).filter { WidgetFamily.all[$0] != nil })
    }
    return named
  }

  /// Adds a choice around the text, of which a branch is drawn.
  mutating func choose(_ branch: SourceNode, in choice: SourceNode, _ binder: Binder) {
    guard families == nil else { return }
    if let found = Self.families(of: branch, in: choice, binder) {
      drawn = drawn?.intersection(found) ?? found
    } else if branch.kind != .condition, branch.kind != .property {
      isConditional = true
    }
  }

  /// Returns the families for which a choice draws a branch; nil if other values decide it.
  private static func families(of branch: SourceNode, in choice: SourceNode, _ binder: Binder) -> Set<String>? {
    let all = Set(WidgetFamily.all.keys)
    func isFamily(_ value: SourceNode?) -> Bool {
      guard let value, value.kind == .name || value.kind == .member else { return false }
      let found = binder.declarations(of: value)
      return found.count == 1
        && found[0].attributes.contains { attribute in
          attribute.name == "Environment" && attribute.arguments.first?.first?.name.hasSuffix("widgetFamily") == true
        }
    }
    func patterns(of block: SourceNode) -> Set<String>? {
      let parts = block.children.prefix { $0.kind == .condition || $0.kind == .property }
      let names = parts.map { $0.kind == .condition && $0.name.isEmpty ? $0.first?.name ?? "" : "" }
      return names.allSatisfy(all.contains) ? Set(names) : nil
    }
    switch choice.name {
    case "switch":
      guard isFamily(choice.child(.condition)?.first), branch.kind == .block else { return nil }
      let own = patterns(of: branch)
      if let own, !own.isEmpty { return own }
      // The default case.
      let others = choice.branches.filter { $0 != branch }.map(patterns)
      guard own != nil, !others.contains(nil) else { return nil }
      return all.subtracting(others.compactMap(\.self).reduce(into: []) { $0.formUnion($1) })
    case "if", "?":
      let conditions = choice.children.filter { $0.kind == .condition || $0.kind == .property }
      guard conditions.count == 1, let test = conditions[0].first, test.kind == .other,
        ["==", "!="].contains(test.name)
      else { return nil }
      let sides = Array(test.children.prefix(2))
      guard sides.count == 2, isFamily(sides[0]), all.contains(sides[1].name) else { return nil }
      let isFirst = choice.branches.first == branch
      return isFirst == (test.name == "==") ? [sides[1].name] : all.subtracting([sides[1].name])
    default: return nil
    }
  }

  // MARK: Callers

  /// Adds the code around the callers of the view.
  mutating func inherit(_ outer: WidgetSpace) {
    guard families == nil else { return }
    families = outer.families
    hasMargins = outer.hasMargins
    drawn = drawn.map { own in outer.drawn.map(own.intersection) ?? own } ?? outer.drawn
    isConditional = isConditional || outer.isConditional
  }

  /// Returns the space of a text that both of two callers draw, of which the wider one counts.
  func merged(with other: WidgetSpace) -> WidgetSpace {
    guard let families, let others = other.families, hasMargins == other.hasMargins else { return WidgetSpace() }
    var merged = WidgetSpace()
    (merged.families, merged.hasMargins) = (families.union(others), hasMargins)
    merged.isConditional = isConditional || other.isConditional || families != others || drawn != other.drawn
    if let drawn, let other = other.drawn { merged.drawn = drawn.union(other) }
    return merged
  }
}

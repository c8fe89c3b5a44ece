internal import CodeValues
internal import SwiftTrees

/// Counts the views of a closure and the values of a sequence.
///
/// Source: Apple documentation of SwiftUI, `ForEach`, `Group` and `ViewBuilder`.
struct ViewCounts: Sendable {
  let binder: Binder
  let bodies: ViewBodies

  /// The maximum numbers of declarations to follow and of statements or branches to read (our own limits).
  private static let (deepest, mostParts) = (4, 64)
  /// Containers whose views count for the container around them.
  private static let groups = APIList.countedGroups.names

  // MARK: Views

  /// Returns the number of views in a closure or block, in the case that a node in it is drawn.
  func views(in block: SourceNode, with index: Int? = nil, depth: Int = 0) -> CountRange {
    let skipped: Set<SourceKind> = [.parameter, .attribute, .property, .condition]
    let statements = Array(block.children.lazy.filter { !skipped.contains($0.kind) }.prefix(Self.mostParts + 1))
    let found = statements.prefix(Self.mostParts).map { views(of: $0, with: index, depth: depth) }
    let sum = found.reduce(CountRange(0), +)
    return statements.count > Self.mostParts ? CountRange(sum.least, nil) : sum
  }

  private func views(of statement: SourceNode, with index: Int?, depth: Int) -> CountRange {
    switch statement.kind {
    case .result: return statement.first.map { views(of: $0, with: index, depth: depth) } ?? .any
    case .choice: return views(ofChoice: statement, with: index, depth: depth)
    case .call: return views(ofCall: statement.modifiedView, with: index, depth: depth)
    case .name, .member: return views(drawnBy: statement, depth: depth)
    default: return .any
    }
  }

  private func views(ofChoice choice: SourceNode, with index: Int?, depth: Int) -> CountRange {
    guard ["if", "switch", "?"].contains(choice.name) else { return .any }
    let branches = Array(choice.branches.prefix(Self.mostParts))
    func count(_ branch: SourceNode) -> CountRange {
      branch.kind == .block
        ? views(in: branch, with: index, depth: depth) : views(of: branch, with: index, depth: depth)
    }
    if let index, let drawn = branches.first(where: { ($0.index..<$0.end).contains(index) }) { return count(drawn) }
    var all = branches.map(count)
    if choice.name == "if", branches.count < 2 { all.append(CountRange(0)) }
    return all.dropFirst().reduce(all.first ?? .any) { $0.union($1) }
  }

  private func views(ofCall view: SourceNode, with index: Int?, depth: Int) -> CountRange {
    guard view.kind == .call, view.first?.kind == .name, !binder.types.isDeclared(view.name) else {
      return views(drawnBy: view, depth: depth)
    }
    switch view.name {
    case "EmptyView": return CountRange(0)
    case "ForEach":
      guard let data = view.arguments.first?.first, let content = view.child(.trailing) else { return .any }
      return values(of: data, depth: depth) * views(in: content, with: index, depth: depth)
    case let name where Self.groups.contains(name):
      guard let content = view.children.first(where: { $0.kind == .trailing && $0.label.isEmpty }) else { return .any }
      return views(in: content, with: index, depth: depth)
    default:
      let isKnown =
        TextPlace.isView(view.name) || ViewContext.isContainer(view.name) || PlainView.named(view.name) != nil
      return isKnown ? CountRange(1) : views(drawnBy: view, depth: depth)
    }
  }

  /// Returns the number of views that one of the app's own views, properties or functions draws.
  private func views(drawnBy expression: SourceNode, depth: Int) -> CountRange {
    guard depth < Self.deepest, let body = bodies.drawn(by: expression)?.body.child(.block) else { return .any }
    return views(in: body, depth: depth + 1)
  }

  // MARK: Values

  /// Returns the number of values in a sequence.
  func values(of sequence: SourceNode) -> CountRange { values(of: sequence, depth: 0) }

  private func values(of sequence: SourceNode, depth: Int) -> CountRange {
    switch sequence.kind {
    case .collection:
      let parts = Array(sequence.children.prefix(Self.mostParts + 1))
      guard sequence.name.isEmpty, parts.count <= Self.mostParts, !parts.contains(where: { $0.kind == .argument })
      else {
        return .any
      }
      return CountRange(parts.count)
    case .sum:
      return sequence.children.prefix(Self.mostParts).map { values(of: $0, depth: depth) }.reduce(CountRange(0), +)
    case .choice:
      let all = sequence.branches.prefix(Self.mostParts).map { branch in
        branch.branchValue.map { values(of: $0, depth: depth) } ?? .any
      }
      return all.count < 2 ? .any : all.dropFirst().reduce(all[0]) { $0.union($1) }
    case .other: return range(sequence, depth: depth)
    case .call: return values(ofCall: sequence, depth: depth)
    case .name, .member: return values(ofName: sequence, depth: depth)
    default: return .any
    }
  }

  /// Returns the number of integers in a range, such as `0..<3` or `0..<titles.count`.
  private func range(_ range: SourceNode, depth: Int) -> CountRange {
    let ends = Array(range.children.prefix(3))
    guard ends.count == 2, let start = ends[0].whole, ["..<", "..."].contains(range.name) else { return .any }
    if let end = ends[1].whole {
      let (count, isTooLarge) = end.subtractingReportingOverflow(start)
      return isTooLarge ? .any : CountRange(count + (range.name == "..." ? 1 : 0))
    }
    guard start == 0, range.name == "..<", ends[1].kind == .member, ends[1].name == "count", let base = ends[1].first
    else { return .any }
    return values(of: base, depth: depth)
  }

  /// Methods that keep the number of values, and those that may drop some.
  ///
  /// Source: Apple documentation of the Swift standard library, `Sequence`.
  private static let (keeping, dropping): (Set<String>, Set<String>) = (
    ["map", "sorted", "reversed", "shuffled", "enumerated"], ["filter", "compactMap"]
  )

  private func values(ofCall call: SourceNode, depth: Int) -> CountRange {
    guard let callee = call.first else { return .any }
    if callee.kind == .name, ["Array", "zip"].contains(callee.name), let first = call.arguments.first?.first {
      let count = values(of: first, depth: depth)
      guard callee.name == "zip" else { return count }
      return call.arguments.count == 2
        ? call.arguments[1].first.map { shorter(count, values(of: $0, depth: depth)) } ?? .any : .any
    }
    if callee.kind == .member, let base = callee.first {
      if Self.keeping.contains(callee.name) { return values(of: base, depth: depth) }
      if Self.dropping.contains(callee.name) { return CountRange(0, values(of: base, depth: depth).most) }
    }
    guard depth < Self.deepest, case .function(let function)? = binder.callee(of: call) else { return .any }
    return results(of: function, depth: depth)
  }

  private func shorter(_ one: CountRange, _ other: CountRange) -> CountRange {
    CountRange(min(one.least, other.least), [one.most, other.most].compactMap(\.self).min())
  }

  private func values(ofName name: SourceNode, depth: Int) -> CountRange {
    if name.kind == .member, let base = name.first {
      if name.name == "allCases", let count = cases(of: base) { return count }
      if ["indices", "lazy"].contains(name.name) { return values(of: base, depth: depth) }
    }
    let found = binder.declarations(of: name)
    guard depth < Self.deepest, found.count == 1, found[0].kind == .property else { return .any }
    if found[0].child(.block) != nil { return results(of: found[0], depth: depth) }
    guard found[0].isLocal ? found[0].isLet : binder.isConstant(found[0]) else { return .any }
    return found[0].onlyValue.map { values(of: $0, depth: depth + 1) } ?? .any
  }

  /// Returns the number of cases of an enum without own `allCases`; nil for any other type.
  private func cases(of base: SourceNode) -> CountRange? {
    guard let type = binder.type(of: base), type.isMeta, let entry = binder.types.entries[type.name],
      entry.declarations.count == 1, entry.members["allCases"] == nil
    else { return nil }
    let count = entry.members.values.joined().count { $0.kind == .enumCase }
    return count == 0 ? nil : CountRange(count)
  }

  /// Returns the number of values that a computed property or function may return.
  private func results(of declaration: SourceNode, depth: Int) -> CountRange {
    guard declaration.parent?.kind != .type || !declaration.isRequirement else { return .any }
    let results = declaration.descendants.filter { $0.kind == .result && $0.name.isEmpty }.prefix(Self.mostParts + 1)
    let all = results.isEmpty ? declaration.onlyValue.map { [$0] } ?? [] : results.compactMap(\.first)
    guard !all.isEmpty, all.count <= Self.mostParts else { return .any }
    let counts = all.map { values(of: $0, depth: depth + 1) }
    return counts.dropFirst().reduce(counts[0]) { $0.union($1) }
  }
}

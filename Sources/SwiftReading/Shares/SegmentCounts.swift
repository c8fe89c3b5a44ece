internal import CodeValues
internal import SwiftTrees

/// Counts the segments that code gives to a control of UIKit.
///
/// Source: Apple documentation of UIKit, `UISegmentedControl`.
struct SegmentCounts: Sendable {
  let counts: ViewCounts

  /// The maximum number of expressions that name a control to read (our own limit).
  private static let mostReaders = 128
  /// Methods after which a control may have fewer segments, or segments with widths of their own.
  private static let changing = APIList.segmentSetters.names

  /// Returns the smallest number of segments of the control whose title a call states; nil if unknown.
  func least(at call: SourceNode) -> Int? {
    if call.name == "UISegmentedControl" {
      guard let items = call.argument(at: .label("items")) else { return nil }
      // Code that keeps the control may remove segments.
      if let holder = holder(of: call), isChanged(holder) { return nil }
      return counts.values(of: items).least
    }
    guard let control = call.first?.first, let holder = only(counts.binder.declarations(of: control)),
      !isChanged(holder)
    else { return nil }
    if let loop = call.loopAround { return loop.map { counts.values(of: $0).least } ?? nil }
    let own = statements(on: holder, in: call.tree).filter { $0.viewBody == call.viewBody && !$0.isConditional }
    let inserted = own.count { $0.name == "insertSegment" && $0.loopAround == nil }
    let named = own.compactMap { $0.argument(at: .label("forSegmentAt"))?.whole }.max() ?? -1
    return max(inserted, min(named, Self.mostReaders) + 1)
  }

  private func only(_ found: [SourceNode]) -> SourceNode? { found.count == 1 ? found[0] : nil }

  /// The variable that keeps a new control; nil if there is none.
  private func holder(of call: SourceNode) -> SourceNode? {
    call.outwardSteps.first { $0.outer.kind == .property || $0.outer.kind == .function }.map(\.outer)
      .flatMap { $0.kind == .property ? $0 : nil }
  }

  private func isChanged(_ holder: SourceNode) -> Bool {
    let readers = Array(holder.tree.readers(of: holder).prefix(Self.mostReaders + 1))
    return readers.count > Self.mostReaders
      || readers.contains { $0.parent.map { $0.kind == .member && Self.changing.contains($0.name) } ?? false }
  }

  /// The method calls on a control in a file.
  private func statements(on holder: SourceNode, in tree: SourceTree) -> [SourceNode] {
    tree.readers(of: holder).prefix(Self.mostReaders).compactMap { reader in
      guard let callee = reader.parent, callee.kind == .member, let call = callee.parent, call.kind == .call,
        call.first == callee
      else { return nil }
      return call
    }
  }
}

extension SourceNode {
  /// The sequence of the loop around a statement; nil outside of loops, and an inner nil for a loop of another kind.
  fileprivate var loopAround: SourceNode?? {
    for (_, outer) in outwardSteps {
      switch outer.kind {
      case .other where outer.name == "for": return .some(outer.first?.first?.first)
      case .other where outer.name == "while": return .some(nil)
      case .trailing where outer.parent?.name == "forEach": return .some(outer.parent?.first?.first)
      case .function, .initializer, .property, .type, .extension, .file: return nil
      default: continue
      }
    }
    return nil
  }
}

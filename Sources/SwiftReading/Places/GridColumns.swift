internal import AuditModel
internal import SwiftTrees

/// The columns of a `LazyVGrid`, which set the widths of the cells.
///
/// Source: Apple documentation of SwiftUI, `GridItem` and `GridItem.Size`. Flexible columns share the width that fixed
/// columns and spacings leave; those with a maximum may leave more of it to the others.
struct GridColumns {
  /// One grid item: one column, or several if the item is adaptive.
  private struct Item {
    enum Kind { case fixed, flexible, adaptive }

    var kind: Kind
    /// The largest possible width of a fixed column or minimum of another column, in points.
    var least: Double
    /// The smallest possible width of a fixed column, in points; 0 for another column.
    var taken = 0.0
    /// The largest possible maximum width, in points.
    var most = Double.infinity
    /// Whether the column may give up a part of its share to the other columns.
    var maySpare = false
    /// The smallest and largest spacing to the next column, in points; the largest is nil if unknown.
    var spacing: (least: Double, most: Double?) = (0, nil)
  }

  /// The default minimum of a flexible column, in points.
  ///
  /// Source: Apple documentation of SwiftUI, `GridItem.Size.flexible(minimum:maximum:)`.
  private static let standardMinimum = 10.0

  /// The maximum number of columns to read (our own limit).
  private static let mostItems = 32

  private let lengths: LengthReading
  private var items: [Item] = []

  /// Reads the columns of a grid; nil for an unknown length, so that a cell may be wider than the grid.
  init?(of grid: SourceNode, _ lengths: LengthReading) {
    self.lengths = lengths
    guard var columns = grid.argument(at: .label("columns")) else { return }
    if columns.kind == .name || columns.kind == .member {
      guard let value = lengths.binder.constant(columns)?.onlyValue else { return }
      columns = value
    }
    for item in Self.items(columns, lengths).prefix(Self.mostItems) {
      guard let read = read(item) else { return nil }
      items.append(read)
    }
  }

  /// The calls of `GridItem` in a list; empty if the list is not understood.
  private static func items(_ list: SourceNode, _ lengths: LengthReading) -> [SourceNode] {
    if list.kind == .collection {
      let items = Array(list.children)
      return items.allSatisfy { $0.kind == .call && $0.name == "GridItem" } ? items : []
    }
    // `Array(repeating: GridItem(.flexible()), count: 2)`
    guard list.kind == .call, let item = list.argument(at: .label("repeating")), item.name == "GridItem",
      let count = list.argument(at: .label("count"))
    else { return [] }
    let least = lengths.least(count)
    return Array(repeating: item, count: Int(min(max(least, 1), Double(mostItems))))
  }

  private func read(_ item: SourceNode) -> Item? {
    var read = Item(kind: .flexible, least: Self.standardMinimum)
    if let size = item.arguments.first(where: { $0.label.isEmpty })?.first {
      func length(_ label: String, _ standard: Double) -> Double? {
        guard let stated = size.argument(at: .label(label)) else { return standard }
        return lengths.length(stated)?.points
      }
      guard size.kind == .call else { return nil }
      switch size.name {
      case "fixed":
        guard let width = size.arguments.first?.first, let most = lengths.length(width)?.points else { return nil }
        read = Item(kind: .fixed, least: most, taken: max(lengths.least(width), 0))
      case "flexible", "adaptive":
        guard let least = length("minimum", Self.standardMinimum) else { return nil }
        read.least = least
        let most = length("maximum", .infinity)
        read.most = most ?? .infinity
        read.maySpare = most != .infinity
        if size.name == "adaptive" { read.kind = .adaptive }
      default: return nil
      }
    }
    guard let spacing = item.argument(at: .label("spacing")), !spacing.isNil else { return read }
    let least = lengths.least(spacing)
    guard least >= 0, least.isFinite else { return nil }
    read.spacing = (least, lengths.length(spacing)?.points)
    return read
  }

  /// The width of the widest column as a function of the grid's width.
  var widest: OfferedWidth {
    let sharing = items.filter { $0.kind != .fixed }
    let taken = items.reduce(0) { $0 + $1.taken } + items.dropLast().reduce(0) { $0 + $1.spacing.least }
    let areEqual = !sharing.contains(where: \.maySpare)
    let count = areEqual ? Double(max(sharing.count, 1)) : 1
    let widths = items.map { item in
      var most = item.kind == .fixed ? item.least : item.most
      // An adaptive item draws two columns if two of the smallest width fit.
      if item.kind == .adaptive, let spacing = item.spacing.most { most = min(most, 2 * item.least + max(spacing, 0)) }
      return OfferedWidth(share: 1 / count, taken: taken / count, least: item.least, most: max(most, item.least))
    }
    return widths.dropFirst().reduce(widths.first ?? OfferedWidth()) { $0.union($1) }
  }
}

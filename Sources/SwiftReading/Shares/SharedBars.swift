internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Finds how many segments or tabs share the width of a control or bar.
///
/// Source: Apple documentation of UIKit, `UISegmentedControl` and `UITabBar`, and of SwiftUI, `PickerStyle.segmented` and
/// `TabView`. Segments have equal widths unless code apportions them, and the tabs of an iPhone in portrait up to iOS 18
/// too. A smaller number gives a title more width, so the smallest possible number counts.
struct SharedBars: Sendable {
  private let components: Components
  private let callers: ViewCallers
  private let counts: ViewCounts
  private let segments: SegmentCounts
  /// The statements of code and documents about all bars of the app.
  let facts: BarFacts

  /// The maximum number of bodies to follow to a picker or tab view (our own limit).
  private static let deepest = 4
  /// `documents` are the numbers of tabs of the tab bars in documents.
  init(
    in trees: [SourceTree], _ components: Components, _ callers: ViewCallers, documents: [BarFacts.Count] = []
  ) {
    (self.components, self.callers) = (components, callers)
    counts = ViewCounts(binder: components.binder, bodies: callers.bodies)
    segments = SegmentCounts(counts: counts)
    facts = BarSearch(counts: counts).facts(in: trees, documents: documents)
  }

  private var binder: Binder { components.binder }

  /// Adds the share of the width to the use of a text in a segment or tab.
  func read(_ use: inout TextUse, at call: SourceNode, steps: Int) {
    switch (use.framework, use.role) {
    case (.swiftui, .pickerValue): readSegment(&use, at: call, steps: steps)
    case (.swiftui, .tabLabel): readTab(&use, at: call)
    case (.uikit, .tabLabel): facts.readTab(&use)
    case (.uikit, _):
      if call.argument(at: .label("forSegmentAt")) != nil { use.becomeSegment() }
      guard use.role == .segment else { return }
      facts.readFont(&use)
      let count = facts.hasOwnWidths ? nil : segments.least(at: call)
      if let count { use.share(OfferedWidth(), among: count, at: call.nameLocation) }
    default: break
    }
  }

  // MARK: Segments

  private func readSegment(_ use: inout TextUse, at call: SourceNode, steps: Int) {
    // The system decides whether a label shows its title or icon.
    guard call.name == "Text", let pickers = holders(of: call, named: "Picker"),
      pickers.allSatisfy({ isSegmented($0.holder) })
    else { return }
    use.becomeSegment()
    facts.readFont(&use)
    var widest: OfferedWidth?
    for (picker, index) in pickers {
      guard let content = content(of: picker, around: index) else { return }
      var context = ViewContext(of: picker, role: .text, components, steps: steps)
      if let outer = callers.context(around: picker) { context.inherit(outer) }
      guard let offered = context.space.width.value else {
        use.width = TextUse.Value(nil, .unknown, at: context.space.width.origin)
        return
      }
      let count = facts.hasOwnWidths ? 1 : max(counts.views(in: content, with: index).least, 1)
      let width = OfferedWidth(share: 1 / Double(count)).within(offered)
      widest = widest?.union(width) ?? width
    }
    if let widest, let picker = pickers.first?.holder {
      use.width = TextUse.Value(widest, .atMost, at: picker.nameLocation)
    }
  }

  /// Whether the nearest style of a picker in the same body is the segmented one.
  private func isSegmented(_ picker: SourceNode) -> Bool {
    guard !binder.types.isDeclared("Picker") else { return false }
    for call in picker.outerModifiers {
      if binder.isOwnModifier(call) {
        let own = ["View", "Picker"].flatMap { binder.types.members(call.name, of: $0, seenFrom: call.tree.file) }
        let styles = own.prefix(Self.deepest).flatMap {
          $0.descendants.filter { $0.name == "pickerStyle" && $0.kind == .call }
        }
        if !styles.isEmpty { return styles.allSatisfy(\.isSegmentedStyle) }
      } else if call.name == "pickerStyle" {
        return call.isSegmentedStyle
      }
    }
    return false
  }

  // MARK: Tabs

  private func readTab(_ use: inout TextUse, at call: SourceNode) {
    let item = call.outwardSteps.first {
      $0.outer.kind == .call && $0.outer.name == "tabItem" && $0.inner.kind != .member
    }
    guard let start = item?.outer ?? (call.name == "Tab" ? call : nil), let bars = holders(of: start, named: "TabView"),
      !binder.types.isDeclared("TabView")
    else { return }
    facts.readFont(&use)
    let found = bars.map { bar, index in
      content(of: bar, around: index).map { counts.views(in: $0, with: index).least } ?? 0
    }
    guard let least = found.min(), let bar = bars.first?.holder, least <= BarFacts.mostTabs else { return }
    use.share(OfferedWidth(), among: least, at: bar.nameLocation)
  }

  // MARK: Containers

  private func content(of holder: SourceNode, around index: Int) -> SourceNode? {
    holder.children.first { part in
      guard (part.index..<part.end).contains(index) else { return false }
      return part.kind == .trailing || part.kind == .argument
    }.flatMap { $0.kind == .argument ? $0.first : $0 }
  }

  /// Returns the calls with a name whose content contains a view, each with the index of the view in it; nil if another
  /// container may be around the view.
  private func holders(of view: SourceNode, named name: String, depth: Int = 0) -> [(holder: SourceNode, index: Int)]? {
    for (inner, outer) in view.outwardSteps {
      switch outer.kind {
      case .call where inner.kind == .argument || inner.kind == .trailing:
        if outer.name == name, outer.first?.kind == .name {
          return ["", "content"].contains(inner.label) ? [(outer, view.index)] : nil
        }
        guard ["ForEach", "Group", "Section", "TabSection"].contains(outer.name) else { return nil }
      case .property, .function:
        guard outer.isMember, depth < Self.deepest, let uses = callers.uses[outer], !uses.isEmpty else { return nil }
        let found = uses.map { holders(of: $0, named: name, depth: depth + 1) }
        return found.contains { $0 == nil } ? nil : found.compactMap(\.self).flatMap(\.self)
      case .initializer, .type, .extension, .file: return nil
      default: break
      }
    }
    return nil
  }
}

extension TextUse {
  /// Makes the text the title of a segment, whose font the system decides.
  fileprivate mutating func becomeSegment() {
    role = .segment
    forgetFont()
    minimumScale = nil
    lines = Value(1, .assumed)
    isHeightBounded = false
  }

  /// Sets the width to one of several equal parts; nothing if there may be fewer than two.
  fileprivate mutating func share(_ width: OfferedWidth, among count: Int, at origin: SourceLocation) {
    guard count > 1 else { return }
    self.width = Value(OfferedWidth(share: 1 / Double(count)).within(width), .atMost, at: origin)
  }
}

extension SourceNode {
  /// Whether a call of `pickerStyle` names the segmented style.
  fileprivate var isSegmentedStyle: Bool {
    ["segmented", "SegmentedPickerStyle"].contains(arguments.first?.first?.name ?? "")
  }
}

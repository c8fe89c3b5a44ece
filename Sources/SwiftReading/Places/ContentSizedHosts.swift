internal import Documents
internal import SwiftTrees

/// Finds SwiftUI views that UIKit code makes as large as their contents, so that no window limits their texts.
///
/// The search does not match sizes to controllers: any file that measures contents and names a controller may size its
/// view.
struct ContentSizedHosts: Sendable {
  /// The files that measure the contents of other objects.
  private let asking: [SourceTree]
  private let index: SourceIndex

  /// The members that give the size of contents, and whether each may only give the height for a given width.
  ///
  /// Source: Apple documentation of UIKit, `UIView.intrinsicContentSize`, `UIView.sizeThatFits(_:)`,
  /// `UIView.systemLayoutSizeFitting(_:)`; Apple documentation of SwiftUI, `UIHostingController.sizingOptions`.
  private static let sizes = [
    "intrinsicContentSize": false, "sizeThatFits": true, "systemLayoutSizeFitting": true, "sizingOptions": true,
  ]
  /// Members of constraints that give views a width.
  private static let widths = APIList.widthAnchors.names

  init(in trees: [SourceTree], _ index: SourceIndex) {
    asking = trees.concurrentMap { Self.asks($0) ? $0 : nil }.compactMap(\.self)
    self.index = index
  }

  /// Returns whether a file measures an object's contents; a view that measures itself has no controller.
  private static func asks(_ tree: SourceTree) -> Bool {
    guard tree.names.contains(where: { sizes[$0] != nil }) else { return false }
    let hasWidths = tree.names.contains(where: widths.contains)
    return tree.nodes.indices.contains { number in
      let node = SourceNode(tree: tree, index: number)
      guard node.kind == .member, let mayBeHeight = sizes[node.name], !(mayBeHeight && hasWidths), let base = node.first
      else { return false }
      return base.kind != .name || !["self", "super", "Self"].contains(base.name)
    }
  }

  /// Returns whether the use of a view is the root of a controller whose view may be as large as its contents.
  func mayContain(_ use: SourceNode) -> Bool {
    guard !asking.isEmpty else { return false }
    let type = index.types.scope(of: use)
    if index.types.ancestors(of: type).contains("UIHostingController") {
      let name = type.split(separator: ".").last.map(String.init) ?? type
      return asking.contains { $0.names.contains(name) }
    }
    guard asking.contains(where: { $0 === use.tree }) else { return false }
    return use.chain.contains { $0.kind == .call && $0.name == "UIHostingController" }
  }
}

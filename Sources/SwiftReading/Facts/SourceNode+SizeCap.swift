internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call limits the text size in a view; nil for any other call.
  var sizeCap: CodeFact? {
    guard name == "dynamicTypeSize", first?.kind == .member, let base = first?.first,
      let cap = arguments.first?.first?.sizes?.max(), base.containsText
    else { return nil }
    let hasViewer = (outerModifiers + base.descendants.filter { $0.kind == .call }).contains {
      $0.name == "accessibilityShowsLargeContentViewer"
    }
    return CodeFact(.sizeCap(cap, hasLargeContentViewer: hasViewer), at: nameLocation, view: modifiedView.name)
  }

  /// Whether a view draws a text of SwiftUI.
  var containsText: Bool {
    ([self] + descendants).contains { $0.kind == .call && $0.first?.kind == .name && TextPlace.isView($0.name) }
  }
}

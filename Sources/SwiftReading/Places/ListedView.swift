internal import AuditModel
internal import SwiftTrees

/// The position of a view in the surrounding list of views, for the choice of a `ViewThatFits`.
///
/// Groups, loops, branches and called bodies add their views to the list around them. If no view of the list fits, only
/// the last one is drawn.
struct ListedView {
  /// Whether other views of the list may follow.
  private var isFollowed = false
  /// Whether a container was passed, so that the text is a part of one view in the list.
  private var isContained = false
  /// The `ViewThatFits` with the text's own view in its list, in the same body.
  private var chooser: SourceLocation?

  /// Views of SwiftUI that add their contents to the list around them.
  private static let groups = APIList.listGroups.names

  /// Records whether statements follow a view.
  mutating func pass(_ node: SourceNode, in list: SourceNode) { if node.end < list.end { isFollowed = true } }

  /// Adds a container or modifier around the view; returns whether the view is drawn only if it fits.
  mutating func enter(_ call: SourceNode) -> Bool {
    if Self.groups.contains(call.name) || call.isOwnContainer { return false }
    if call.name == "ForEach" {
      isFollowed = true
      return false
    }
    let isSkipped = call.name == "ViewThatFits" && isFollowed
    if call.name == "ViewThatFits", !isContained { chooser = chooser ?? call.location }
    (isFollowed, isContained) = (false, true)
    return isSkipped
  }

  /// Adds the list around the callers; returns the `ViewThatFits` that draws the view only if it fits, if there is one.
  mutating func inherit(_ outer: Self) -> SourceLocation? {
    let skipping = isFollowed ? outer.chooser : nil
    isFollowed = isFollowed && !outer.isContained || outer.isFollowed
    if !isContained { chooser = chooser ?? outer.chooser }
    isContained = isContained || outer.isContained
    return skipping
  }

  /// Returns the combined possibilities for two callers.
  func merged(with other: Self) -> Self {
    var merged = self
    merged.isFollowed = isFollowed || other.isFollowed
    merged.isContained = isContained && other.isContained
    merged.chooser = chooser ?? other.chooser
    return merged
  }
}

extension SourceNode {
  /// Whether a call may create a container of the app or a package, which may treat its views in any way.
  var isOwnContainer: Bool {
    first?.kind == .name && name.first?.isUppercase == true && !ViewContext.isContainer(name)
      && !TextPlace.isKnown(name)
  }
}

internal import AuditModel
internal import SwiftTrees

/// The place of a view in the list of views that the code around it states, as far as `ViewThatFits` decides by it.
///
/// Groups, loops, branches and the bodies of called views add their views to the list around them. Only the last view
/// of the list is drawn where it does not fit.
struct ListedView {
  /// Whether other views of the list may follow.
  private var isFollowed = false
  /// Whether a container has been left, so that the text is a part of one view of the list.
  private var isContained = false
  /// The `ViewThatFits` of whose list the text's own view is a part, in the same body.
  private var chooser: SourceLocation?

  /// Views of SwiftUI whose contents are in the list around them.
  private static let groups = APIList.listGroups.names

  /// Takes the statements around a view.
  mutating func pass(_ node: SourceNode, in list: SourceNode) { if node.end < list.end { isFollowed = true } }

  /// Takes a container or modifier around the view.
  ///
  /// - Returns: Whether the view is not drawn where it does not fit.
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

  /// Takes the list around the callers of the view.
  ///
  /// - Returns: The `ViewThatFits` that does not draw the view where it does not fit; nil for none.
  mutating func inherit(_ outer: Self) -> SourceLocation? {
    let skipping = isFollowed ? outer.chooser : nil
    isFollowed = isFollowed && !outer.isContained || outer.isFollowed
    if !isContained { chooser = chooser ?? outer.chooser }
    isContained = isContained || outer.isContained
    return skipping
  }

  /// Returns what is possible for one of two callers.
  func merged(with other: Self) -> Self {
    var merged = self
    merged.isFollowed = isFollowed || other.isFollowed
    merged.isContained = isContained && other.isContained
    merged.chooser = chooser ?? other.chooser
    return merged
  }
}

extension SourceNode {
  /// Whether a call may create a container of the app or a package, whose code decides what becomes of the views in it.
  var isOwnContainer: Bool {
    first?.kind == .name && name.first?.isUppercase == true && !ViewContext.isContainer(name)
      && !TextPlace.isKnown(name)
  }
}

internal import AuditModel
internal import SwiftTrees

/// Members that a class gets from an extension, or from code that was not read.
extension EffectFinder {
  /// Records a call on `self` of a method that an extension or unread code may declare.
  func addCall(of callee: SourceNode, _ found: inout EffectDrafts) {
    guard callee.isOwn else { return }
    if variables.members.extensions.contains(callee.name) {
      add(.call(.member(callee.name)), toClassAround: callee, &found)
    } else if isUnread(callee) {
      add(.handedOver, toClassAround: callee, &found)
    }
  }

  /// Returns whether a view or controller uses a member of its own that only unread code can declare.
  func isUnread(_ member: SourceNode) -> Bool {
    variables.members.isUnread(member.name) && member.name.first?.isLowercase == true
      && types.ancestors(of: types.scope(of: member)).contains(where: TypeTable.isClassOfUIKit)
      && binder.declarations(of: member).isEmpty
  }
}

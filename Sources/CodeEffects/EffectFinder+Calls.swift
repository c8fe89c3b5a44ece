internal import AuditModel
internal import SwiftTrees

/// The members of a class that an extension, or code that was not read, gives it.
extension EffectFinder {
  /// Records a call of a method that an extension may have, for the class that calls it on itself.
  func addCall(of callee: SourceNode, _ found: inout EffectDrafts) {
    guard callee.isOwn else { return }
    if variables.members.extensions.contains(callee.name) {
      add(.call(.member(callee.name)), toClassAround: callee, &found)
    } else if isUnread(callee) {
      add(.handedOver, toClassAround: callee, &found)
    }
  }

  /// Whether a view or controller uses a member of its own that code which was not read gives it.
  func isUnread(_ member: SourceNode) -> Bool {
    variables.members.isUnread(member.name) && member.name.first?.isLowercase == true
      && types.ancestors(of: types.scope(of: member)).contains(where: TypeTable.isClassOfUIKit)
      && binder.declarations(of: member).isEmpty
  }
}

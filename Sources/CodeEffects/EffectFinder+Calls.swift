internal import AuditModel
internal import SwiftTrees

/// Members that a class gets from an extension, or from code that was not read.
extension EffectFinder {
  /// Records a call on `self` of a method that an extension or unread code may declare.
  func addCall(of callee: SourceNode, _ found: inout EffectDrafts) {
    guard callee.isOwn else { return addCall(of: callee, onOther: callee.first, &found) }
    if mayBeInExtension(callee) {
      add(.call(.member(callee.name)), toClassAround: callee, &found)
    } else if isUnread(callee) {
      add(.handedOver, toClassAround: callee, &found)
    }
  }

  /// Records a call on another screen of a method that an extension of controllers declares.
  ///
  /// If the type of the screen is not known, it may be any.
  private func addCall(of callee: SourceNode, onOther base: SourceNode?, _ found: inout EffectDrafts) {
    guard let owners = variables.members.ofControllers[callee.name], let base else { return }
    let type = binder.type(of: base).flatMap { $0.isList || $0.isMeta ? nil : $0.name }
    let known = type.flatMap { types.isDeclared($0) || TypeTable.isClassOfUIKit($0) ? Set([$0]) : nil }
    for owner in known ?? owners { found.screens[owner, default: []].insert(.call(.member(callee.name))) }
  }

  /// Returns whether an extension of a class or protocol, and not only of values, declares a member of its own.
  ///
  /// A function of the system may have the name of a member of another class.
  private func mayBeInExtension(_ callee: SourceNode) -> Bool {
    guard variables.members.extensions.contains(callee.name), !variables.members.ofValues.contains(callee.name) else {
      return false
    }
    let hasReadBase = types.ancestors(of: types.scope(of: callee)).contains(where: TypeTable.isClassOfUIKit)
    return !SystemNames.members.contains(callee.name) || !hasReadBase || !binder.declarations(of: callee).isEmpty
  }

  /// Returns whether a view or controller uses a member of its own that only unread code can declare.
  func isUnread(_ member: SourceNode) -> Bool {
    variables.members.isUnread(member.name) && member.name.first?.isLowercase == true
      && types.ancestors(of: types.scope(of: member)).contains(where: TypeTable.isClassOfUIKit)
      && binder.declarations(of: member).isEmpty
  }
}

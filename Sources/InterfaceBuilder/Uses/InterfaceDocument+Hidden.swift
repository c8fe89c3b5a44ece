import AuditModel

extension InterfaceDocument {
  /// The effects with which code shows a view, or positions it again.
  private static let showing = CodeEffect.changes("isHidden", "hidden", "alpha", "setHidden", "setAlpha")
    .union([.constrained])

  /// Returns whether an object is never visible, because it or an ancestor is never shown.
  func isNeverSeen(_ index: Int, _ code: CodeEffects?, _ memo: ChainMemo) -> Bool {
    memo.holds(.neverSeen, from: index) { isNeverShown($0, code, memo) }
  }

  /// Returns whether the document or code hides an object itself, and no code shows it.
  func isNeverShown(_ index: Int, _ code: CodeEffects?, _ memo: ChainMemo? = nil) -> Bool {
    let isStored = hidden.contains(index)
    guard isStored || code != nil && outletNames(toID: objects[index].id) != nil else { return false }
    // Code may show a view as the superview of another one.
    if code?.changes["superview"]?.isDisjoint(with: Self.showing) == false { return false }
    let reach = EffectQuery(index, in: self, code, memo)
    return (isStored || reach.change([.hiddenAtLoad]) == .certain) && !reach.mayRestyle(Self.showing)
  }
}

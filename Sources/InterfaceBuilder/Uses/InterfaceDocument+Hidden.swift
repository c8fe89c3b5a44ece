import AuditModel

extension InterfaceDocument {
  /// The properties and methods by which code shows a view, or puts it somewhere again.
  private static let showing = ["isHidden", "hidden", "alpha", "setHidden", "setAlpha", OutletCode.anchor]

  /// Returns whether an object is never seen, because a view around it or the object itself is never shown.
  func isNeverSeen(_ index: Int, _ code: OutletCode?) -> Bool {
    chain(from: index).contains { isNeverShown($0, code) }
  }

  /// Returns whether the document or code hides an object itself, and no code shows it.
  func isNeverShown(_ index: Int, _ code: OutletCode?) -> Bool {
    let isStored = hidden.contains(index)
    guard isStored || code != nil && !outlets(to: index).isEmpty else { return false }
    // Code shows a view as the superview of another one.
    if code?.changes["superview"]?.isDisjoint(with: Self.showing) == false { return false }
    let reach = ObjectReach(index, in: self, code)
    return (isStored || reach.change([OutletCode.gone]) == .certain) && !reach.mayRestyle(Self.showing)
  }
}

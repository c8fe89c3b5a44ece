import AuditModel

extension InterfaceDocument {
  /// The properties and methods by which code shows a view, or puts it somewhere again.
  private static let showing = ["isHidden", "hidden", "alpha", "setHidden", "setAlpha", OutletCode.anchor]

  /// Returns whether nobody sees an object, since no code shows a view around it that the document or code hides.
  func isNeverSeen(_ index: Int, _ code: OutletCode?) -> Bool {
    chain(from: index).contains { around in
      let object = objects[around]
      let reach = ObjectReach(around, in: self, code)
      let isHidden =
        object.isHidden || object.element.number("alpha") == 0 || reach.change([OutletCode.gone]) == .certain
      return isHidden && !reach.mayRestyle(Self.showing)
    }
  }
}

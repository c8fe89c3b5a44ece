internal import AuditModel

extension LayoutEvidence {
  /// Evidence about an element of a screen.
  ///
  /// - Parameters:
  ///   - element: The element; nil is the screen as a whole.
  ///   - screen: The screen's name.
  ///   - environments: The environments in which it is so, in words.
  init(of element: LayoutElement?, on screen: String, in environments: [String]) {
    self.init(screen: screen, environments: environments)
    guard let element else { return }
    (self.element, role, frame) = (element.id, element.role, element.frame)
  }
}

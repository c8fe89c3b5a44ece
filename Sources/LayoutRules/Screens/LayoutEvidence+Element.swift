internal import AuditModel

extension LayoutEvidence {
  /// Creates evidence about an element, or about the whole screen if the element is nil.
  init(of element: LayoutElement?, on screen: String, in environments: [String]) {
    self.init(screen: screen, environments: environments)
    guard let element else { return }
    (self.element, role, frame) = (element.id, element.role, element.frame)
  }
}

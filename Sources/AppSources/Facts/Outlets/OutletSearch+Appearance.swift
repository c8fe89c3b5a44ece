extension OutletSearch {
  /// The classes of the system that draw texts, or whose subclasses do.
  private static let drawn: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView", "UIView"]

  /// The members by which the appearance of a class decides how texts are drawn, besides those with a font in the name.
  private static let textMembers: Set<String> = [
    "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "maximumContentSizeCategory",
  ]

  /// Whether a call for the appearance of a class may decide the font or the lines of texts.
  func setsFont(_ appearance: SourceNode) -> Bool {
    guard let type = appearance.first?.first?.name, Self.drawn.contains(type) || classes.contains(type) else {
      return false
    }
    // In a bar of the system, it is about no object of a document.
    if let around = appearance.argument(at: .label("whenContainedInInstancesOf")),
      !around.descendants.contains(where: { classes.contains($0.name) })
    {
      return false
    }
    // Other code sets what a variable keeps.
    guard let member = appearance.parent, member.kind == .member else { return true }
    return Self.textMembers.contains(member.name) || member.name.lowercased().contains("font")
  }
}

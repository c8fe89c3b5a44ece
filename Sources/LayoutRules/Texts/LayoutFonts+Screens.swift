internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension LayoutFonts {
  /// Collects the fonts that layouts state on screens at Large.
  ///
  /// Bars are skipped, since they use the system's fonts.
  init(of screens: [ScreenMeasurement]) {
    self.init(uses: [])
    var seen: Set<Font> = []
    for screen in screens where screen.layout.environment.category == .large {
      let elements = screen.layout.elements
      for index in elements.indices where elements[index].sharedContent != nil && elements[index].hasKnownFont {
        let (element, outline) = (elements[index], screen.outline.entries[index])
        guard outline.isShown, outline.bar == nil, element.role != .barItem, !element.flags.contains(.decorative),
          let size = element.fontSize(at: .large)
        else { continue }
        let font = Font(family: element.sharedContent?.value.family, size: size, weight: element.fontWeight ?? .regular)
        if seen.insert(font).inserted { uses.append(Use(font: font, location: element.location)) }
      }
    }
  }
}

internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Screens at text sizes for which no layout exists: texts at that size, in the frames of the nearest size.
struct EnlargedScreens {
  /// A screen at another text size.
  struct Enlarged {
    /// The index of the original screen among those given.
    var base: Int
    /// The screen with only those texts whose size is known at the other text size.
    var screen: ScreenMeasurement
    /// The text size that its frames are from.
    var describedAt: ContentSizeCategory
  }

  /// The screens, in the order of their originals.
  private(set) var screens: [Enlarged] = []
  /// The number of texts measured again, counted once per text size.
  private(set) var texts = 0
  /// The number of texts whose size at the other text size is unknown.
  private(set) var unknown = 0

  /// The settings of an environment except its text size.
  private struct Key: Hashable {
    var name: String
    var environment: LayoutEnvironment
    var held: InterfaceOrientation?
  }

  /// Creates screens at the given text sizes.
  ///
  /// Text sizes with their own layout are skipped.
  init(of screens: [ScreenMeasurement], at categories: [ContentSizeCategory]) {
    guard !categories.isEmpty else { return }
    let groups = screens.indices.grouped { place in
      let layout = screens[place].layout
      var environment = layout.environment
      environment.category = .large
      return Key(name: layout.name, environment: environment, held: layout.interfaceOrientation)
    }
    for (_, known) in groups {
      for category in categories {
        let described = known.map { screens[$0].layout.environment.category }
        guard !described.contains(category) else { continue }
        let nearest = described.filter { $0 < category }.max() ?? described.min()
        guard let base = known.first(where: { screens[$0].layout.environment.category == nearest }) else { continue }
        add(screens[base], base, at: category)
      }
    }
  }

  private mutating func add(_ screen: ScreenMeasurement, _ base: Int, at category: ContentSizeCategory) {
    var layout = screen.layout
    let describedAt = layout.environment.category
    layout.environment.category = category
    var count = 0
    for index in layout.elements.indices where layout.elements[index].sharedContent != nil {
      guard screen.showsText(index) else {
        layout.elements[index].content = nil
        continue
      }
      switch layout.elements[index].size(from: describedAt, to: category) {
      case .unknown:
        unknown += 1
        layout.elements[index].content = nil
      case .same: layout.elements[index].content = nil
      case .ofStyle: count += 1
      case .points(let size):
        count += 1
        layout.elements[index].content?.size = size
      }
    }
    guard count > 0 else { return }
    texts += count
    var enlarged = ScreenMeasurement(layout: layout, geometry: screen.geometry)
    // Keeps the language if the place's name contains it to distinguish screens.
    if let locale = layout.environment.locale, screen.place.hasSuffix(", \(locale)") { enlarged.place += ", \(locale)" }
    screens.append(Enlarged(base: base, screen: enlarged, describedAt: describedAt))
  }
}

extension LayoutElement {
  /// The size of a text at a text size other than its layout's.
  fileprivate enum OtherSize {
    /// The size is unknown.
    case unknown
    /// The same size as described.
    case same
    /// The size of the style at the other text size.
    case ofStyle
    /// A size in points.
    case points(Double)
  }

  /// Returns the size of the text at another text size.
  ///
  /// The result is the size of the style. A custom size is scaled as by UIFontMetrics if the element follows the text
  /// size.
  fileprivate func size(from category: ContentSizeCategory, to other: ContentSizeCategory) -> OtherSize {
    guard hasKnownFont, let content = sharedContent?.value else { return .unknown }
    if flags.contains(.fixedSize) { return .same }
    if let cap = content.maxCategory, min(cap, category) == min(cap, other) { return .same }
    let drawn = content.maxCategory.map { min($0, other) } ?? other
    let scale = TypeScale(platform: .ios)
    guard let size = content.size else {
      return scale.size(content.style ?? .body, drawn) == nil ? .unknown : .ofStyle
    }
    guard flags.contains(.scalesWithTextSize),
      let there = Self.size(size, of: content.style ?? .body, from: category, to: drawn)
    else { return .unknown }
    return .points(there)
  }
}

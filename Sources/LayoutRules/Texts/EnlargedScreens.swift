internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// Screens at text sizes at which nobody described them: the texts as large as they are there, the frames as they are at
/// the nearest text size that is described.
struct EnlargedScreens {
  /// A screen at another text size.
  struct Enlarged {
    /// The place of the screen that it is made of, among those that were given.
    var base: Int
    /// The screen, with the texts alone whose size is known at the other text size.
    var screen: ScreenMeasurement
    /// The text size at which its frames are described.
    var describedAt: ContentSizeCategory
  }

  /// The screens, in the order of those that they are made of.
  private(set) var screens: [Enlarged] = []
  /// Texts that are measured again, each once for a text size.
  private(set) var texts = 0
  /// Texts of which it is not known how large they are at the other text size.
  private(set) var unknown = 0

  /// The settings of an environment besides its text size.
  private struct Key: Hashable {
    var name: String
    var environment: LayoutEnvironment
    var held: InterfaceOrientation?
  }

  /// Makes the screens.
  ///
  /// - Parameters:
  ///   - screens: The screens in all environments in which they are described.
  ///   - categories: The text sizes; one at which a screen is described is left to that description.
  init(of screens: [ScreenMeasurement], at categories: [ContentSizeCategory]) {
    guard !categories.isEmpty else { return }
    var places: [Key: [Int]] = [:]
    var order: [Key] = []
    for (place, screen) in screens.enumerated() {
      var environment = screen.layout.environment
      environment.category = .large
      let key = Key(name: screen.layout.name, environment: environment, held: screen.layout.interfaceOrientation)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(place)
    }
    for key in order {
      let known = places[key] ?? []
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
    // A language that tells it from others stays.
    if let locale = layout.environment.locale, screen.place.hasSuffix(", \(locale)") { enlarged.place += ", \(locale)" }
    screens.append(Enlarged(base: base, screen: enlarged, describedAt: describedAt))
  }
}

extension LayoutElement {
  /// How large a text is at another text size than that of its layout.
  fileprivate enum OtherSize {
    /// Nobody says it.
    case unknown
    /// As large as where it is described.
    case same
    /// As large as its style says.
    case ofStyle
    /// So large, in points.
    case points(Double)
  }

  /// The size of the text at another text size: that of its style, or of a size that is said to follow the text size as
  /// UIFontMetrics reckons it.
  ///
  /// - Parameters:
  ///   - category: The text size at which it is described.
  ///   - other: The other one.
  /// - Returns: The size.
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

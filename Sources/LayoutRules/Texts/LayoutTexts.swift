internal import Adaptivity
internal import AuditModel
internal import Bytes
internal import DynamicType

/// The texts of screens as requests to the text engine, without duplicates.
///
/// A text's container is its element's frame.
struct LayoutTexts: Sendable {
  /// A text to measure.
  struct Request: Sendable {
    /// The text with its details from the file.
    var string: LocalizedString
    /// The slot of the text.
    var slot: Slot
    /// The reader's text size.
    var category: ContentSizeCategory
    /// Pixels per point.
    var scale: Double
  }

  /// An element whose text is measured.
  struct Use: Sendable {
    /// The index of the screen.
    var screen: Int
    /// The index of the element on the screen.
    var element: Int
    /// The index of the request.
    var request: Int
  }

  /// A key that identifies equal requests before they are created, and is fast to compare.
  private struct Key: Hashable {
    /// The number of the text and its font.
    let content: Int
    /// The number of the environment's properties that affect texts.
    let environment: Int
    /// The available width, in points.
    let width: Double
    /// The available height, in points.
    ///
    /// 0 in a bar, where it does not matter.
    let height: Double
    /// Whether the text is in a bar.
    let isInBar: Bool
    /// Whether its font has a fixed size.
    let isFixed: Bool
  }

  /// The requests.
  ///
  /// Requests about the same text follow each other.
  private(set) var requests: [Request] = []
  /// The elements, in the order of the screens.
  private(set) var uses: [Use] = []
  /// The number of texts that cannot be measured, by reason.
  private(set) var leftOut: [String: Int] = [:]

  private let tables: LayoutTables?
  private let fonts: [String: String]

  /// Creates the requests of screens.
  ///
  /// `tables` is nil if none were read. `fonts` are the files of the app's own fonts, by font family.
  init(_ screens: [ScreenMeasurement], tables: LayoutTables?, fonts: [String: String]) {
    self.tables = tables
    self.fonts = fonts
    var numbers = LayoutTextNumbers()
    /// The fates of elements by key, so that equal elements are processed once.
    var known: [Key: Fate] = [:]
    var asked: [Request] = []
    for (place, screen) in screens.enumerated() {
      let environment = numbers.number(of: screen)
      let elements = screen.layout.elements
      for index in elements.indices {
        guard let content = elements[index].sharedContent, elements[index].holdsText,
          screen.outline.entries[index].isShown
        else { continue }
        let isInBar = screen.outline.entries[index].bar != nil
        let key = Key(
          content: numbers.number(of: content, in: elements[index].location.file), environment: environment,
          width: elements[index].frame.width, height: isInBar ? 0 : elements[index].frame.height, isInBar: isInBar,
          isFixed: elements[index].flags.contains(.fixedSize))
        let fate: Fate
        if let earlier = known[key] {
          fate = earlier
        } else {
          fate = ask(about: index, on: screen, &asked)
          known[key] = fate
        }
        switch fate {
        case .asked(let number): uses.append(Use(screen: place, element: index, request: number))
        case .left(let reason): leftOut[reason, default: 0] += 1
        case .silent: continue
        }
      }
    }
    sort(asked)
  }

  /// The fate of an element: whether and how its text is measured.
  private enum Fate: Error {
    /// The text is measured, as the request with this index.
    case asked(Int)
    /// The text cannot be measured, for this reason.
    case left(String)
    /// The element has no text.
    case silent
  }

  private func ask(about index: Int, on screen: ScreenMeasurement, _ asked: inout [Request]) -> Fate {
    do throws(Fate) {
      asked.append(try request(on: screen, index))
      return .asked(asked.count - 1)
    } catch {
      return error
    }
  }

  /// Groups requests for the same text, because shaping starts again whenever the text changes.
  private mutating func sort(_ asked: [Request]) {
    let order = asked.indices.grouped { ExactText(asked[$0].string.text) }.flatMap(\.members)
    var places = [Int](repeating: 0, count: asked.count)
    for (place, number) in order.enumerated() { places[number] = place }
    requests = order.map { asked[$0] }
    for index in uses.indices { uses[index].request = places[uses[index].request] }
  }

  /// Returns the request of an element's text, or throws its fate if it is not measured.
  private func request(on screen: ScreenMeasurement, _ index: Int) throws(Fate) -> Request {
    let element = screen.layout.elements[index]
    guard let content = element.content, content.text?.isEmpty == false || content.key != nil else { throw .silent }
    guard element.hasKnownFont else { throw .left("texts without a stated style or size") }
    let environment = screen.layout.environment
    guard TypeScale(platform: .ios).size(content.style ?? .body, environment.category) != nil else {
      throw .left("texts in styles without a published size at their text size")
    }
    guard let string = string(of: element, content, in: environment) else {
      throw .left("texts whose keys are in no table that was read")
    }
    var slot = Slot(style: content.style ?? .body, width: element.frame.width + screen.slack)
    // In a bar, text is on one line, and the bar limits its height instead of the text's frame.
    let isInBar = screen.outline.entries[index].bar != nil
    slot.height = isInBar ? nil : element.frame.height + screen.slack
    slot.lines = content.lines ?? (isInBar ? 1 : 0)
    slot.linesFromItem = true
    slot.weight = content.weight
    slot.minimumScale = content.minimumScale
    slot.maxCategory = content.maxCategory
    slot.size = content.size ?? (element.flags.contains(.fixedSize) ? element.fontSize(at: .large) : nil)
    if let family = content.family {
      guard let path = fonts[family] else { throw .left("texts in fonts whose files are not known") }
      guard let size = element.fontSize(at: environment.category) else {
        throw .left("texts without a stated style or size")
      }
      slot.font = Slot.CustomFont(path: path, size: size)
      slot.size = size
    }
    return Request(
      string: string, slot: slot, category: environment.category, scale: environment.device?.scale ?? Self.usualScale)
  }

  /// Returns an element's text: by its key in the environment's language, or else from the layout.
  private func string(
    of element: LayoutElement, _ content: LayoutElement.Content, in environment: LayoutEnvironment
  ) -> LocalizedString? {
    let locale = content.locale ?? environment.locale
    if let key = content.key, let found = tables?.string(key, table: content.table, locale: locale) { return found }
    guard let text = content.text else { return nil }
    // The position does not affect the measurement, so all texts of a file get the same position.
    let place = SourceLocation(startOf: element.location.file)
    return LocalizedString(location: place, key: "", text: text, locale: locale ?? "en", group: "")
  }

  /// The pixels per point of an unknown display, as on most phones.
  private static let usualScale = 3.0
}

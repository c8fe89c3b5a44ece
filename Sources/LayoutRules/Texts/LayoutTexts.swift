internal import Adaptivity
internal import AuditModel
internal import Bytes
internal import DynamicType

/// The texts of screens as questions to the text engine: each room is the frame of an element, and what would be asked
/// twice is asked once.
struct LayoutTexts: Sendable {
  /// One question.
  struct Request: Sendable {
    /// The text with all that its file says of it.
    var string: LocalizedString
    /// Its room.
    var slot: Slot
    /// The reader's text size.
    var category: ContentSizeCategory
    /// Pixels a point.
    var scale: Double
  }

  /// An element whose text is asked about.
  struct Use: Sendable {
    /// The screen's place among the screens.
    var screen: Int
    /// The element's place among the screen's.
    var element: Int
    /// The number of the question.
    var request: Int
  }

  /// The questions, those about one text side by side.
  private(set) var requests: [Request] = []
  /// The elements, in the order of the screens.
  private(set) var uses: [Use] = []
  /// Texts that cannot be asked about, counted by reason.
  private(set) var leftOut: [String: Int] = [:]

  private let tables: LayoutTables?
  private let fonts: [String: String]

  /// Makes the questions of screens.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - tables: The project's texts; nil where none were read.
  ///   - fonts: The files of the app's own fonts by family.
  init(_ screens: [ScreenMeasurement], tables: LayoutTables?, fonts: [String: String]) {
    self.tables = tables
    self.fonts = fonts
    var numbers = LayoutTextNumbers()
    /// What became of elements, so that of equal ones only the first is looked at.
    var known: [LayoutTextKey: Fate] = [:]
    var asked: [Request] = []
    for (place, screen) in screens.enumerated() {
      let environment = numbers.number(of: screen)
      let elements = screen.layout.elements
      for index in elements.indices {
        guard let content = elements[index].sharedContent, elements[index].holdsText,
          screen.outline.entries[index].isShown
        else { continue }
        let key = LayoutTextKey(
          content: numbers.number(of: content, in: elements[index].location.file), environment: environment,
          frame: elements[index].frame, isInBar: screen.outline.entries[index].bar != nil,
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

  /// What becomes of an element.
  private enum Fate {
    /// It is asked about, with the number of the question.
    case asked(Int)
    /// It cannot be asked about, for a reason.
    case left(String)
    /// It has no text.
    case silent
  }

  private func ask(about index: Int, on screen: ScreenMeasurement, _ asked: inout [Request]) -> Fate {
    do throws(Refusal) {
      guard let request = try request(on: screen, index) else { return .silent }
      asked.append(request)
      return .asked(asked.count - 1)
    } catch {
      return .left(error.reason)
    }
  }

  /// Why an element cannot be asked about.
  private struct Refusal: Error {
    var reason: String
  }

  /// Puts questions about one text side by side, since a text is shaped anew after another one.
  private mutating func sort(_ asked: [Request]) {
    var texts: [ExactText: Int] = [:]
    let ranks = asked.map { request in
      let text = ExactText(request.string.text)
      if let known = texts[text] { return known }
      texts[text] = texts.count
      return texts.count - 1
    }
    let order = asked.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var places = [Int](repeating: 0, count: asked.count)
    for (place, number) in order.enumerated() { places[number] = place }
    requests = order.map { asked[$0] }
    for index in uses.indices { uses[index].request = places[uses[index].request] }
  }

  private func request(on screen: ScreenMeasurement, _ index: Int) throws(Refusal) -> Request? {
    let element = screen.layout.elements[index]
    guard let content = element.content, content.text?.isEmpty == false || content.key != nil else { return nil }
    guard element.hasKnownFont else { throw Refusal(reason: "texts without a stated style or size") }
    let environment = screen.layout.environment
    guard TypeScale(platform: .ios).size(content.style ?? .body, environment.category) != nil else {
      throw Refusal(reason: "texts in styles without a published size at their text size")
    }
    guard let string = string(of: element, content, in: environment) else {
      throw Refusal(reason: "texts whose keys are in none of the tables that were read")
    }
    var slot = Slot(style: content.style ?? .body, width: element.frame.width + screen.slack)
    // In bars, whose texts stand on one line, the height of the bar counts and not that of the text's frame.
    let isInBar = screen.outline.entries[index].bar != nil
    slot.height = isInBar ? nil : element.frame.height + screen.slack
    slot.lines = content.lines ?? (isInBar ? 1 : 0)
    slot.linesFromItem = true
    slot.weight = content.weight
    slot.minimumScale = content.minimumScale
    slot.maxCategory = content.maxCategory
    slot.size = content.size ?? (element.flags.contains(.fixedSize) ? element.fontSize(at: .large) : nil)
    if let family = content.family {
      guard let path = fonts[family] else { throw Refusal(reason: "texts in fonts whose files are not known") }
      guard let size = element.fontSize(at: environment.category) else {
        throw Refusal(reason: "texts without a stated style or size")
      }
      slot.font = Slot.CustomFont(path: path, size: size)
      slot.size = size
    }
    return Request(
      string: string, slot: slot, category: environment.category, scale: environment.device?.scale ?? Self.usualScale)
  }

  /// The text of an element: what the layout says, or what its key has in the language of the environment.
  private func string(
    of element: LayoutElement, _ content: LayoutElement.Content, in environment: LayoutEnvironment
  ) -> LocalizedString? {
    let locale = content.locale ?? environment.locale
    if let key = content.key, let found = tables?.string(key, table: content.table, locale: locale) { return found }
    guard let text = content.text else { return nil }
    // Where it stands does not matter to how it comes out.
    let place = SourceLocation(file: element.location.file, line: 1, column: 1)
    return LocalizedString(location: place, key: "", text: text, locale: locale ?? "en", group: "")
  }

  /// Pixels a point of a display of which nothing is known: those of most phones.
  private static let usualScale = 3.0
}

import Adaptivity
public import AuditModel
import ColorContrast
import Documents
import DynamicType

/// The colours that meet on screens: a pair for every text or drawing whose colour and ground the layout gives.
public struct LayoutPairs: Sendable {
  /// The pairs, and the elements that show them.
  public private(set) var colors = LayoutColors()
  /// Colours that cannot be read; each once a file.
  public private(set) var issues: [InputIssue] = []

  /// What makes two pairs the same.
  private struct Key: Hashable {
    var relation: ColorPair.Relation
    var color: Int
    var background: Int
    var style: TextStyle?
    var weight: FontWeight?
    var exemption: ColorPair.Exemption?
  }

  /// A colour that is told of in a file.
  private struct Told: Hashable {
    var file: String
    var color: Int
  }

  /// What an element shows; the same in most environments, where its content is kept in one place.
  private struct Shown: Hashable {
    var content: ObjectIdentifier
    var role: LayoutElement.Role
    var exemption: ColorPair.Exemption?
  }

  /// What comes of it.
  private struct Answer {
    var pair: Int?
    /// Whether something is drawn of which not both colours are known.
    var isUnpaired = false
  }

  private let named: [String: NamedColor]
  /// The colours by what is written, a number each; nil is one that cannot be read.
  private var numbers: [String: Int] = [:]
  private var known: [(color: NamedColor?, reason: String)] = []
  private var places: [Key: Int] = [:]
  private var told: Set<Told> = []

  /// Joins colours to pairs.
  ///
  /// A size without a style is taken for the largest style that is no larger, so that no text counts as larger than it is.
  ///
  /// - Parameters:
  ///   - screens: The screens in all their environments.
  ///   - palettes: Palettes whose colours elements may name.
  public init(_ screens: [ScreenLayout], naming palettes: [Palette] = []) {
    var answers: [Shown: Answer] = [:]
    named = Dictionary(palettes.flatMap(\.colors).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, screen) in screens.enumerated() {
      let elements = screen.elements
      for index in elements.indices where !elements[index].flags.contains(.hidden) {
        guard let content = elements[index].sharedContent else { continue }
        let shown = Shown(
          content: ObjectIdentifier(content), role: elements[index].role, exemption: Self.exemption(of: elements[index])
        )
        let answer = answers[shown] ?? answer(to: shown, content.value, at: elements[index].location)
        answers[shown] = answer
        guard let pair = answer.pair else {
          if answer.isUnpaired { colors.unpaired += 1 }
          continue
        }
        colors.uses.append(LayoutColors.Use(screen: number, element: index, pair: pair))
      }
    }
  }

  private static func exemption(of element: LayoutElement) -> ColorPair.Exemption? {
    element.flags.contains(.disabled) ? .disabled : element.flags.contains(.decorative) ? .decorative : nil
  }

  /// The pair of what elements show.
  private mutating func answer(
    to shown: Shown, _ content: LayoutElement.Content, at location: SourceLocation
  ) -> Answer {
    guard let relation = Self.relation(of: shown.role, content) else { return Answer() }
    guard let color = content.color, let background = content.background else { return Answer(isUnpaired: true) }
    let style = content.style ?? content.size.map(TextStyle.largest)
    let key = Key(
      relation: relation, color: number(of: color, at: location), background: number(of: background, at: location),
      style: style, weight: content.weight, exemption: shown.exemption)
    if let place = places[key] { return Answer(pair: place) }
    guard let first = known[key.color].color, let second = known[key.background].color else {
      tell(color, key.color, at: location)
      tell(background, key.background, at: location)
      return Answer(isUnpaired: true)
    }
    var pair = ColorPair(relation, first, second, location: location)
    (pair.style, pair.weight, pair.exemption) = (style, content.weight, shown.exemption)
    places[key] = colors.pairs.count
    colors.pairs.append(pair)
    return Answer(pair: colors.pairs.count - 1)
  }

  /// How an element's colour meets its ground; nil where nothing is drawn in it.
  private static func relation(
    of role: LayoutElement.Role, _ content: LayoutElement.Content
  ) -> ColorPair.Relation? {
    switch role {
    case .text, .textField: .text
    case .button, .barItem, .control, .cell: content.text != nil || content.key != nil ? .text : .nonText
    case .image: .nonText
    case .background, .scrollView, .navigationBar, .tabBar, .toolbar, .container: nil
    }
  }

  /// The number of the colour of a text: one that a palette names, or one that is written out.
  private mutating func number(of text: String, at location: SourceLocation) -> Int {
    if let number = numbers[text] { return number }
    var color = named[text]
    var reason = ""
    if color == nil {
      do throws(ColorParsingError) {
        let value = try ColorText.value(text)
        color = NamedColor(
          name: text, variants: [ColorVariant(value, location: location)], location: location, origin: .literal)
      } catch {
        reason = error.message
      }
    }
    numbers[text] = known.count
    known.append((color, reason))
    return known.count - 1
  }

  private mutating func tell(_ text: String, _ number: Int, at location: SourceLocation) {
    guard known[number].color == nil, told.insert(Told(file: location.file, color: number)).inserted else { return }
    issues.append(
      InputIssue(
        severity: .warning, location: location,
        message: "the colour \(Quotation(text)) is in no palette and cannot be read: \(known[number].reason)",
        remedy: "write it out, such as #1A2B3C, or check a folder with a palette that has it"))
  }
}

extension TextStyle {
  private static let sizes: [(style: TextStyle, size: Double)] = {
    let scale = TypeScale(platform: .ios)
    return scale.styles.compactMap { style in scale.size(style, .large).map { (style, $0.size) } }
  }()

  /// The largest style that is no larger than a size at Large; the smallest where none is so small.
  fileprivate static func largest(upTo size: Double) -> TextStyle {
    sizes.filter { $0.size <= size + 0.001 }.max { $0.size < $1.size }?.style ?? .caption2
  }
}

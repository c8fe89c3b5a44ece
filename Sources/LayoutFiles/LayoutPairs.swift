import Adaptivity
package import AuditModel
import ColorContrast
import Documents
import DynamicType

/// The colour pairs of texts and drawings whose foreground and background colours a layout states.
package struct LayoutPairs: Sendable {
  /// The pairs, and the elements that use them.
  package private(set) var colors = LayoutColors()
  /// The warnings about colours that cannot be read, once per file.
  package private(set) var issues: [InputIssue] = []

  /// The properties that identify a pair.
  private struct Key: Hashable {
    var relation: ColorPair.Relation
    var color: Int
    var background: Int
    var style: TextStyle?
    var weight: FontWeight?
    var exemption: ColorPair.Exemption?
  }

  /// The content and state that determine an element's pair.
  ///
  /// They are usually equal in all environments, because environments share the content.
  private struct Shown: Hashable {
    var content: ObjectIdentifier
    var role: LayoutElement.Role
    var exemption: ColorPair.Exemption?
  }

  /// The index of an element's pair; nil if it has none.
  private struct Answer {
    var pair: Int?
    /// Whether the element draws something with an unknown colour.
    var isUnpaired = false
  }

  private let named: [String: NamedColor]
  /// The index of each colour in `known`, by its spelling.
  private var numbers: [String: Int] = [:]
  private var known: [(color: NamedColor?, reason: String)] = []
  private var places: [Key: Int] = [:]
  /// The colours that were already reported for each file.
  private var told: [String: Set<Int>] = [:]

  /// Combines the colours on screens into pairs.
  ///
  /// A size without a style counts as the largest style that does not exceed it. A text is therefore never treated as
  /// larger than it is.
  ///
  /// Elements can name the colours of `palettes`.
  package init(_ screens: [Screen], naming palettes: [Palette] = []) {
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

  /// Returns the pair for an element's content.
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

  /// Returns the relation of an element's colour to its background, or nil for roles without a foreground colour.
  private static func relation(of role: LayoutElement.Role, _ content: LayoutElement.Content) -> ColorPair.Relation? {
    switch role {
    case .text, .textField: .text
    case .button, .barItem, .control, .cell: content.text != nil || content.key != nil ? .text : .nonText
    case .image: .nonText
    case .background, .scrollView, .navigationBar, .tabBar, .toolbar, .container: nil
    }
  }

  /// Returns the index of a colour, given as a palette name or in a colour notation.
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
    guard known[number].color == nil, told[location.file, default: []].insert(number).inserted else { return }
    issues.warn(
      at: location, "the colour \(Quotation(text)) is in no palette and cannot be read: \(known[number].reason)",
      fix: "write its value, such as #1A2B3C, or check a folder with a palette that defines it")
  }
}

extension TextStyle {
  private static let sizes: [(style: TextStyle, size: Double)] = {
    let scale = TypeScale(platform: .ios)
    return scale.styles.compactMap { style in scale.size(style, .large).map { (style, $0.size) } }
  }()

  /// Returns the largest style that does not exceed a size at Large, or the smallest style if there is none.
  fileprivate static func largest(upTo size: Double) -> TextStyle {
    sizes.filter { $0.size <= size + 0.001 }.max { $0.size < $1.size }?.style ?? .caption2
  }
}

import Adaptivity
public import AuditModel
import ColorContrast
import DynamicType

/// The colours that meet on screens, as palettes: one for each layout file, with a pair for every text or drawing whose
/// colour and ground the layout says.
public struct LayoutPalettes: Sendable {
  /// The palettes, in the order of the files.
  public private(set) var palettes: [Palette] = []
  /// Colours that cannot be read; each once a file.
  public private(set) var issues: [InputIssue] = []

  /// What makes two pairs the same.
  private struct Key: Hashable {
    var relation: ColorPair.Relation
    var color: String
    var background: String
    var style: TextStyle?
    var weight: FontWeight?
    var exemption: ColorPair.Exemption?
  }

  private let named: [String: NamedColor]
  private var places: [String: Int] = [:]
  private var seen: [Set<Key>] = []
  private var known: [[String: NamedColor?]] = []

  /// Joins colours to pairs.
  ///
  /// A size without a style is taken for the largest style that is no larger, so that no text counts as larger than it is.
  ///
  /// - Parameters:
  ///   - screens: The screens in all their environments.
  ///   - palettes: Palettes whose colours elements may name.
  public init(_ screens: [ScreenLayout], naming palettes: [Palette] = []) {
    named = Dictionary(palettes.flatMap(\.colors).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in screens {
      for element in screen.elements where !element.flags.contains(.hidden) { add(element, of: screen) }
    }
    self.palettes.removeAll { $0.pairs.isEmpty }
  }

  private mutating func add(_ element: LayoutElement, of screen: ScreenLayout) {
    guard let content = element.content, let color = content.color, let background = content.background,
      let relation = Self.relation(of: element)
    else { return }
    let exemption: ColorPair.Exemption? =
      element.flags.contains(.disabled) ? .disabled : element.flags.contains(.decorative) ? .decorative : nil
    let style = content.style ?? content.size.flatMap(Self.style)
    let key = Key(
      relation: relation, color: color, background: background, style: style, weight: content.weight,
      exemption: exemption)
    let file = place(of: screen.location.file)
    guard seen[file].insert(key).inserted else { return }
    guard let first = self.color(color, at: element.location, in: file),
      let second = self.color(background, at: element.location, in: file)
    else { return }
    var pair = ColorPair(relation, first, second, location: element.location)
    (pair.style, pair.weight, pair.exemption) = (style, content.weight, exemption)
    palettes[file].pairs.append(pair)
  }

  /// How an element's colour meets its ground; nil where nothing is drawn in it.
  private static func relation(of element: LayoutElement) -> ColorPair.Relation? {
    switch element.role {
    case .text, .textField: .text
    case .button, .barItem, .control, .cell:
      element.content?.text != nil || element.content?.key != nil ? .text : .nonText
    case .image: .nonText
    case .background, .scrollView, .navigationBar, .tabBar, .toolbar, .container: nil
    }
  }

  /// The largest style that is no larger than a size at Large; nil where none is so small.
  private static func style(_ size: Double) -> TextStyle? {
    let scale = TypeScale(platform: .ios)
    let sizes = scale.styles.compactMap { style in scale.size(style, .large).map { (style, $0.size) } }
    return sizes.filter { $0.1 <= size + 0.001 }.max { $0.1 < $1.1 }?.0 ?? .caption2
  }

  private mutating func place(of file: String) -> Int {
    if let place = places[file] { return place }
    places[file] = palettes.count
    let name = file.split(separator: "/").last.map(String.init) ?? file
    palettes.append(Palette(name: name, location: SourceLocation(file: file, line: 1, column: 1), colors: []))
    seen.append([])
    known.append([:])
    return palettes.count - 1
  }

  /// The colour of a text: one that a palette names, or one that is written out.
  private mutating func color(_ text: String, at location: SourceLocation, in file: Int) -> NamedColor? {
    if let color = known[file][text] { return color }
    var color = named[text]
    if color == nil {
      do throws(ColorParsingError) {
        let value = try ColorText.value(text)
        color = NamedColor(
          name: text, variants: [ColorVariant(value, location: location)], location: location, origin: .literal)
      } catch {
        issues.append(
          InputIssue(
            severity: .warning, location: location,
            message: "the colour \(Quotation(text)) is in no palette and cannot be read: \(error.message)",
            remedy: "write it out, such as #1A2B3C, or name a palette that has it"))
      }
    }
    known[file][text] = .some(color)
    return color
  }
}

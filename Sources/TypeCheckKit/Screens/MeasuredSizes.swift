import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import Previews
import TextRules

/// The intrinsic sizes of a document's objects: measured for objects with texts, stored for all others.
final class MeasuredSizes: IntrinsicSizes {
  private let document: InterfaceDocument
  /// The texts.
  let texts: InterfaceTexts
  private let measurer: Measurer
  private let stored: StoredSizes
  private let maker: SceneMaker
  /// The sides of objects, such as `width`, that constraints fix regardless of the contents.
  private lazy var stated = Self.statedSides(in: document)
  /// The objects with a text that is not empty.
  private lazy var written = Set(document.texts.lazy.filter { !$0.text.isEmpty }.map(\.object))
  /// The number of pixels per point, to which widths are rounded up.
  private let pixels: Double
  /// The measured sizes, because a layout requests the same ones repeatedly.
  private var sizes: [Asked: ContentSize?] = [:]

  private struct Asked: Hashable {
    var object: Int
    var width: Double?
  }

  /// The space above and below the title of a legacy button, in points (IB: a button of 15 pt is 30 pt high).
  private static let buttonPadding = 12.0
  /// The space around the title of a configuration, in points (IB: a button of 17 pt is 34.33 pt high and 24 pt wider).
  private static let configurationPadding = (width: 24.0, height: 14.0)
  /// The space around the text of a rounded field, in points (IB: a field of 17 pt is 34 pt high).
  private static let fieldPadding = (width: 14.0, height: 13.5)
  /// The least height of a rounded field, in points (IB).
  private static let fieldHeight = 34.0
  /// The space around the text of a text view, in points (UIKit: `textContainerInset` and `lineFragmentPadding`).
  private static let viewPadding = (width: 10.0, height: 2 * SystemMetric.textViewInset.value())
  /// The width for a line of unlimited length, in points.
  private static let widest = 100_000.0

  init(
    _ document: InterfaceDocument, _ texts: InterfaceTexts, by measurer: Measurer, lines maker: SceneMaker,
    displayScale: Double
  ) {
    (self.document, self.texts, self.measurer, self.maker) = (document, texts, measurer, maker)
    pixels = displayScale
    stored = StoredSizes(document)
  }

  func size(of object: Int, width: Double?) -> ContentSize? {
    let asked = Asked(object: object, width: width)
    if let known = sizes[asked] { return known }
    let size = measuredSize(of: object, width: width)
    sizes[asked] = .some(size)
    return size
  }

  private func measuredSize(of object: Int, width: Double?) -> ContentSize? {
    let own = document.objects[object]
    guard let size = stored.size(of: object, width: width), size.width != nil || size.height != nil else { return nil }
    guard texts[object] != nil, let padding = padding(of: own) else { return size }
    guard let subject = measurement(of: object, width: width.map { $0 - padding.width }),
      let measured = subject.measurements.first
    else { return size }
    // UIKit measures a wrapped text again and makes it as wide as its longest line (IB: labels with a free trailing
    // edge).
    let isWrapped = width != nil && measured.lineCount > 1
    let widths = isWrapped ? try? maker.lineWidths(of: subject, at: 0) : nil
    let text = widths?.max() ?? measured.naturalWidth
    var height = measured.height + padding.height
    if own.tag == "textField", padding.height > 0 { height = max(height, Self.fieldHeight) }
    let above = SystemFontLine(size: measured.size).ascent
    let ascent = padding.height / 2 + above
    let descent = padding.height / 2 + measured.leading - above
    return ContentSize(
      width: ((text + padding.width) * pixels).rounded(.up) / pixels, height: height, firstBaseline: ascent,
      lastBaseline: descent)
  }

  /// Measures the text of an object in a width and height in points; nil without a text or a font for its script.
  func measurement(of object: Int, width: Double?, height: Double? = nil) -> SlotMeasurement? {
    guard let text = texts[object], var slot = texts.slot(of: object, width: width ?? Self.widest) else { return nil }
    slot.height = height
    let item = MeasurementItem(
      text: text.text, hasPlaceholders: false, locale: texts.locale, slot: slot, lineLimit: texts.lines(of: object))
    let string = LocalizedString(
      location: text.use.location, key: text.use.key.key, text: text.text, locale: texts.locale,
      group: text.use.key.table)
    guard let answer = try? measurer.measure(item), answer.notMeasured == nil else { return nil }
    return answer.measurement(of: string, in: Shared(slot))
  }

  /// Returns the part of a frame in which an object draws its text; nil for an object that draws its text elsewhere.
  func textArea(of object: Int, in frame: Rect) -> Rect? {
    guard let padding = padding(of: document.objects[object]), document.objects[object].tag != "textView" else {
      return nil
    }
    // A button does not clip its title at the top and bottom.
    let height = document.objects[object].tag == "button" ? 0 : padding.height
    return Rect(
      x: frame.x + padding.width / 2, y: frame.y + height / 2, width: max(0, frame.width - padding.width),
      height: max(0, frame.height - height))
  }

  private static func statedSides(in document: InterfaceDocument) -> [Int: Set<String>] {
    var stated: [Int: Set<String>] = [:]
    for constraint in document.constraints
    where constraint.second == nil && constraint.relation == .equal && !constraint.isPlaceholder
      && constraint.priority == InterfaceConstraint.required
    {
      guard let owner = constraint.owner, constraint.first.id == nil else { continue }
      stated[owner, default: []].insert(constraint.first.attribute)
    }
    return stated
  }

  /// Returns whether a constraint fixes a side of an object, `width` or `height`.
  func states(_ side: String, of object: Int) -> Bool { stated[object]?.contains(side) == true }

  /// Returns whether the intrinsic size of an object is known in every language and at every text size.
  func isKnown(_ object: Int) -> Bool {
    let own = document.objects[object]
    if states("width", of: object), states("height", of: object) { return true }
    switch own.tag {
    case "label", "textField", "textView":
      return !written.contains(object) || texts[object] != nil && texts.hasKnownFont(object)
    case "button":
      guard let facts = ButtonFacts(own) else { return false }
      if facts.image != nil { return !facts.hasTitle && !facts.isSymbol }
      return texts[object] != nil && texts.hasKnownFont(object)
    case "imageView": return own.element["catalog"] != "system"
    case "segmentedControl", "datePicker", "pickerView", "searchBar", "pageControl": return false
    default: return true
    }
  }

  /// Returns the space around the text of an object in points; nil if the text does not decide the object's size.
  private func padding(of object: InterfaceObject) -> (width: Double, height: Double)? {
    switch object.tag {
    case "label": return (0, 0)
    case "button":
      guard let facts = ButtonFacts(object), facts.image == nil else { return nil }
      if facts.hasConfiguration { return Self.configurationPadding }
      guard let inset = object.element.child("inset", key: "contentEdgeInsets") else { return (0, Self.buttonPadding) }
      let sides = ["minX", "maxX", "minY", "maxY"].map { inset.number($0) ?? 0 }
      return (sides[0] + sides[1], sides[2] + sides[3])
    case "textField": return object.element["borderStyle"] == "roundedRect" ? Self.fieldPadding : (0, 0)
    case "textView": return Self.viewPadding
    default: return nil
    }
  }
}

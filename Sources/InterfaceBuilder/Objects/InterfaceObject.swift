internal import AuditModel

/// An object of a document: a view, a view controller, an item or a guide.
package struct InterfaceObject: Sendable {
  /// The element.
  package let element: InterfaceElement
  /// The kind; nil for an unknown element.
  package let kind: ElementKind?
  /// The index of the scene; nil for objects outside of scenes.
  package let scene: Int?
  /// The index of the object around this one; nil for the outermost objects.
  package let parent: Int?
  /// The properties that take time to read, cached.
  private let facts: Facts

  private final class Facts: Sendable {
    let tag: String
    let id: String?
    let key: String?
    let customClass: String?
    let number: Int
    let usesConstraints: Bool
    let frame: [Double]?
    let margins: LayoutMargins
    let runtimeAttributes: [RuntimeAttribute]
    let runtimeProperties: Set<String>
    let setsFont: Bool
    let variations: [SizeClassVariation]

    init(_ element: InterfaceElement) {
      tag = element.name
      id = element.id
      key = element["key"]
      customClass = element["customClass"]
      number = element["tag"].flatMap { Int($0) } ?? 0
      usesConstraints = element.flag("translatesAutoresizingMaskIntoConstraints") == false
      frame = element.frame
      margins = LayoutMargins(of: element)
      runtimeAttributes = RuntimeAttribute.attributes(of: element)
      runtimeProperties = Set(runtimeAttributes.map(\.property))
      setsFont = runtimeProperties.contains { $0.lowercased().contains("font") }
      variations = SizeClassVariation.variations(of: element)
    }
  }

  /// Creates an object.
  init(element: InterfaceElement, kind: ElementKind?, scene: Int, parent: Int?) {
    self.element = element
    self.kind = kind
    self.scene = scene
    self.parent = parent
    facts = Facts(element)
  }

  /// The identifier, which is the first half of the keys of its texts; nil for none.
  package var id: String? { facts.id }
  /// The name of the element, such as `label`.
  package var tag: String { facts.tag }
  /// The layout margins and guides.
  package var margins: LayoutMargins { facts.margins }
  /// The stored frame in the superview, in points: x, y, width and height; nil for none.
  package var frame: [Double]? { facts.frame }
  /// The key of the property that holds the object, such as `view`; nil for none.
  package var key: String? { facts.key }
  /// The custom class; nil for a system class.
  package var customClass: String? { facts.customClass }
  /// The label from Xcode's outline; nil for none.
  package var userLabel: String? { element["userLabel"] }
  /// Whether the object is hidden when the document is loaded.
  package var isHidden: Bool { element.flag("hidden") ?? false }
  /// Whether touches reach the object; nil for the default of its class.
  package var isInteractive: Bool? { element.flag("userInteractionEnabled") }
  /// Whether Xcode found that its constraints do not determine its frame.
  package var isAmbiguous: Bool { element.flag("ambiguous") ?? false }
  /// Whether Xcode found that its stored frame differs from its constraints.
  package var isMisplaced: Bool { element.flag("misplaced") ?? false }
  /// The number for `viewWithTag`; 0 for none.
  package var number: Int { facts.number }
  /// Whether the view uses Auto Layout, not its frame and autoresizing mask.
  package var usesConstraints: Bool { facts.usesConstraints }

  /// The VoiceOver properties; nil if the document states none.
  package var accessibility: InterfaceAccessibility? {
    element.child("accessibility").map(InterfaceAccessibility.init)
  }

  /// The attributes that the document sets at run time, in order.
  package var runtimeAttributes: [RuntimeAttribute] { facts.runtimeAttributes }

  /// The properties of the runtime attributes.
  package var runtimeProperties: Set<String> { facts.runtimeProperties }
  /// Whether a runtime attribute sets a font.
  var setsFont: Bool { facts.setsFont }

  /// The maximum number of lines, 0 for no limit; nil if not stated.
  package var statedLines: Int? {
    element["numberOfLines"].flatMap { Int($0) }.map { min(max(0, $0), Slot.mostLines) }
  }

  /// The variations of its properties by size class.
  package var variations: [SizeClassVariation] { facts.variations }
}

extension InterfaceObject {
  /// The sides and sizes that change with the superview, such as `widthSizable`.
  package var autoresizing: Set<String> {
    let mask = element.child("autoresizingMask")?.attributes ?? []
    return Set(mask.filter { $0.value == "YES" }.map(\.name))
  }
}

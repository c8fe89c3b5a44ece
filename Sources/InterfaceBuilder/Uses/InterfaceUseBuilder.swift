import AuditModel
import DynamicType

/// Determines how an object of a document draws a text.
struct InterfaceUseBuilder {
  typealias Value = TextUse.Value

  let text: InterfaceText
  private let code: CodeEffects?
  private let isPad: Bool
  /// Whether code limits the text size of views that may contain any other view.
  private let limitsAllSizes: Bool
  private let document: InterfaceDocument
  private let object: InterfaceObject
  private let reach: EffectQuery
  /// The properties that code sets on the object's outlet; nil if they are not known.
  private let outlet: TextUse?
  private let way: TextUse.Way
  /// The configured slot for the property of the class.
  private let stated: SlotFields?
  private let memo: ChainMemo
  /// The numbers of tabs, and the fonts of tabs and segments.
  private let bars: BarFacts

  init(
    _ text: InterfaceText, in document: InterfaceDocument, code: CodeEffects?, views: [String: [String: SlotFields]],
    isPad: Bool = false, isAssigned: Bool = false, limitsAllSizes: Bool = false,
    bars: BarFacts = BarFacts(), memo: ChainMemo, styles: [TextUse.Outlet: TextUse] = [:]
  ) {
    (self.memo, self.bars) = (memo, bars)
    self.limitsAllSizes = limitsAllSizes
    (self.text, self.code) = (text, code)
    self.isPad = isPad || document.isForPad
    self.document = document
    object = document.objects[text.object]
    outlet = isAssigned ? nil : document.style(ofOutletTo: text.object, among: styles, code)
    let isKnown = isAssigned || outlet != nil
    reach = EffectQuery(text.object, in: document, code, memo, without: isKnown ? .passes : .none)
    let isSeen = !document.isNeverSeen(text.object, code, memo)
    way = !isSeen ? .setInCode : isAssigned ? .stored : text.way(reach, in: document, code)
    let own = object.customClass.flatMap { views[$0] }
    stated = own?[text.property] ?? own?["_"]
  }

  /// The class that alone determines the font of the text; nil if the document or configuration states it.
  var openClass: String? {
    guard stated == nil, isDrawnByObject, !reach.hasOutlet, let name = object.customClass, isFontOpen else {
      return nil
    }
    return name
  }

  /// Whether the text has a role that the font of the object applies to.
  private var isDrawnByObject: Bool {
    [.label, .row, .button, .text, .fieldPlaceholder].contains(text.role)
  }

  /// Whether the available size matters: the text is visible, and may use the whole size of its object.
  var needsRoom: Bool {
    way != .setInCode && (isDrawnByObject || text.role == .segment) && ButtonFacts(object)?.image == nil
  }

  /// Returns the use of the text under a key.
  ///
  /// `room` is the size that the constraints allow; nil if unknown.
  func use(key: TextKey, in room: TextRoom? = nil) -> TextUse {
    let isGone = room?.showsNothing == true
    var use = TextUse(
      key: key, location: text.location, place: document.name(of: text.object), role: role,
      way: isAmbiguous ? .shared : isGone ? .setInCode : way, isLocalizedKey: false)
    use.framework = .uikit
    readSpace(needsRoom && !isGone ? room : nil, &use)
    readShare(&use)
    guard isDrawnByObject else { return use }
    readFont(&use)
    readLines(&use)
    use.minimumScale = minimumScale(of: use)
    if let outlet { replace(by: outlet, &use) }
    if let stated { take(stated, &use) }
    return use
  }

  /// Whether several objects share the identifier, so that the key belongs to all their texts.
  private var isAmbiguous: Bool { object.id.map(document.isDuplicate) ?? false }

  /// The role of the text; unknown for a title that a navigation bar may draw large.
  private var role: TextRole {
    guard text.role == .navigationTitle, object.element["largeTitleDisplayMode"] != "never" else { return text.role }
    let isLarge = document.hasLargeTitles
    let mayBeLarge = code?.changes["navigationBar"]?.contains(.change("prefersLargeTitles")) == true
    guard isLarge || mayBeLarge else { return text.role }
    return isLarge && !mayBeLarge ? .largeTitle : .unknown
  }

  // MARK: Font

  /// The properties with which code changes the font.
  static let fontSetters = CodeEffect.changes(
    "font", "attributedText", "setAttributedTitle", "titleLabel", "configuration", "setAttributedText",
    "defaultTextAttributes", "attributedPlaceholder"
  )

  /// The properties with which code limits the text size in a view.
  private static let fittingMembers = ["adjustsFontSizeToFitWidth", "minimumScaleFactor"]

  /// The changes with which code decides whether a text shrinks.
  static let fitting = Set(fittingMembers.map(CodeEffect.change))

  static let sizeLimits = CodeEffect.changes(
    "maximumContentSizeCategory", "minimumContentSizeCategory", "preferredContentSizeCategory", "traitOverrides"
  )

  /// Whether code limits the text size of the object, of an ancestor, or of a controller or window.
  private var isSizeLimited: Bool {
    guard let code else { return false }
    return limitsAllSizes || document.code(code, mayMake: .traits, about: text.object)
      || memo.holds(.sizeLimit, from: text.object) { index in
        EffectQuery(index, in: document, code, memo).change(Self.sizeLimits) == .certain
          || document.objects[index].customClass.flatMap { code.classes[$0] }?.isDisjoint(with: Self.sizeLimits)
            == false
      }
  }

  /// The methods with which a class draws its text itself.
  private static let drawing = CodeEffect.changes(
    "draw", "drawText", "textRect", "titleRect", "contentRect", "setTitle")

  /// Whether the class of the object draws the text itself.
  private var drawsItself: Bool {
    object.customClass.flatMap { code?.classes[$0] }?.isDisjoint(with: Self.drawing) == false
  }

  private var isFontOpen: Bool { isFontOpen(by: reach) }

  private func isFontOpen(by reach: EffectQuery) -> Bool {
    isSizeLimited || drawsItself || reach.mayRestyle(Self.fontSetters)
      || object.setsFont
      || !text.fragments.isEmpty
  }

  /// Replaces the properties of the document by those that code sets on the outlet.
  private func replace(by outlet: TextUse, _ use: inout TextUse) {
    let others = EffectQuery(text.object, in: document, code, memo, without: .all)
    if outlet.style.origin != nil, !isFontOpen(by: others) {
      (use.style, use.fixedSize, use.weight, use.fonts) = (
        outlet.style, outlet.fixedSize, outlet.weight, outlet.fonts
      )
      use.followsSetting = outlet.followsSetting ?? use.followsSetting
    }
    if outlet.lines.origin != nil, !others.mayRestyle(Self.lineSetters), !setsLines { use.lines = outlet.lines }
    if let scale = outlet.minimumScale, scale.origin != nil, !others.mayRestyle(Self.fitting) {
      use.minimumScale = scale
    }
    use.truncation = outlet.truncation ?? use.truncation
    use.maxCategory = outlet.maxCategory ?? use.maxCategory
    // Without a line limit, no text is truncated.
    if use.lines.value == 0 { use.truncation = nil }
  }

  private func readFont(_ use: inout TextUse) {
    let origin = object.element.location
    guard !isFontOpen else {
      use.style = Value(nil, .unknown, at: origin)
      return
    }
    use.weight = font?.weight.map { Value($0, .exact, at: origin) }
    switch font?.kind {
    case nil:
      use.fixedSize = InterfaceFont.unstatedSize(of: object).map { Value($0, .exact, at: origin) }
      use.style = Value(nil, use.fixedSize == nil ? .unknown : .exact, at: origin)
    case .style(let style) where document.settings.isLaunchScreen:
      // The system draws a launch screen as a picture at Large.
      use.fixedSize = TypeScale(platform: .ios).size(style, .large).map { Value($0.size, .exact, at: origin) }
      use.style = Value(nil, use.fixedSize == nil ? .unknown : .exact, at: origin)
    case .style(let style):
      use.style = Value(style, .exact, at: origin)
      let follows = object.element.flag("adjustsFontForContentSizeCategory") ?? false
      if follows || !reach.mayRestyle(CodeEffect.changes("adjustsFontForContentSizeCategory")) {
        use.followsSetting = Value(follows, .exact, at: origin)
      }
    case .system(let size):
      use.style = Value(nil, .exact, at: origin)
      use.fixedSize = Value(size, .exact, at: origin)
    case .custom(let name, let size):
      use.style = Value(nil, .unknown, at: origin)
      var font = TextUse.Font(style: nil, fixedSize: size, isCustom: true)
      font.face = name
      use.fonts = [font]
    case .unknown: use.style = Value(nil, .unknown, at: origin)
    }
  }

  private var font: InterfaceFont? {
    if let button = ButtonFacts(object), button.hasConfiguration {
      return object.element.child("buttonConfiguration")?.child(key: "titleFontDescription").map(InterfaceFont.init)
    }
    return InterfaceFont.font(of: object, inWidth: isPad ? "regular" : "compact")
  }

  // MARK: Lines and shrinking

  /// The properties with which code changes the line limit.
  private static let lineSetters = CodeEffect.changes(
    "numberOfLines", "lineBreakMode", "configuration", "titleLabel")

  /// Whether a runtime attribute sets the line limit.
  private var setsLines: Bool {
    !object.runtimeProperties.isDisjoint(with: ["numberOfLines", "lineBreakMode"])
  }

  /// Reads the line limit.
  ///
  /// Source: Apple documentation of UIKit, `UILabel.numberOfLines` (1), `UIButton.Configuration.titleLineBreakMode`.
  private func readLines(_ use: inout TextUse) {
    let origin = object.element.location
    let button = ButtonFacts(object)
    let stated = button == nil ? object.element["lineBreakMode"] : nil
    let cut = button?.truncation ?? stated.flatMap(Slot.Truncation.init(lineBreakMode:))
    use.truncation = cut.map { Value($0, .exact, at: origin) }
    guard !reach.mayRestyle(Self.lineSetters), !setsLines else {
      use.lines = Value(nil, .unknown, at: origin)
      return
    }
    switch object.tag {
    case "label": use.lines = Value(object.statedLines ?? 1, .exact, at: origin)
    case "textView": use.lines = Value(0, .exact, at: origin)
    case "textField": use.lines = Value(1, .exact, at: origin)
    case "button":
      // A wrapping title has as many lines as it needs.
      let isOpen = cut == nil && button?.hasConfiguration != true
      use.lines = Value(isOpen ? nil : cut == nil ? 0 : 1, isOpen ? .unknown : .exact, at: origin)
    default: use.lines = Value(nil, .unknown)
    }
    // Without a line limit, no text is truncated.
    if use.lines.value == 0 { use.truncation = nil }
  }

  private func minimumScale(of use: TextUse) -> Value<Double>? {
    let origin = object.element.location
    if reach.mayRestyle(Self.fitting) || !object.runtimeProperties.isDisjoint(with: Self.fittingMembers) {
      return Value(nil, .unknown, at: origin)
    }
    // Labels and fields store `NO` and omit `YES`.
    guard ["label", "textField"].contains(object.tag), object.element.flag("adjustsFontSizeToFit") != false else {
      return nil
    }
    if object.tag == "textField" { return Value(nil, .unknown, at: origin) }
    if let factor = object.element.number("minimumScaleFactor"), factor > 0 {
      return Value(min(factor, 1), .exact, at: origin)
    }
    guard let least = object.element.number("minimumFontSize"), let size = use.fixedSize?.value, size > 0 else {
      return Value(nil, .unknown, at: origin)
    }
    return Value(min(least / size, 1), .exact, at: origin)
  }

  // MARK: Space

  private func readSpace(_ room: TextRoom?, _ use: inout TextUse) {
    // A document for iPads never appears in an iPhone's window.
    guard !isInSidewaysList, !document.isForPad, room != nil || !isInScrollView else {
      use.width = Value(nil, .unknown)
      return
    }
    guard let room else { return }
    (use.width, use.height, use.ignoresSafeArea) = (room.width, room.height, room.ignoresSafeArea)
  }

  /// Reads the part of the width that one of several segments or tabs has.
  private func readShare(_ use: inout TextUse) {
    if use.role == .tabLabel { bars.readTab(&use) }
    guard use.role == .segment else { return }
    bars.readFont(&use)
    guard let width = use.width.value, let count = object.equalSegments, count > 1, !bars.hasOwnWidths,
      !reach.mayRestyle(Self.segmentSetters)
    else { return }
    let share = OfferedWidth(share: 1 / Double(count)).within(width)
    use.width = Value(share, .atMost, at: object.element.location)
  }

  /// The members with which code changes the number or widths of segments.
  private static let segmentSetters = CodeEffect.changes(
    "removeSegment", "removeAllSegments", "setWidth", "apportionsSegmentWidthsByContent")

  /// Whether the object is in a scroll view, whose content may be wider than the window.
  private var isInScrollView: Bool { isAround { $0.tag == "scrollView" } }

  private var isInSidewaysList: Bool {
    isAround { $0.element.child("collectionViewFlowLayout")?["scrollDirection"] == "horizontal" }
  }

  private func isAround(_ condition: (InterfaceObject) -> Bool) -> Bool {
    document.chain(from: text.object).dropFirst().contains { condition(document.objects[$0]) }
  }
}

package import AuditModel

/// The parts of a document's layout that code may change.
package struct LayoutFreedom: Sendable {
  private let document: InterfaceDocument
  private let code: OutletCode?
  /// Whether code may set the margins of views.
  package let mayChangeMargins: Bool

  private static let margins: Set<String> = [
    "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "viewRespectsSystemMinimumLayoutMargins", "insetsLayoutMarginsFromSafeArea",
  ]

  /// The parts of a view that code may change.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The size that its contents ask for.
    package static let contents = Changes(rawValue: 1)
    /// Whether it is shown.
    package static let visibility = Changes(rawValue: 2)
    /// Its frame, or the arrangement of what is in it.
    package static let frame = Changes(rawValue: 4)
  }

  /// The properties and methods that change what a view asks for.
  private static let contents: Set<String> = [
    "text", "attributedText", "setText", "setAttributedText", "font", "setTitle", "setAttributedTitle", "setImage",
    "setTitleWithoutAnimation", "setPreferredSymbolConfiguration", "image", "contentEdgeInsets", "titleEdgeInsets",
    "imageEdgeInsets", "configuration", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth",
    "minimumScaleFactor", "preferredMaxLayoutWidth", "placeholder", "attributedPlaceholder", "textContainerInset",
    "borderStyle", "leftView", "rightView", "insertSegment", "removeAllSegments", "setItems", "isScrollEnabled",
    "intrinsicContentSize", "sizeThatFits", "textRect", "drawText", "titleRect", "imageRect", "contentRect",
    "editingRect", "placeholderRect", "systemLayoutSizeFitting", "contentMode", "textAlignment",
    "contentHorizontalAlignment", "contentVerticalAlignment",
  ]

  /// The properties and methods that show or hide a view.
  private static let visibility: Set<String> = ["isHidden", "hidden", "setHidden", "alpha", "setAlpha"]

  /// The properties and methods that move a view, or what is in it.
  private static let frame: Set<String> = [
    "frame", "bounds", "center", "transform", "removeFromSuperview", "autoresizingMask",
    "translatesAutoresizingMaskIntoConstraints", "axis", "spacing", "alignment", "distribution",
    "isLayoutMarginsRelativeArrangement", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "semanticContentAttribute", "accessoryType", "accessoryView", "tableHeaderView", "addArrangedSubview",
    "insertArrangedSubview", "removeArrangedSubview", "addSubview", "contentInset", "layoutSubviews",
    "updateConstraints", "alignmentRectInsets", "point", "hitTest", OutletCode.anchor, OutletCode.itself,
  ]

  /// The properties and methods of system classes that leave the frame of a view alone.
  private static let looks: Set<String> = [
    "textColor", "backgroundColor", "tintColor", "setTitleColor", "setTextColor", "setTintColor", "setBackgroundColor",
    "delegate", "dataSource", "isEnabled", "isSelected", "isHighlighted", "isUserInteractionEnabled", "isOn", "value",
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits", "accessibilityValue",
    "isAccessibilityElement", "cornerRadius", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
    "shadowRadius", "masksToBounds", "clipsToBounds", "borderColor", "borderWidth",
    "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "isSecureTextEntry",
    "onTintColor", "thumbTintColor", "progressTintColor", "trackTintColor", "inputAccessoryView", "inputView", "color",
    "adjustsFontForContentSizeCategory", "isExclusiveTouch", "tag", "textContentType",
    "rowHeight", "estimatedRowHeight", "separatorStyle", "separatorColor", "refreshControl", "allowsSelection",
    "keyboardDismissMode", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "indicatorStyle",
    "bounces", "alwaysBounceVertical", "isPagingEnabled", "scrollsToTop", "navigationDelegate",
  ]

  /// Finds what code may change.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - code: What code does with its objects; nil if no code was read.
  package init(of document: InterfaceDocument, _ code: OutletCode?) {
    (self.document, self.code) = (document, code)
    mayChangeMargins =
      code.map { code in
        // A change of one side is recorded as that of a value named `layoutMargins`.
        code.allChanges.contains { !$0.isDisjoint(with: Self.margins) }
          || !Self.margins.isDisjoint(with: code.changes.keys)
      } ?? true
  }

  /// Returns whether code may reach a view, and then hide it, move it or arrange the views in it.
  package func mayReach(_ object: Int) -> Bool {
    document.objects[object].customClass != nil || ObjectReach(object, in: document, code).hasOutlet
  }

  /// Whether code decides the height of rows of tables, or may do so.
  package var mayChangeRows: Bool { code?.decidesRowHeights ?? true }

  /// Whether code sets a font for all views of a class.
  package var mayChangeFonts: Bool { code?.setsFontsOfClasses ?? false }

  /// Returns whether the class of an object may change views to which no outlet leads.
  ///
  /// Without any code, nothing is known to do so.
  package func walksViews(_ object: Int) -> Bool {
    guard let code, let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    return code.classes[name] == nil || code.freeClasses.contains(name)
  }

  /// Returns whether the class of a view may arrange the views in it.
  ///
  /// Code that adds a view to the outermost view of a screen leaves the others where they are.
  package func arrangesViews(_ object: Int) -> Bool {
    guard let name = document.objects[object].customClass, !name.hasPrefix("UI") else { return false }
    guard let changes = code?.classes[name] else { return true }
    return walksViews(object) || !changes.isDisjoint(with: Self.frame)
  }

  /// Returns what code may change of a view.
  package func changes(of object: Int) -> Changes {
    let own = document.objects[object]
    let reach = ObjectReach(object, in: document, code)
    guard reach.hasOutlet || own.customClass != nil || !own.runtimeAttributes.isEmpty else { return [] }
    let attributes = Set(own.runtimeAttributes.map(\.property))
    func mayChange(_ names: Set<String>) -> Bool {
      !names.isDisjoint(with: attributes) || reach.mayChange { names.contains($0) }
    }
    var changes: Changes = []
    if mayChange(Self.contents) { changes.insert(.contents) }
    if mayChange(Self.visibility) { changes.insert(.visibility) }
    if mayChange(Self.frame.union(Self.margins)) || reach.mayChange(isStrange(in: own)) { changes.insert(.frame) }
    return changes
  }

  /// Returns whether a change is one of a member that extensions add, or of which nothing is known.
  private func isStrange(in object: InterfaceObject) -> (String) -> Bool {
    { change in
      let isKnown = [Self.contents, Self.visibility, Self.frame, Self.looks].contains { $0.contains(change) }
      // What a class does when one of its own properties changes is among its changes.
      return !isKnown && (object.customClass == nil || code?.extensionMembers.contains(change) == true)
    }
  }

  /// Returns whether code may change or deactivate a constraint, or remove one of its views.
  package func mayChange(constraint: Int) -> Bool {
    let constraint = document.constraints[constraint]
    let element = constraint.element
    if constraint.id.map(document.hasOutlet) == true || element["customClass"] != nil
      || element.child("userDefinedRuntimeAttributes") != nil
    {
      return true
    }
    let views = constraint.itemIDs.compactMap(document.object)
    return views.contains { ObjectReach($0, in: document, code).mayChange(["removeFromSuperview"]) }
  }
}

extension OutletCode {
  /// The changes of each name, outlet and class.
  fileprivate var allChanges: some Sequence<Set<String>> {
    ([changes, classes, values] + outlets.values).lazy.flatMap(\.values)
  }
}

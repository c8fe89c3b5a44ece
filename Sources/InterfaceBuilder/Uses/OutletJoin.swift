import AuditModel

/// Joins the texts that code sets on outlets with the document objects that draw them.
struct OutletJoin {
  /// The texts that code draws, with the properties of their objects in documents.
  private(set) var uses: [TextUse]
  /// The objects by document, with the index of the use.
  private var objects: [Int: [(use: Int, object: Int)]] = [:]
  /// The number of added objects, by the index of the use.
  private var added: [Int: Int] = [:]

  /// Finds the objects; `code` is nil if no code was read.
  init(_ uses: [TextUse], _ documents: [InterfaceDocument], _ code: CodeEffects?) {
    self.uses = uses
    let places = Dictionary(grouping: uses.indices.filter { uses[$0].outlet != nil }) { uses[$0].outlet?.name ?? "" }
    guard let code, !places.isEmpty else { return }
    let controllers = Self.controllers(of: documents, code)
    // A separate data source may serve any table.
    for use in uses.indices where uses[use].rowClasses?.isSubset(of: controllers) == false {
      self.uses[use].rowClasses = nil
    }
    for (index, document) in documents.enumerated() {
      for connection in document.connections where connection.isOutlet {
        guard let found = places[connection.name], let object = Self.object(of: connection, in: document),
          let owner = connection.owner.flatMap({ document.objects[$0].customClass }),
          // A class that walks through its views may change views that it does not name.
          !code.classesThatChangeLayouts.contains(owner),
          // The font of a class may replace the font in the document.
          !document.isRestyled(object, by: code)
        else { continue }
        // A superclass may declare the outlet.
        let types = code.ancestors[owner] ?? [owner]
        for use in found where types.contains(uses[use].outlet?.type ?? "") {
          objects[index, default: []].append((use, object))
        }
      }
      addRows(of: document, at: index, places, code)
    }
  }

  /// The classes of the controllers in documents, with their superclasses.
  private static func controllers(of documents: [InterfaceDocument], _ code: CodeEffects) -> Set<String> {
    documents.reduce(into: []) { found, document in
      for owner in document.owners.values.joined() {
        guard let name = document.objects[owner].customClass else { continue }
        found.formUnion(code.ancestors[name] ?? [name])
      }
    }
  }

  /// Adds the labels of rows that code fills, such as `cell.textLabel`.
  private mutating func addRows(
    of document: InterfaceDocument, at index: Int, _ places: [String: [Int]], _ code: CodeEffects
  ) {
    for (object, part) in document.cellParts.sorted(by: { $0.key < $1.key }) {
      guard let found = places[part.name.rawValue], !document.isRestyled(object, by: code) else { continue }
      let own = document.objects[part.cell].customClass
      // The class of a row may draw its labels in any way.
      if let own, code.classesThatChangeLayouts.contains(own) { continue }
      let types = (own.map { code.ancestors[$0] ?? [$0] } ?? []).union(["UITableViewCell"])
      for use in found where types.contains(uses[use].outlet?.type ?? "") {
        if let classes = uses[use].rowClasses, !document.mayBelong(part.cell, toRowsOf: classes, code) { continue }
        objects[index, default: []].append((use, object))
      }
    }
  }

  /// The object that draws an outlet's text; for a cell, the first label, which is `cell.textLabel` in code.
  private static func object(of connection: InterfaceConnection, in document: InterfaceDocument) -> Int? {
    guard let object = document.object(connection.destination) else { return nil }
    guard document.objects[object].tag == "tableViewCell" else { return object }
    return document.standardCells[object]?.parts[.textLabel]
  }

  /// Returns the texts that objects of a document draw, with the indices of their uses.
  func texts(in document: InterfaceDocument, at index: Int) -> [(use: Int, text: InterfaceText)] {
    (objects[index] ?? []).map { use, object in
      let role = uses[use].role
      let text = InterfaceText(
        object: object, property: uses[use].place, text: "", role: role,
        location: document.objects[object].element.location, fragments: [])
      return (use, text)
    }
  }

  /// Adds the properties of a document's object to a use.
  mutating func add(_ drawn: TextUse, for use: Int) {
    added[use, default: 0] += 1
    if added[use] == 1 {
      uses[use].take(drawn)
    } else {
      uses[use].widen(drawn)
    }
  }
}

extension InterfaceDocument {
  /// Whether one of the given classes may get a row: the class of the prototype's scene, or any for a row without one.
  fileprivate func mayBelong(_ cell: Int, toRowsOf classes: Set<String>, _ code: CodeEffects) -> Bool {
    let scenes = (owners[objects[cell].scene] ?? []).compactMap { objects[$0].customClass }
    // A subclass runs the code of its superclasses.
    return scenes.isEmpty || scenes.contains { !(code.ancestors[$0] ?? [$0]).isDisjoint(with: classes) }
  }
}

extension TextUse {
  /// Adds the properties of an object that code does not set.
  fileprivate mutating func take(_ drawn: TextUse) {
    if style.isOpen, fixedSize == nil {
      (style, fixedSize, fonts) = (drawn.style, drawn.fixedSize, drawn.fonts)
      weight = weight ?? drawn.weight
      followsSetting = followsSetting ?? drawn.followsSetting
    }
    if lines.isOpen { lines = drawn.lines }
    if let scale = minimumScale, scale.isOpen { minimumScale = drawn.minimumScale }
    truncation = truncation ?? drawn.truncation
    // A width from code takes precedence.
    guard width.origin == nil else { return }
    (width, height, ignoresSafeArea) = (drawn.width, drawn.height, drawn.ignoresSafeArea)
  }

  /// Drops the properties that another possible object does not share.
  fileprivate mutating func widen(_ drawn: TextUse) {
    if style.origin == nil || style.value != drawn.style.value || fixedSize?.value != drawn.fixedSize?.value
      || weight?.value != drawn.weight?.value || fonts != drawn.fonts
    {
      takeFonts(of: drawn)
    }
    if lines.value != drawn.lines.value { lines = Value(nil, .unknown, at: lines.origin) }
    if minimumScale?.value != drawn.minimumScale?.value { minimumScale = Value(nil, .unknown) }
    if followsSetting?.value != drawn.followsSetting?.value { followsSetting = nil }
    ignoresSafeArea = ignoresSafeArea || drawn.ignoresSafeArea
    if height?.value != drawn.height?.value { height = nil }
    guard let one = width.value, let other = drawn.width.value else { return width = Value(nil, .unknown) }
    if one != other { width = Value(one.union(other), .atMost, at: width.origin) }
  }
}

extension TextUse {
  /// Takes the fonts of another possible object too.
  private mutating func takeFonts(of drawn: TextUse) {
    let origin = style.origin
    let known = origin == nil ? [] : possibleFonts
    forgetFont(at: origin)
    guard !known.isEmpty, !drawn.possibleFonts.isEmpty else { return }
    fonts = known + drawn.possibleFonts.filter { !known.contains($0) }
    guard let narrowest = fonts.narrowest.map({ fonts[$0] }) else { return }
    style = Value(narrowest.style, .atMost, at: origin)
    fixedSize = narrowest.fixedSize.map { Value($0, .atMost, at: origin) }
    weight = narrowest.weight.map { Value($0, .atMost, at: origin) }
  }

  /// The fonts that the object may have; empty if some are unknown.
  private var possibleFonts: [Font] {
    if !fonts.isEmpty { return fonts }
    guard style.value != nil && style.certainty != .unknown || fixedSize != nil else { return [] }
    return [Font(style: fixedSize == nil ? style.value : nil, fixedSize: fixedSize?.value, weight: weight?.value)]
  }
}

extension TextUse.Value {
  /// Whether no code sets the value.
  fileprivate var isOpen: Bool { certainty == .unknown && origin == nil }
}

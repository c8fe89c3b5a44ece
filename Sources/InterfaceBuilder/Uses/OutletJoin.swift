import AuditModel

/// Joins the texts that code sets on outlets with the objects of documents that draw them.
struct OutletJoin {
  /// The texts that code draws, with what documents state of their objects.
  private(set) var uses: [TextUse]
  /// The objects by document, with the index of the use.
  private var objects: [Int: [(use: Int, object: Int)]] = [:]
  /// The numbers of objects that were added, by the index of the use.
  private var added: [Int: Int] = [:]

  /// Finds the objects.
  ///
  /// - Parameters:
  ///   - uses: The texts that code draws.
  ///   - documents: The documents.
  ///   - code: What code does with their objects; nil if no code was read.
  init(_ uses: [TextUse], _ documents: [InterfaceDocument], _ code: CodeEffects?) {
    self.uses = uses
    let places = Dictionary(grouping: uses.indices.filter { uses[$0].outlet != nil }) { uses[$0].outlet?.name ?? "" }
    // The font of a class may replace that of a document.
    guard let code, !places.isEmpty, !code.setsFontsOfClasses else { return }
    for (index, document) in documents.enumerated() {
      for connection in document.connections where connection.isOutlet {
        guard let found = places[connection.name], let object = Self.object(of: connection, in: document),
          let owner = connection.owner.flatMap({ document.objects[$0].customClass }),
          // A class that walks through its views may change what no statement names.
          !code.classesThatChangeLayouts.contains(owner)
        else { continue }
        // A superclass may declare the outlet.
        let types = code.ancestors[owner] ?? [owner]
        for use in found where types.contains(uses[use].outlet?.type ?? "") {
          objects[index, default: []].append((use, object))
        }
      }
    }
  }

  /// The object that draws the text of an outlet: that of a cell is `cell.textLabel?.text`, which its first label draws.
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

  /// Takes what a document states of the object of a use.
  mutating func add(_ drawn: TextUse, for use: Int) {
    added[use, default: 0] += 1
    if added[use] == 1 {
      uses[use].take(drawn)
    } else {
      uses[use].widen(drawn)
    }
  }
}

extension TextUse {
  /// Takes the properties of an object that code does not state.
  fileprivate mutating func take(_ drawn: TextUse) {
    if style.isOpen, fixedSize == nil {
      (style, fixedSize) = (drawn.style, drawn.fixedSize)
      weight = weight ?? drawn.weight
      followsSetting = followsSetting ?? drawn.followsSetting
    }
    if lines.isOpen { lines = drawn.lines }
    if let scale = minimumScale, scale.isOpen { minimumScale = drawn.minimumScale }
    truncation = truncation ?? drawn.truncation
    // Code that states a width knows better.
    guard width.origin == nil else { return }
    (width, height, ignoresSafeArea) = (drawn.width, drawn.height, drawn.ignoresSafeArea)
  }

  /// Drops what another object, of which the same text may be, does not have too.
  fileprivate mutating func widen(_ drawn: TextUse) {
    if style.origin == nil || style.value != drawn.style.value || fixedSize?.value != drawn.fixedSize?.value {
      (style, fixedSize) = (Value(nil, .unknown, at: style.origin), nil)
    }
    if weight?.value != drawn.weight?.value { weight = nil }
    if lines.value != drawn.lines.value { lines = Value(nil, .unknown, at: lines.origin) }
    if minimumScale?.value != drawn.minimumScale?.value { minimumScale = Value(nil, .unknown) }
    if followsSetting?.value != drawn.followsSetting?.value { followsSetting = nil }
    ignoresSafeArea = ignoresSafeArea || drawn.ignoresSafeArea
    if height?.value != drawn.height?.value { height = nil }
    guard let one = width.value, let other = drawn.width.value else { return width = Value(nil, .unknown) }
    if one != other { width = Value(one.union(other), .atMost, at: width.origin) }
  }
}

extension TextUse.Value {
  /// Whether no code states the value.
  fileprivate var isOpen: Bool { certainty == .unknown && origin == nil }
}

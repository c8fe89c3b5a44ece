import AuditModel

/// The outlets and classes by which code reaches an object of a document, with its changes.
struct EffectQuery {
  /// The knowledge about the changes of a property.
  enum Change {
    /// No code changes it.
    case none
    /// Code changes it.
    case certain
    /// Code that gets the object as an argument, or finds it by its number, may change it.
    case possible
    /// Code that was not read may change it.
    case unread
  }

  private typealias Name = OutletNames.Name

  /// Whether outlets or numbers lead to the object.
  let hasOutlet: Bool
  /// Whether code that may name the object was not read.
  let isUnread: Bool
  /// The effects of extensions of the system's classes on all of their objects.
  let overrides: Set<CodeEffect>
  private let names: [Name]
  private let ownClass: String?
  /// The app's class of the cell that the object is a label or the picture of; nil for none.
  private let cellClass: String?
  /// The properties that a document sets by name, which an extension may declare.
  private let attributes: [String]
  private let code: CodeEffects?
  private let document: InterfaceDocument
  /// The object; nil for a constraint.
  private let object: Int?
  /// The number of the object may lead to it.
  private let isFound: Bool
  /// Whether lists make views of the object, which their code changes under a name of its own.
  private let isRow: Bool
  /// Whether more names or attributes lead to the object than code is asked for.
  private let isOverfull: Bool
  private let memo: ChainMemo?

  /// The properties of the system's classes that lead to objects of documents.
  static let systemNames = CodeEffects.ownViews.union(CellPart.Name.allCases.map(\.rawValue))
  private static let rows: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Finds the outlets and classes by which code reaches an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - document: The document.
  ///   - code: The code; nil if none was read.
  ///   - memo: The answers about the objects around it so far.
  init(_ object: Int, in document: InterfaceDocument, _ code: CodeEffects?, _ memo: ChainMemo? = nil) {
    let own = document.objects[object]
    let outlets = document.outletNames(toID: own.id)
    var names = outlets?.names ?? []
    let connected = names.count
    let parentClass = own.parent.flatMap { document.objects[$0].customClass }
    let part = document.cellParts[object]
    if let part { names += Self.names(of: part, in: document, code) }
    if let key = own.key, CodeEffects.ownViews.contains(key), let parentClass {
      names.append(Name(name: key, owner: parentClass, isConnected: false))
    }
    let isDeclared = { (owner: String) in code.map { $0.outlets[owner] != nil } ?? true }
    let isStrange = names.contains { $0.owner.map { !isDeclared($0) } ?? false }
    self.names = names
    (self.object, self.document, self.code, self.memo) = (object, document, code, memo)
    ownClass = own.customClass
    cellClass = part.flatMap { document.objects[$0.cell].customClass }
    let hasFewAttributes = own.runtimeProperties.count <= OutletNames.most
    attributes = hasFewAttributes ? Array(own.runtimeProperties) : []
    isOverfull = outlets?.isOverfull == true || !hasFewAttributes
    isRow = Self.rows.contains(own.tag)
    isFound = own.number != 0 && code?.usesTags != false
    overrides = code.map { Self.overrides(for: own, in: $0) } ?? []
    hasOutlet = names.contains(where: \.isConnected) || isFound || isOverfull
    // Code walks through a collection to give all of its objects the same look.
    isUnread =
      isStrange || isOverfull
      || code == nil && (isFound || outlets?.areCollections == false || names.count > connected)
  }

  /// The names by which code reaches a label or the picture of a cell.
  ///
  /// Any code may fill the rows of prototypes. The cells of a static table have outlets, or the class of the scene
  /// finds them.
  private static func names(of part: CellPart, in document: InterfaceDocument, _ code: CodeEffects?) -> [Name] {
    let (cell, property) = (document.objects[part.cell], part.name.rawValue)
    let all = [Name(name: property, owner: nil)]
    guard part.name != .imageView, CellFacts(cell)?.isStatic == true else { return all }
    let owners = (document.owners[cell.scene] ?? []).compactMap { document.objects[$0].customClass }
    if owners.contains(where: { code?.filledParts[$0]?.contains(property) == true }) { return all }
    return (document.outletNames(toID: cell.id)?.names ?? []).map {
      Name(name: $0.name, owner: $0.owner, part: property)
    }
  }

  private static func overrides(for object: InterfaceObject, in code: CodeEffects) -> Set<CodeEffect> {
    guard !code.overrides.isEmpty else { return [] }
    let bases = object.customClass.flatMap { code.ancestors[$0] } ?? []
    return bases.union(ElementKind.classes(ofView: object.tag)).reduce(into: []) { members, type in
      members.formUnion(code.overrides[type] ?? [])
    }
  }

  /// Finds the outlets by which code reaches a constraint.
  init(constraint: Int, in document: InterfaceDocument, _ code: CodeEffects?) {
    let outlets = document.outletNames(toID: document.constraints[constraint].id)
    names = outlets?.names ?? []
    (object, self.document, self.code, memo) = (nil, document, code, nil)
    (ownClass, cellClass, attributes, isRow, isFound, overrides) = (nil, nil, [], false, false, [])
    isOverfull = outlets?.isOverfull == true
    hasOutlet = !names.isEmpty || isOverfull
    isUnread = isOverfull || names.contains { name in name.owner.map { code?.outlets[$0] == nil } ?? false }
  }

  /// Returns what is known about effects on the object.
  func change(_ effects: Set<CodeEffect>) -> Change { change(effects.contains) }

  /// Returns what is known about effects that count on the object.
  func change(_ counts: (CodeEffect) -> Bool) -> Change {
    guard let code else { return hasOutlet || ownClass != nil || !names.isEmpty ? .unread : .none }
    // A module that was not read may do anything with an attribute of its own.
    var isPossible = isFound || code.usesUnreadModules && attributes.contains { !code.readMembers.contains($0) }
    var all = names.map { changes(of: $0, in: code) }
    if isRow { all.append(ownClass.flatMap { code.values[$0] } ?? code.changes["cell"] ?? []) }
    // An extension of a class of the system may take part in the life of all of its views.
    all += (attributes + Self.stages).compactMap { code.extensionMembers[$0] } + [overrides]
    if let cellClass { all.append(code.classes[cellClass] ?? [.handedOver]) }
    let ownChanges = ownClass.flatMap { code.classes[$0] }
    if let ownChanges { all.append(ownChanges) }
    for changed in all {
      if changed.contains(where: counts) { return .certain }
      isPossible = isPossible || changed.contains(.handedOver)
    }
    if isPossible { return .possible }
    return isUnread || ownClass != nil && ownChanges == nil ? .unread : .none
  }

  /// The methods that the system calls on each view.
  ///
  /// Source: Apple documentation of UIKit, `UIView` and `NSObject`.
  private static let stages = [
    "awakeFromNib", "didAddSubview", "didMoveToSuperview", "didMoveToWindow", "draw", "layoutSubviews",
    "tintColorDidChange", "traitCollectionDidChange", "updateConstraints", "willMove",
  ]

  /// Returns the changes of a value by the class that has it, or else by any code that names it.
  private func changes(of name: Name, in code: CodeEffects) -> Set<CodeEffect> {
    if let part = name.part {
      // `cell.textLabel?.text = …` is a change of both names.
      let passed = name.owner.flatMap { code.outlets[$0]?[name.name]?.intersection([.handedOver]) }
      return (code.changes[name.name] ?? []).intersection(code.changes[part] ?? []).union(passed ?? [])
    }
    if let owner = name.owner, let own = code.outlets[owner] { return own[name.name] ?? [] }
    // The class of a controller that was not read may change its view.
    guard name.isConnected else { return [] }
    return code.changes[name.name] ?? []
  }

  /// Returns what code does with the looks of the object, also where no name leads to it.
  func restyling(_ effects: Set<CodeEffect>) -> Change {
    let change = change(effects)
    return change == .none && isFoundByClass(effects) ? .possible : change
  }

  /// Returns whether code may have some effects on the object's looks, also where no name leads to it.
  func mayRestyle(_ effects: Set<CodeEffect>) -> Bool { restyling(effects) != .none }

  /// Returns whether code states the looks of a class, or walks through views to the object.
  private func isFoundByClass(_ effects: Set<CodeEffect>) -> Bool {
    code?.setsFontsOfClasses == true || isWalkedTo(effects)
  }

  /// Returns whether code that may have some effects walks through the views of the scene, or of a view around the object.
  private func isWalkedTo(_ effects: Set<CodeEffect>) -> Bool {
    guard let object, let code else { return false }
    let memo = memo ?? ChainMemo(document)
    let own = document.objects[object]
    let isWalker = { (index: Int) in
      document.objects[index].customClass.map(code.classesThatChangeSubviews.contains) ?? false
    }
    return memo.holds(inOwnersOf: own.scene, isWalker) || memo.holds(.walker, from: object, isWalker)
      || memo.holds(.walkedThrough(effects), from: own.parent) {
        EffectQuery($0, in: document, code, memo).isWalkedThrough(effects)
      }
  }

  /// Returns whether a method of an extension walks through the views in the object, and may have an effect on them.
  private func isWalkedThrough(_ effects: Set<CodeEffect>) -> Bool {
    guard let code else { return false }
    return names.contains { name in
      let changed = changes(of: name, in: code)
      return changed.contains(.walked) && !changed.isDisjoint(with: effects.union([.handedOver]))
    }
  }

  /// Returns whether code may give the object a label for VoiceOver, by one of some effects.
  ///
  /// No view that code finds by a walk has a `title` of its own: controllers, bar items and configurations have one.
  func mayRelabel(_ setters: Set<CodeEffect>) -> Bool {
    if mayChange(setters) { return true }
    guard isWalkedTo(setters), let code else { return false }
    return code.changesValues(by: setters.subtracting([.change("title")]))
      || code.changes["configuration"]?.contains(.change("title")) == true
  }

  /// Whether the app's code has an outlet of its own for the object.
  var hasOwnOutlet: Bool { names.contains { $0.isConnected && !CodeEffects.ownViews.contains($0.name) } }

  /// Returns whether code may have one of some effects on the object.
  func mayChange(_ effects: Set<CodeEffect>) -> Bool { change(effects) != .none }

  /// Returns whether code may have an effect that counts.
  func mayChange(_ counts: (CodeEffect) -> Bool) -> Bool { change(counts) != .none }
}

extension InterfaceObject {
  /// Returns whether the object may show a text: one of the document, of a person, or of code that reaches it.
  func mayShowText(_ reach: EffectQuery, where counts: (Character) -> Bool = { _ in true }) -> Bool {
    guard tag == "label" else { return true }
    return ["text", "attributedText"].contains {
      InterfaceText.value($0, in: element)?.text.contains(where: counts) == true
    }
      || reach.mayChange(CodeEffect.changes("text", "attributedText", "setText", "setAttributedText"))
  }
}

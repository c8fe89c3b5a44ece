import AuditModel

/// The outlets and classes through which code reaches an object of a document, with the changes.
struct EffectQuery {
  /// The knowledge about changes to a property.
  enum Change {
    /// No code changes it.
    case none
    /// Code changes it.
    case certain
    /// Code that gets the object as an argument, or finds it by tag, may change it.
    case possible
    /// Unread code may change it.
    case unread
  }

  typealias Name = OutletNames.Name

  /// Whether outlets or tags lead to the object.
  let hasOutlet: Bool
  /// Whether unread code may name the object.
  let isUnread: Bool
  /// The effects that extensions of system classes have on all their instances.
  let overrides: Set<CodeEffect>
  let names: [Name]
  let ownClass: String?
  /// The custom class of the cell around a label or picture; nil for none.
  let cellClass: String?
  /// The runtime attributes of the object, which an extension may declare.
  let attributes: [String]
  let code: CodeEffects?
  private let document: InterfaceDocument
  /// The object; nil for a constraint.
  private let object: Int?
  /// Whether code may find the object by its tag.
  let isFound: Bool
  /// Whether lists instantiate the object, which their code changes under its own name.
  let isRow: Bool
  /// Whether the object has too many names or attributes to look up in code.
  private let isOverfull: Bool
  private let memo: ChainMemo?
  /// The code that the query skips, because its settings are known.
  private let known: KnownCode
  /// Whether the query counts what an unread class or superclass of the object may do.
  let countsUnreadClass: Bool

  /// Code whose settings of the object are known.
  enum KnownCode {
    case none
    /// Code that gets the object from one of its outlets, or as a label of a row.
    case passes
    /// All code that uses the object's outlets, or the labels of rows.
    case all
  }

  /// The properties of system classes that refer to objects of documents.
  static let systemNames = CodeEffects.ownViews.union(CellPart.Name.allCases.map(\.rawValue))
  private static let rows: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Finds the outlets and classes through which code reaches an object.
  ///
  /// `code` is nil if none was read. `memo` has the answers so far about the object's ancestors.
  init(
    _ object: Int, in document: InterfaceDocument, _ code: CodeEffects?, _ memo: ChainMemo? = nil,
    without known: KnownCode = .none, countsUnreadClass: Bool = true
  ) {
    (self.known, self.countsUnreadClass) = (known, countsUnreadClass)
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
    isFound = own.number != 0 && code.map { document.code($0, mayMake: .tags, about: object) } != false
    overrides = code.map { Self.overrides(for: own, in: $0) } ?? []
    hasOutlet = names.contains(where: \.isConnected) || isFound || isOverfull
    // Code enumerates a collection to style all its objects.
    isUnread =
      isStrange || isOverfull
      || code == nil && (isFound || outlets?.areCollections == false || names.count > connected)
  }

  /// The names with which code reaches a label or the picture of a cell.
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

  /// Finds the outlets through which code reaches a constraint.
  init(constraint: Int, in document: InterfaceDocument, _ code: CodeEffects?) {
    let outlets = document.outletNames(toID: document.constraints[constraint].id)
    names = outlets?.names ?? []
    (object, self.document, self.code, memo, known, countsUnreadClass) = (nil, document, code, nil, .none, true)
    (ownClass, cellClass, attributes, isRow, isFound, overrides) = (nil, nil, [], false, false, [])
    isOverfull = outlets?.isOverfull == true
    hasOutlet = !names.isEmpty || isOverfull
    isUnread = isOverfull || names.contains { name in name.owner.map { code?.outlets[$0] == nil } ?? false }
  }

  /// Returns the knowledge about effects on the object.
  func change(_ effects: Set<CodeEffect>) -> Change { change(effects.contains) }

  /// Returns the knowledge about effects on the object that match.
  func change(_ counts: (CodeEffect) -> Bool) -> Change {
    guard let code else { return hasOutlet || ownClass != nil || !names.isEmpty ? .unread : .none }
    var isPossible = isFound || countsUnreadClass && hasUnreadAttribute(code)
    var all = names.map { changes(of: $0, in: code) }
    if isRow { all.append(ownClass.flatMap { code.values[$0] } ?? code.changes["cell"] ?? []) }
    // An extension of a system class may override lifecycle methods of all its views.
    all += (attributes + Self.stages).compactMap { code.extensionMembers[$0] } + [overrides]
    if let cellClass { all.append(code.classes[cellClass] ?? [.handedOver]) }
    let ownChanges = ownClass.flatMap { code.changes(ofClass: $0, countsUnreadBase: countsUnreadClass) }
    if let ownChanges { all.append(ownChanges) }
    for changed in all {
      if changed.contains(where: counts) { return .certain }
      isPossible = isPossible || changed.contains(.handedOver)
    }
    if isPossible { return .possible }
    return isUnread || countsUnreadClass && ownClass != nil && ownChanges == nil ? .unread : .none
  }

  /// Returns whether an unread module may do anything with its own attribute.
  func hasUnreadAttribute(_ code: CodeEffects) -> Bool {
    code.usesUnreadModules && attributes.contains { !code.readMembers.contains($0) }
  }

  /// Whether an unread superclass of the outlet's owner may declare the outlet, because no read class does.
  var mayBeOutletOfUnreadBase: Bool {
    guard let code else { return false }
    return names.contains { name in
      name.owner.flatMap { code.undeclaredOutlets[$0] }?.contains(name.name) == true
    }
  }

  /// The methods that the system calls on each view.
  ///
  /// Source: Apple documentation of UIKit, `UIView` and `NSObject`.
  static let stages = [
    "awakeFromNib", "didAddSubview", "didMoveToSuperview", "didMoveToWindow", "draw", "layoutSubviews",
    "tintColorDidChange", "traitCollectionDidChange", "updateConstraints", "willMove",
  ]

  /// Returns the changes to a value by the class that declares it, or else by any code that names it.
  func changes(of name: Name, in code: CodeEffects) -> Set<CodeEffect> {
    if known != .none, isKnown(name, in: code) {
      guard known == .passes, let owner = name.owner else { return [] }
      return (code.outlets[owner]?[name.name] ?? []).subtracting([.handedOver])
    }
    if let part = name.part {
      // `cell.textLabel?.text = …` changes both names.
      let passed = name.owner.flatMap { code.outlets[$0]?[name.name]?.intersection([.handedOver]) }
      return (code.changes[name.name] ?? []).intersection(code.changes[part] ?? []).union(passed ?? [])
    }
    if let owner = name.owner, let own = code.outlets[owner] {
      let effects = own[name.name] ?? []
      return code.mayChangeInObjectiveC(name.name, of: owner) ? effects.union([.handedOver]) : effects
    }
    // The class of an unread controller may change its view.
    guard name.isConnected else { return [] }
    return code.changes[name.name] ?? []
  }

  /// The changes that code makes through names of the object.
  var namedChanges: Set<CodeEffect> {
    guard let code else { return [] }
    return names.reduce(into: []) { $0.formUnion(changes(of: $1, in: code)) }
  }

  /// Whether a reader of code knows all code that uses a name.
  private func isKnown(_ name: Name, in code: CodeEffects) -> Bool {
    guard let owner = name.owner else { return CellPart.Name(rawValue: name.name) != nil }
    return name.part == nil && code.outlets[owner] != nil && !code.mayChangeInObjectiveC(name.name, of: owner)
  }

  /// Returns the changes to the object's appearance, including code that does not name the object.
  func restyling(_ effects: Set<CodeEffect>) -> Change {
    let change = change(effects)
    return change == .none && isFoundByClass(effects) ? .possible : change
  }

  /// Returns whether code may have effects on the object's appearance, including code that does not name it.
  func mayRestyle(_ effects: Set<CodeEffect>) -> Bool { restyling(effects) != .none }

  /// Returns whether code styles the object's class, or walks through views to the object.
  private func isFoundByClass(_ effects: Set<CodeEffect>) -> Bool {
    object.flatMap { object in code.map { document.isRestyled(object, by: $0) } } == true || isWalkedTo(effects)
  }

  /// Returns whether code with the given effects walks through the views of the scene, or of a view around the object.
  private func isWalkedTo(_ effects: Set<CodeEffect>) -> Bool {
    guard let object, let code else { return false }
    let memo = memo ?? ChainMemo(document)
    let own = document.objects[object]
    let isWalker = { (index: Int) in
      document.objects[index].customClass.map(code.classesThatChangeSubviews.contains) ?? false
    }
    return memo.holds(.walker, inOwnersOf: own.scene, isWalker) || memo.holds(.walker, from: object, isWalker)
      || isIn(.walkedThrough(effects), memo) { $0.isWalkedThrough(effects) }
  }

  /// Returns whether a walk through views may lead to the object itself, and not only to the views in other outlets.
  private func isInWalk(_ effects: Set<CodeEffect>) -> Bool {
    guard let object, let code else { return false }
    let memo = memo ?? ChainMemo(document)
    let isFree = { (index: Int) in
      document.objects[index].customClass.map(code.classesThatWalkFreely.contains) ?? false
    }
    return memo.holds(.freeWalker, inOwnersOf: document.objects[object].scene, isFree)
      || memo.holds(.freeWalker, from: object, isFree)
      || isIn(.walkedOutlet, memo) { $0.isWalkedOutlet }
      || isIn(.walkedThrough(effects), memo) { $0.isWalkedThrough(effects) }
      // Code may move the object into an outlet.
      || mayChange(CodeEffect.changes("removeFromSuperview"))
  }

  /// Returns whether a question holds for a view around the object.
  private func isIn(_ question: ChainMemo.Question, _ memo: ChainMemo, _ holds: (EffectQuery) -> Bool) -> Bool {
    guard let object else { return false }
    return memo.holds(question, from: document.objects[object].parent) {
      holds(EffectQuery($0, in: document, code, memo))
    }
  }

  /// Whether a class iterates over the subviews of its outlet for the object.
  private var isWalkedOutlet: Bool {
    guard let code else { return false }
    return names.contains { name in
      name.owner.map(code.classesThatChangeSubviews.contains) == true && changes(of: name, in: code).contains(.walked)
    }
  }

  /// Returns whether an extension method walks through the views in the object, and may have an effect on them.
  private func isWalkedThrough(_ effects: Set<CodeEffect>) -> Bool {
    guard let code else { return false }
    return names.contains { name in
      let changed = changes(of: name, in: code)
      return changed.contains(.walked) && !changed.isDisjoint(with: effects.union([.handedOver]))
    }
  }

  /// Returns whether code may have one of the effects on the object, also if it walks through views to it.
  func mayReach(_ effects: Set<CodeEffect>) -> Bool { mayChange(effects) || isWalkedTo(effects) }

  /// Returns whether code may give the object a VoiceOver label by one of the given effects.
  ///
  /// A view that a walk finds has no `title`: only controllers, bar items and configurations have one. A walk through
  /// `stack.arrangedSubviews` only finds the views in this outlet.
  func mayRelabel(_ setters: Set<CodeEffect>) -> Bool {
    if mayChange(setters) { return true }
    guard isWalkedTo(setters), isInWalk(setters), let code else { return false }
    return code.changesValues(by: setters.subtracting([.change("title")]))
      || code.changes["configuration"]?.contains(.change("title")) == true
  }

  /// Whether the app's code has a dedicated outlet for the object.
  var hasOwnOutlet: Bool { names.contains { $0.isConnected && !CodeEffects.ownViews.contains($0.name) } }

  /// Returns whether code may have one of the given effects on the object.
  func mayChange(_ effects: Set<CodeEffect>) -> Bool { change(effects) != .none }

  /// Returns whether code may have an effect that matches.
  func mayChange(_ counts: (CodeEffect) -> Bool) -> Bool { change(counts) != .none }
}

import AuditModel

extension EffectQuery {
  /// Returns the names and classes by which code reaches the object with effects that match, each with a statement.
  ///
  /// The order is that of ``change(_:)``. Each line names the outlet, class or member, the effect and its place.
  func causes(_ counts: @escaping (CodeEffect) -> Bool) -> [String] {
    guard let code else { return hasOutlet || ownClass != nil || !names.isEmpty ? ["no code was read"] : [] }
    let matches = { (effect: CodeEffect) in counts(effect) || effect == .handedOver }
    var lines: [String] = []
    func add(_ what: String, _ effects: Set<CodeEffect>, _ name: String, _ owners: Set<String>?) {
      for effect in effects.filter(matches).sorted(by: { "\($0)" < "\($1)" }) {
        let all = code.origins[name]?.filter { $0.effect == effect } ?? []
        let own = all.filter { owners?.contains($0.owner.lastPart) ?? true }
        let place = own.map(\.location).min().map { " at \($0.file):\($0.line)" }
        lines.append("\(what): \(effect.words)\(place ?? "")")
      }
    }
    for name in names {
      let owners = name.owner.map { (code.ancestors[$0] ?? [$0]).union([""]) }
      add(
        "outlet \(name.owner ?? "")\(name.owner == nil ? "" : ".")\(name.name)", changes(of: name, in: code), name.name,
        owners)
      if let owner = name.owner, code.mayChangeInObjectiveC(name.name, of: owner) {
        lines.append("outlet \(owner).\(name.name): a file in Objective-C names it and its class")
      }
    }
    if isRow { add("row", ownClass.flatMap { code.values[$0] } ?? code.changes["cell"] ?? [], "cell", nil) }
    for member in attributes + Self.stages {
      add("member \(member)", code.extensionMembers[member] ?? [], member, nil)
    }
    if !overrides.isEmpty { add("extension", overrides, "", nil) }
    if let cellClass { add("cell \(cellClass)", code.classes[cellClass] ?? [.handedOver], cellClass, nil) }
    if let ownClass {
      let name = code.ancestors[ownClass]?.first { code.origins[$0]?.contains { matches($0.effect) } == true }
      add(
        "class \(ownClass)", code.changes(ofClass: ownClass, countsUnreadBase: countsUnreadClass) ?? [],
        name ?? ownClass, code.ancestors[ownClass])
    }
    if isFound { lines.append("code finds views by tag") }
    if countsUnreadClass, hasUnreadAttribute(code) {
      lines.append("an unread module may declare a runtime attribute")
    }
    if isUnread { lines.append("outlet of an unread class: \(names.compactMap(\.owner).joined(separator: ", "))") }
    if countsUnreadClass, let ownClass, code.classes[ownClass] == nil { lines.append("unread class \(ownClass)") }
    return lines
  }
}

extension CodeEffect {
  /// The effect in words.
  var words: String {
    switch self {
    case .change(let member): member
    case .handedOver: "passed to code that is not followed"
    case .constrained: "gets constraints"
    case .walked: "its views are enumerated"
    case .content(let effect): "views in it: \(effect.words)"
    case .hiddenAtLoad: "hidden at once"
    case .placed: "gets a frame"
    }
  }
}

extension String {
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}

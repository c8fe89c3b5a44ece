internal import AuditModel
internal import Documents
internal import SwiftTrees

extension EffectFinder {
  /// Returns statements about views without an outlet; Objective-C is searched by word.
  func statements(in trees: [SourceTree], _ declarations: [String: [String]]) -> CodeEffects {
    var code = CodeEffects()
    code.usesUnreadModules = SystemNames.lackModules(trees)
    code.readMembers = types.entries.reduce(into: SystemNames.members) { $0.formUnion($1.value.members.keys) }
    code.fixesAppearance = trees.contains(where: \.fixesAppearance)
    let declared = declarations.values.flatMap { $0.flatMap(types.ancestors) }
    var finder = StatementFinder(types: types, binder: binder, documentClasses: Set(declared.map(\.lastPart)))
    finder.findSharing(in: trees)
    for found in trees.concurrentMap(finder.statements) { code.add(found) }
    // The texts of prototypes are placeholders, which code nearly always replaces.
    for label in CodeEffects.cellLabels where isWord(label, in: trees) { code.changes[label] = [.change("text")] }
    if isWord("contentConfiguration", in: trees) { code.changes["cell"] = [.change("contentConfiguration")] }
    for (file, tree) in trees.enumerated() where !tree.words.isEmpty {
      for name in names.intersection(tree.words).subtracting(CodeEffects.ownViews) {
        code.outletMentions[name, default: []].insert(file)
      }
      for type in classes.intersection(tree.words) { code.classMentions[type, default: []].insert(file) }
    }
    code.unnamedOutlets = trees.concurrentMap(named).reduce(into: names) { $0.subtract($1) }
    return code
  }

  /// Returns the outlets that a file names, including in key paths and in texts, which may be keys of properties.
  private func named(in tree: SourceTree) -> Set<String> {
    var found = names.intersection(tree.words)
    var seen: Set<UInt32> = []
    for node in tree.nodes {
      switch node.kind {
      case .name, .member:
        guard seen.insert(node.name).inserted else { continue }
        let name = tree.names[Int(node.name)]
        if names.contains(name) { found.insert(name) }
      case .keyPath, .segment, .macro, .other:
        guard seen.insert(node.name).inserted else { continue }
        let words = tree.names[Int(node.name)].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        found.formUnion(names.intersection(words.map(String.init)))
      default: continue
      }
    }
    return found
  }

  /// Returns whether Objective-C has a word for a name of Swift.
  private func isWord(_ name: String, in trees: [SourceTree]) -> Bool {
    let forms = name.formsInObjectiveC
    return trees.contains { !$0.words.isDisjoint(with: forms) }
  }
}

internal import AuditModel
internal import SwiftTrees

/// Finds expressions that name keys.
struct MentionFinder: Sendable {
  let index: SourceIndex
  var lookup: KeyLookup
  /// The generated types whose files are missing.
  let namespaces: GeneratedNamespaces

  init(index: SourceIndex, lookup: KeyLookup, in trees: [SourceTree]) {
    (self.index, self.lookup) = (index, lookup)
    namespaces = GeneratedNamespaces(in: trees, index.types, lookup)
  }

  /// Returns the mention in a node; nil if it names no key.
  func mention(_ node: SourceNode, of type: String) -> KeyReference? {
    switch node.kind {
    case .string:
      guard let text = node.literal, !text.isEmpty, !index.isRunTimeKey(node) else { return nil }
      let specifiers = index.binder.specifiers(in: node)
      return KeyReference(
        node: node, keys: lookup.keys(text, table: nil, specifiers: specifiers), text: text, table: nil, way: .literal,
        isKey: false, specifiers: specifiers)
    case .call: return localized(node) ?? node.first.flatMap { accessor(node, path: $0, in: type) }
    case .member:
      guard let parent = node.parent else { return nil }
      // A called path is found by its call.
      if parent.kind == .call, parent.first?.index == node.index { return nil }
      // The end of a path represents the whole path, unless it continues with a member of the text: `L10n.title.count`.
      if parent.kind == .member {
        return index.mayBeAccessor(node.name) ? accessor(node, path: node, in: type, mayBeGenerated: false) : nil
      }
      return localized(node) ?? accessor(node, path: node, in: type)
    default: return nil
    }
  }

  private func localized(_ node: SourceNode) -> KeyReference? {
    guard let named = index.key(of: node), !index.isRunTimeKey(named.literal) else { return nil }
    let specifiers = index.binder.specifiers(in: named.literal)
    return KeyReference(
      node: node, keys: lookup.keys(named.key, table: named.table, specifiers: specifiers), text: named.key,
      table: named.table, way: .localized, isKey: named.isKey, specifiers: specifiers, literal: named.literal,
      hasFallback: named.hasFallback, fallback: named.fallback)
  }

  private func accessor(
    _ node: SourceNode, path callee: SourceNode, in type: String, mayBeGenerated: Bool = true
  ) -> KeyReference? {
    guard callee.kind == .member, callee.first != nil, let path = callee.path, !path[0].isEmpty else {
      return nil
    }
    let found = index.accessors(of: path, in: type, seenFrom: node.tree.file)
    if let first = found.first {
      let keys = found.flatMap { lookup.keys($0.key, table: $0.table, specifiers: $0.specifiers) }
      return KeyReference(
        node: node, keys: keys, text: first.key, table: first.table, way: .accessor, isKey: first.isKey,
        specifiers: first.specifiers, steps: found.map(\.node.location),
        hasFallback: found.contains(where: \.hasFallback), fallback: first.fallback, origin: first.literal.location)
    }
    return mayBeGenerated ? generated(node, path: path, in: type) : nil
  }

  /// A symbol from a generated file that is missing.
  private func generated(_ node: SourceNode, path: [String], in type: String) -> KeyReference? {
    guard namespaces.contains(path[0]), let last = path.last, !last.isTypeName || path[0] == "R" else { return nil }
    var names = path.dropFirst()
    // R.swift: R.string.localizable.key
    if path[0] == "R" {
      guard names.first == "string", names.count > 2 else { return nil }
      names = names.dropFirst(2)
    }
    let keys = lookup.key(named: names, table: nil)
    guard let key = keys.first.map({ lookup.keys[$0] }), !index.isDeclared(path, in: type) else { return nil }
    return KeyReference(node: node, keys: keys, text: key.key, table: key.table, way: .generated, isKey: false)
  }

  /// The mention of a symbol that Xcode generates from a String Catalog: `.settingsTitle` for `settings.title`.
  func symbol(_ node: SourceNode) -> KeyReference? {
    let member = node.kind == .call ? node.first : node
    guard let member, let path = member.path, path.count > 1, path[0].isEmpty else { return nil }
    let keys = lookup.key(named: path.dropFirst(), table: nil)
    guard let key = keys.first.map({ lookup.keys[$0] }) else { return nil }
    return KeyReference(node: node, keys: keys, text: key.key, table: key.table, way: .generated, isKey: true)
  }
}

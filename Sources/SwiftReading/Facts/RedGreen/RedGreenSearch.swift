internal import AuditModel
internal import CodeValues
internal import Documents
internal import SwiftTrees

/// Finds states that code shows by red or green.
///
/// The colours may be in a condition, in branches that are equal otherwise, or in a property or function that
/// returns a colour. The last ones are facts only if code draws their result.
struct RedGreenSearch: Sendable {
  let binder: Binder
  /// The expressions that read the declarations whose value is red or green.
  private var readers: [SourceNode: [SourceNode]] = [:]

  /// The maximum numbers of nodes in a choice, of its values, and of readers of a declaration to read (our own limits).
  private static let (mostNodes, mostValues, mostReaders) = (2_000, 256, 64)

  init(in trees: [SourceTree], _ binder: Binder) {
    self.binder = binder
    let names = trees.concurrentMap { [self] tree in
      Set(tree.colorDeclarations.filter(isRedOrGreen).map(\.name))
    }.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard !names.isEmpty else { return }
    let found = trees.concurrentMap { [self] tree in readers(of: names, in: tree) }
    readers = Dictionary(grouping: found.joined(), by: \.declaration).mapValues { $0.map(\.reader) }
  }

  private func readers(
    of names: Set<String>, in tree: SourceTree
  ) -> [(declaration: SourceNode, reader: SourceNode)] {
    let wanted = tree.names.map(names.contains)
    guard wanted.contains(true) else { return [] }
    return tree.nodes.indices.compactMap { index in
      guard wanted[Int(tree.nodes[index].name)], [.name, .member].contains(tree.nodes[index].kind) else { return nil }
      let reader = SourceNode(tree: tree, index: index)
      let found = binder.declarations(of: reader)
      guard found.count == 1, found[0].kind == .property || found[0].kind == .function, isRedOrGreen(found[0]) else {
        return nil
      }
      return (found[0], reader)
    }
  }

  /// The fact that a choice or declaration shows a state by red or green; nil for any other node.
  func fact(_ node: SourceNode) -> CodeFact? {
    switch node.kind {
    case .choice: choice(node)
    case .property, .function: declaration(node)
    default: nil
    }
  }

  // MARK: Choices

  private func choice(_ node: SourceNode) -> CodeFact? {
    guard ["?", "if", "switch"].contains(node.name), node.end - node.index <= Self.mostNodes, !node.isBranchOfChoice,
      !Self.namesColors(node)
    else { return nil }
    let color: SourceNode
    if let values = values(of: node), Self.areRedAndGreen(values.compactMap(\.hue)) {
      color = node
    } else if let found = differingColor(in: node) {
      color = found
    } else {
      return nil
    }
    guard let site = ColorSite(of: color), let body = node.viewBody else { return nil }
    let cues = StateCues(binder: binder, names: node.stateNames, condition: node.child(.condition), choice: node)
    return cues.answer(at: site, in: body).map {
      CodeFact(.redOrGreen(hasOtherCue: $0), at: node.location, view: site.name)
    }
  }

  /// The colours that states have besides red and green; others mark kinds, not states.
  private static let neutral = APIList.neutralColors.names

  private static func areRedAndGreen(_ hues: some Collection<Hue>) -> Bool {
    hues.contains(.red) && hues.contains(.green)
      && hues.allSatisfy { hue in
        if case .other(let name) = hue { neutral.contains(name) || name.hasPrefix("systemGray") } else { true }
      }
  }

  /// Whether the conditions in a node name the colours themselves, as in `case .green: .green`.
  private static func namesColors(_ node: SourceNode) -> Bool {
    node.descendants.contains {
      $0.kind == .condition && $0.descendants.contains { $0.hue == .red || $0.hue == .green }
    }
  }

  /// Returns the values of a choice, also of nested ones; nil if a branch has several statements.
  private func values(of choice: SourceNode) -> [SourceNode]? {
    var open = [choice]
    var values: [SourceNode] = []
    while let next = open.popLast() {
      guard values.count + open.count < Self.mostValues else { return nil }
      for branch in next.branches {
        if branch.kind == .choice {
          open.append(branch)
        } else if let value = branch.branchValue {
          if value.kind == .choice { open.append(value) } else { values.append(value) }
        } else {
          return nil
        }
      }
    }
    return values
  }

  /// Returns the first colour that is red in one branch and green in another, if the branches are equal otherwise.
  private func differingColor(in choice: SourceNode) -> SourceNode? {
    var blocks: [SourceNode] = []
    var next: SourceNode? = choice
    while let one = next {
      next = nil
      for branch in one.branches {
        if branch.kind == .choice, one.name == "if" { next = branch } else { blocks.append(branch) }
      }
    }
    guard blocks.count > 1, choice.name != "?" || blocks.count == 2 else { return nil }
    let all = blocks.map(BranchShape.init)
    guard all.dropFirst().allSatisfy({ $0.parts == all[0].parts }) else { return nil }
    return all[0].colors.indices.first { number in
      Self.areRedAndGreen(all.compactMap { $0.colors[number].hue })
    }.map { all[0].colors[$0] }
  }

  // MARK: Declarations

  /// Whether the value of a property or function is red or green.
  private func isRedOrGreen(_ declaration: SourceNode) -> Bool {
    guard declaration.end - declaration.index <= Self.mostNodes else { return false }
    let values = results(of: declaration)
    guard Self.areRedAndGreen(values.compactMap(\.hue)), !Self.namesColors(declaration) else { return false }
    return declaration.child(.typeName).map { Self.isColor($0.name) }
      ?? values.contains { $0.hue != nil && $0.namesColorType }
  }

  private static func isColor(_ type: String) -> Bool {
    ["Color", "UIColor", "ShapeStyle", "AnyShapeStyle"].contains(TypeName(type).name)
  }

  private func results(of declaration: SourceNode) -> [SourceNode] {
    let results = declaration.descendants.filter { $0.kind == .result && $0.name.isEmpty }.compactMap(\.first)
    let only = declaration.onlyValue.map { [$0] } ?? []
    return (results.isEmpty ? only : results).flatMap { $0.kind == .choice ? values(of: $0) ?? [] : [$0] }
  }

  private func declaration(_ node: SourceNode) -> CodeFact? {
    guard let readers = readers[node] else { return nil }
    let own = node.descendants.filter { $0.kind == .condition }.reduce(into: Set<String>()) {
      $0.formUnion($1.stateNames)
    }
    let answers = readers.prefix(Self.mostReaders).compactMap { reader -> Bool? in
      // A function is read by its call.
      let call = reader.parent.flatMap { $0.kind == .call && $0.first == reader ? $0 : nil }
      guard let site = ColorSite(of: call ?? reader), let body = reader.viewBody, body != node else { return nil }
      var names = own.union(reader.first?.stateNames ?? [])
      for argument in call?.arguments ?? [] { names.formUnion(argument.stateNames) }
      return StateCues(binder: binder, names: names, condition: nil, choice: reader).answer(at: site, in: body)
    }
    guard !answers.isEmpty else { return nil }
    return CodeFact(.redOrGreen(hasOtherCue: !answers.contains(false)), at: node.location, view: node.name)
  }
}

extension SourceTree {
  /// The properties and functions of a file that names red and green.
  fileprivate var colorDeclarations: [SourceNode] {
    let known = Set(names)
    guard !known.isDisjoint(with: ["red", "systemRed"]), !known.isDisjoint(with: ["green", "systemGreen"]) else {
      return []
    }
    return nodes.indices.lazy.filter { [.property, .function].contains(self.nodes[$0].kind) }.map {
      SourceNode(tree: self, index: $0)
    }
  }
}

internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension Controls {
  /// The facts about fonts of labels, and the classes of the labels, by the expressions of the fonts.
  ///
  /// Labels that other code may configure are not included. `isMentioned` returns whether an expression is a key of the
  /// app's tables.
  func labelFonts(
    _ isMentioned: (SourceNode) -> Bool
  ) -> [SourceNode: (kind: CodeFact.Kind, system: String)] {
    var found: [SourceNode: (kind: CodeFact.Kind, system: String)] = [:]
    // Labels with different facts may share the expression of a font.
    var isShared: Set<SourceNode> = []
    func add(_ kind: CodeFact.Kind, _ system: String, at font: SourceNode) {
      if let other = found[font], other.kind != kind { isShared.insert(font) }
      found[font] = (kind, system)
    }
    for owner in settings.keys.sorted(by: { $0.node.location < $1.node.location })
    where owner.part == .main && owner.node.kind != .parameter {
      var control = Control()
      read(owner, into: &control, depth: 0)
      guard !control.isOpen, !control.isEscaped, !control.hasConfiguration, !restyled.contains(owner.node.name),
        let font = control.stated(.font).only?.value, let system = control.system, Self.labels.contains(system),
        let reading = components.uiFont(font)
      else { continue }
      if reading.isFixedCustom {
        add(.fixedCustomFont(size: reading.fixedSize), system, at: font)
      } else if let size = reading.fixedSize {
        let isKey = control.stated(.text).only.map { isMentioned($0.value) } ?? false
        add(.fixedFont(size: size, symbol: false, isKey: isKey), system, at: font)
      }
      guard let style = reading.style, !reading.isCustom else { continue }
      switch control.stated(.follows) {
      case .nothing: add(.labelStyle(style, follows: false), system, at: font)
      case let follows:
        guard let flag = follows.only?.value, flag.kind == .constant else { continue }
        add(.labelStyle(style, follows: flag.name == "true"), system, at: font)
      }
    }
    return found.filter { !isShared.contains($0.key) }
  }

  /// The classes whose texts keep their size unless ``Property/follows`` is set.
  private static let labels = APIList.fixedSizeClasses.names

  /// Members that give a control a text with fonts of its own, or any property.
  private static let restyling: Set<String> = ["attributedText", "setAttributedTitle", "setValue"]

  /// Returns the names of the controls in a file whose fonts other members than `font` may replace.
  static func restyled(in tree: SourceTree) -> Set<String> {
    let wanted = tree.names.map(restyling.contains)
    guard wanted.contains(true) else { return [] }
    return tree.nodes.indices.reduce(into: []) { found, index in
      guard tree.nodes[index].kind == .member, wanted[Int(tree.nodes[index].name)],
        let base = SourceNode(tree: tree, index: index).first
      else { return }
      found.insert(base.name)
    }
  }
}

internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension BlockingCodeFinder {
  /// The maximum depth of an expression to follow to the part that is not understood (our own limit).
  private static let deepest = 16

  /// Describes the part of an expression because of which a font is not known.
  func code(ofFont font: SourceNode, depth: Int = 0) -> BlockingCode {
    guard depth < Self.deepest, let part = part(of: font) else { return code(ofNamedFont: font) }
    return code(ofFont: part, depth: depth + 1)
  }

  /// The part of a font that is not understood; nil for the whole font.
  private func part(of font: SourceNode) -> SourceNode? {
    switch font.kind {
    case .choice:
      return font.children.first {
        $0.kind != .condition && $0.kind != .property && components.font($0) == nil && components.uiFont($0) == nil
      }
    case .block, .result: return font.first
    // `Theme.title.bold()`
    case .call:
      guard let callee = font.first, callee.kind == .member, let base = callee.first, base.kind != .name,
        APIList.fontChanges.names.contains(font.name)
      else { return nil }
      return base
    default: return nil
    }
  }

  private func code(ofNamedFont font: SourceNode) -> BlockingCode {
    let callee = font.kind == .call ? font.first : font
    guard let callee, let path = callee.path else { return BlockingCode(.font, font.blockName) }
    let names = path.filter { !$0.isEmpty }
    let declared = declarations(of: callee, in: font)
    if declared.isEmpty, font.kind == .call, let name = names.last, APIList.fontFunctions.names.contains(name),
      names.count == 1 || ["Font", "UIFont"].contains(names[0])
    {
      // The function is the system's, so its size, weight or name is not understood.
      return BlockingCode(.font, font.blockName)
    }
    let only = declared.count == 1 ? declared[0] : nil
    var code = BlockingCode(.font, only?.blockName ?? font.blockName.map(Self.written), declaration: only?.location)
    code.isVarying = only.map { $0.varies && font.arguments.allSatisfy { $0.first?.constantText == nil } } ?? false
    if !code.isVarying { code.statement = font.statedNames.first.map(UnknownDeclaration.font) }
    return code
  }

  /// The declarations of a name, or of a member of the fonts that the sources extend, as in `.app.title`.
  private func declarations(of callee: SourceNode, in font: SourceNode, depth: Int = 0) -> [SourceNode] {
    guard callee.kind == .member, depth < Self.deepest else { return binder.declarations(of: callee) }
    let file = font.tree.file
    guard let base = callee.first else {
      return ["Font", "UIFont"].flatMap { types.members(callee.name, of: $0, seenFrom: file) }
    }
    let found = binder.declarations(of: callee)
    guard found.isEmpty, base.path?.first?.isEmpty == true else { return found }
    let owner = declarations(of: base, in: font, depth: depth + 1)
    guard owner.count == 1, let type = binder.type(ofDeclaration: owner[0]) else { return [] }
    return types.members(callee.name, of: type.name, seenFrom: file)
  }

  /// The name of an implicit member without its leading full stop.
  private static func written(_ name: String) -> String { name.hasPrefix(".") ? String(name.dropFirst()) : name }
}

extension SourceNode {
  /// Whether the value of a declared font may differ between instances or calls.
  fileprivate var varies: Bool {
    switch kind {
    case .parameter: return true
    case .function: return child(.parameter) != nil || !isStatic && isMember
    case .property:
      if isStatic { return false }
      // A local constant or global has one value; a property has one per instance.
      return isMember || onlyValue == nil
    default: return true
    }
  }
}

internal import CodeValues
internal import SwiftTrees

/// The font that the attributes of a text state.
enum AttributedFont {
  case font(SourceNode)
  /// The attributes have no font.
  case none
  case unknown

  /// The maximum number of declarations to follow to an attributed string (our own limit).
  private static let deepest = 4
  /// The types of attributed strings.
  private static let types = APIList.attributedTypes.names
  /// Members of attributed strings that change no fonts.
  private static let harmless = APIList.fontlessMembers.names

  /// Reads the attributes of the attributed string that a statement draws; nil if its text is not attributed.
  init?(drawnBy statement: SourceNode, _ binder: Binder) {
    let value = statement.assignedValue ?? statement.arguments.first?.first
    guard let value else { return nil }
    self = Self.read(value, binder, depth: 0)
  }

  private static func read(_ value: SourceNode, _ binder: Binder, depth: Int) -> AttributedFont {
    guard depth < deepest else { return .unknown }
    if value.kind == .call, types.contains(value.name) || value.name == "init" && value.first?.first == nil {
      guard let attributes = value.argument(at: .label("attributes")) else {
        // Markup and archives have fonts of their own.
        let isPlain = value.arguments.count == 1 && ["", "string", "localized"].contains(value.arguments[0].label)
        return isPlain ? .none : .unknown
      }
      return read(attributes: attributes, binder, depth: depth + 1)
    }
    let found = binder.declarations(of: value.kind == .call ? value.first ?? value : value)
    guard found.count == 1, let source = found[0].attributedValue else { return .unknown }
    let font = read(source, binder, depth: depth + 1)
    guard found[0].kind == .property, found[0].child(.block) == nil else { return font }
    return found[0].isLocal ? font.changed(by: found[0], binder) : .unknown
  }

  private static func read(attributes value: SourceNode, _ binder: Binder, depth: Int) -> AttributedFont {
    guard depth < deepest else { return .unknown }
    switch value.kind {
    case .constant: return value.isNil ? .none : .unknown
    case .collection:
      if value.end == value.index + 1 { return .none }
      guard value.name == SourceKind.dictionary else { return .unknown }
      let parts = Array(value.children)
      guard let place = parts.indices.first(where: { $0.isMultiple(of: 2) && parts[$0].isFontKey }) else {
        return stride(from: 0, to: parts.count, by: 2).allSatisfy { parts[$0].kind == .member } ? .none : .unknown
      }
      return place + 1 < parts.count ? .font(parts[place + 1]) : .unknown
    case .call where value.name == "AttributeContainer" || value.name == "init":
      guard let argument = value.arguments.first?.first else { return .none }
      return read(attributes: argument, binder, depth: depth + 1)
    default:
      let found = binder.declarations(of: value)
      guard found.count == 1, found[0].isLet || found[0].child(.block) != nil, let source = found[0].onlyValue else {
        return .unknown
      }
      return read(attributes: source, binder, depth: depth + 1)
    }
  }

  /// Returns the font after the changes that code makes to a local variable.
  private func changed(by variable: SourceNode, _ binder: Binder) -> AttributedFont {
    var font = self
    for node in variable.tree.readers(of: variable) where binder.declarations(of: node) == [variable] {
      guard let parent = node.parent else { return .unknown }
      switch parent.kind {
      case .member:
        if Self.harmless.contains(parent.name) { continue }
        if parent.name == "font", let assignment = parent.parent, assignment.first == parent,
          let value = assignment.assignedValue
        {
          font = .font(value)
        } else if let call = parent.parent, call.kind == .call, call.addsOtherAttributes {
          continue
        } else {
          return .unknown
        }
      case .assignment: if parent.first == node { return .unknown }
      case .argument: if parent.parent?.name != "setAttributedTitle" { return .unknown }
      case .property, .collection, .choice: return .unknown
      default: continue
      }
    }
    return font
  }
}

extension SourceNode {
  /// Whether a dictionary key is that of a font.
  fileprivate var isFontKey: Bool { kind == .member && name == "font" }

  /// Whether a call adds attributes without fonts to a part of a text.
  fileprivate var addsOtherAttributes: Bool {
    switch name {
    case "addAttribute": return arguments.first?.first.map { $0.kind == .member && $0.name != "font" } ?? false
    case "addAttributes":
      guard let keys = arguments.first?.first, keys.kind == .collection, keys.name == SourceKind.dictionary else {
        return false
      }
      let parts = Array(keys.children)
      return stride(from: 0, to: parts.count, by: 2).allSatisfy { parts[$0].kind == .member && !parts[$0].isFontKey }
    default: return false
    }
  }

  /// The attributed string that a declaration has as its value, or that its function returns; nil for several.
  fileprivate var attributedValue: SourceNode? {
    if kind == .property, child(.block) == nil { return initialValue }
    if let only = onlyValue { return only }
    guard let body = child(.block) else { return nil }
    let results = body.descendants.filter { $0.kind == .result && $0.name.isEmpty }
    return results.count == 1 ? results[0].first : nil
  }
}

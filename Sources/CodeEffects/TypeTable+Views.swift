internal import SwiftTrees

extension TypeTable {
  /// Whether a type is one of another module, which the sources only extend, or a protocol, whose values are of any type.
  func isDeclaredElsewhere(_ name: String) -> Bool {
    guard let entry = entries[name] else { return false }
    return entry.declarations.allSatisfy(\.isProtocol)
  }

  /// Whether the sources declare a protocol of a name.
  func isProtocol(_ name: String) -> Bool { entries[name]?.declarations.contains(where: \.isProtocol) == true }

  /// Whether a name is that of a class of UIKit, and not of a protocol.
  static func isClassOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && !["Delegate", "DataSource", "Transitioning", "Interaction"].contains(where: name.hasSuffix)
  }

  /// The names of the properties that keep views or controllers and yet are named like those of the system that do not.
  var viewsNamedDelegate: Set<String> {
    entries.reduce(into: []) { names, entry in
      for (name, members) in entry.value.members
      where ["elegate", "dataSource", "sourceView"].contains(where: name.hasSuffix) {
        let types = members.lazy.filter { $0.kind == .property }.compactMap { $0.child(.typeName)?.name }
        let isView = types.map { TypeName($0).name }.contains { type in
          let parents = ancestors(of: resolve(type, in: entry.key) ?? type)
          return Self.isClassOfUIKit(type) || parents.contains(where: Self.isClassOfUIKit)
        }
        if isView { names.insert(name) }
      }
    }
  }
}

extension SourceNode {
  /// Whether a type is a protocol.
  fileprivate var isProtocol: Bool {
    attributes.contains { $0.name == SourceKind.protocolName }
  }
}

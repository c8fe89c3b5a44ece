internal import SwiftTrees

extension TypeTable {
  /// Returns whether a type is a protocol, or belongs to another module and is only extended by the sources.
  func isDeclaredElsewhere(_ name: String) -> Bool {
    guard let entry = entries[name] else { return false }
    return entry.declarations.allSatisfy(\.isProtocol)
  }

  /// Returns whether the sources declare a protocol with a name.
  func isProtocol(_ name: String) -> Bool { entries[name]?.declarations.contains(where: \.isProtocol) == true }

  /// Returns whether a name is a UIKit class, not a protocol.
  static func isClassOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && !["Delegate", "DataSource", "Transitioning", "Interaction"].contains(where: name.hasSuffix)
  }

  /// The names of properties that store views or controllers, although they are named like delegates.
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

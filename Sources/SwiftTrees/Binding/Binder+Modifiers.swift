extension Binder {
  /// The types of the system with methods that take a text.
  private static let receivers = APIList.receivers.names

  /// Returns whether a call without a receiver is one of a system method on the view or controller around it.
  package func isOwnMethod(_ call: SourceNode) -> Bool {
    let type = types.scope(of: call)
    guard !type.isEmpty, callee(of: call) == nil else { return false }
    return Self.receivers.contains { types.inherits(type, from: $0) }
  }

  /// The types whose extensions contain modifiers.
  package static let modified = APIList.modifiedTypes.names

  /// The argument labels of SwiftUI's own modifiers that apps overload.
  ///
  /// Source: Apple documentation of SwiftUI, View modifiers.
  private static let labels: [String: Set<String>] = [
    "padding": [""], "font": [""], "dynamicTypeSize": [""],
    "frame": [
      "", "width", "height", "alignment", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ],
  ]

  /// The types of numbers.
  private static let numbers = APIList.numberTypes.names

  /// Returns whether a call of a SwiftUI modifier's name may run one that an app or package declares.
  ///
  /// `readings` are the functions whose code leads to the call. No modifier calls itself, because its view's type would
  /// contain itself.
  package func isOwnModifier(_ call: SourceNode, in readings: Set<SourceNode> = []) -> Bool {
    guard call.first?.kind == .member else { return false }
    if let known = Self.labels[call.name], call.arguments.contains(where: { !known.contains($0.label) }) { return true }
    guard types.modifiers.contains(call.name) else { return false }
    return Self.modified.contains { type in
      let found = types.members(call.name, of: type, seenFrom: call.tree.file)
      return found.count > Self.mostOverloads
        || found.contains { function in
          function.kind == .function && !readings.contains(function) && call.fits(function) && takes(function, call)
        }
    }
  }

  /// Whether a function may take the arguments of a call, as far as literals show their types.
  private func takes(_ function: SourceNode, _ call: SourceNode) -> Bool {
    call.arguments.allSatisfy { argument in
      guard let value = argument.first,
        let written = call.parameter(of: argument, in: function)?.child(.typeName)?.name
      else { return true }
      let type = TypeName(written).name
      switch value.kind {
      case .number: return !types.isDeclared(type)
      case .member where value.first == nil:
        guard !Self.numbers.contains(type) else { return value.name == "infinity" || value.name == "zero" }
        guard let own = types.resolve(type, at: function) else { return true }
        return !types.members(value.name, of: own, seenFrom: call.tree.file).isEmpty
      default: return true
      }
    }
  }
}

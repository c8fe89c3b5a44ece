package import AuditModel
package import SwiftTrees

extension FontReading {
  /// Reads a font that the configuration describes, by its name in code; nil for any other expression.
  ///
  /// The most specific name counts: `Theme.font(.title)` before `Theme.font(_:)`, and `theme.title` before `title`.
  package init?(_ expression: SourceNode, among fonts: [String: SlotFields]) {
    guard !fonts.isEmpty,
      let font = expression.statedNames.lazy.compactMap({ name in fonts[name.filter { !$0.isWhitespace }] }).first
    else {
      return nil
    }
    self.init(style: font.style, fixedSize: font.style == nil ? font.fontSize : nil, weight: font.weight)
  }
}

extension SourceNode {
  /// The maximum number of names in a chain (our own limit), far above hand-written code.
  private static let mostNames = 16

  /// The names of a font or function in a configuration, the most specific first; empty for any other expression.
  ///
  /// `Theme.font(.title)` is also `font(.title)`, `Theme.font(_:)` and `font(_:)`.
  package var statedNames: [String] {
    guard let callee = kind == .call ? first : self, let path = callee.path?.suffix(Self.mostNames) else { return [] }
    let names = Array(path.drop { $0.isEmpty || $0 == SourceNode.selfName })
    let ends = names.indices.map { names[$0...].joined(separator: ".") }
    guard kind == .call else { return ends }
    let labels = arguments.prefix(Self.mostNames).map { $0.label.isEmpty ? "_:" : "\($0.label):" }.joined()
    let values = arguments.prefix(Self.mostNames).map { argument in
      argument.first?.constantText.map { argument.label.isEmpty ? $0 : "\(argument.label): \($0)" }
    }
    let isConstant = !values.isEmpty && !values.contains(nil)
    let called = isConstant ? ends.map { "\($0)(\(values.compactMap(\.self).joined(separator: ", ")))" } : []
    return called + ends.map { "\($0)(\(labels))" }
  }

  /// A constant as in code, such as `.title`, `Size.large` or `12`; nil for any other expression.
  package var constantText: String? {
    switch kind {
    case .number, .constant: return name
    case .member, .name:
      guard let path, path[0].isEmpty || path[0].first?.isUppercase == true else { return nil }
      return path.joined(separator: ".")
    default: return nil
    }
  }
}

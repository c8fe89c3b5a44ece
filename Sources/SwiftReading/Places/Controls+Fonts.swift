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
    for owner in settings.keys where owner.part == .main && owner.node.kind != .parameter {
      var control = Control()
      read(owner, into: &control, depth: 0)
      guard !control.isOpen, !control.isEscaped, !control.hasConfiguration,
        let font = control.stated(.font).only?.value, let system = control.system, Self.labels.contains(system),
        let reading = components.uiFont(font)
      else { continue }
      if reading.isFixedCustom {
        found[font] = (.fixedCustomFont(size: reading.fixedSize), system)
      } else if let size = reading.fixedSize {
        let isKey = control.stated(.text).only.map { isMentioned($0.value) } ?? false
        found[font] = (.fixedFont(size: size, symbol: false, isKey: isKey), system)
      }
      guard let style = reading.style, !reading.isCustom else { continue }
      switch control.stated(.follows) {
      case .nothing: found[font] = (.labelStyle(style, follows: false), system)
      case let follows:
        guard let flag = follows.only?.value, flag.kind == .constant else { continue }
        found[font] = (.labelStyle(style, follows: flag.name == "true"), system)
      }
    }
    return found
  }

  /// The classes whose texts keep their size unless ``Property/follows`` is set.
  private static let labels = APIList.fixedSizeClasses.names
}

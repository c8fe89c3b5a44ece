import ArgumentParser
import TypeCheckKit

/// The shell completions of options whose type does not provide any.
extension CompletionKind {
  /// Returns the completion for the option of a slot field.
  static func slot(_ field: SlotField) -> CompletionKind {
    let known: [String] =
      switch field.descriptor.shape {
      case .name(let known, _): known
      case .flag(let hasBoth): ["off", "on"] + (hasBoth ? ["both"] : [])
      case .number, .whole, .path, .devices: []
      }
    if field.descriptor.shape == .path { return .file() }
    return .list((field.descriptor.automatic.contains(.option) ? ["auto"] : []) + known)
  }

  /// Returns the completion with the names of all cases of a type.
  static func cases<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> CompletionKind {
    .list(type.allCases.map(\.rawValue))
  }

  static var categories: CompletionKind {
    .list(["all", "standard", "accessibility"] + ContentSizeCategory.allCases.map(\.rawValue))
  }
  static var orientationsOrBoth: CompletionKind { .list(Orientation.allCases.map(\.rawValue) + ["both"]) }
  static var windows: CompletionKind { .list(["full", "two-thirds", "half", "one-third", "slide-over"]) }
  static var appearances: CompletionKind { .list(["light", "dark"]) }
  static var models: CompletionKind { .list(["vienot", "brettel", "machado"]) }
  static var reportFormats: CompletionKind { .list(Reporters.all.map(\.format.id)) }

  // Every run constructs all options, so long lists are only created when a shell asks for them.

  static var devices: CompletionKind { .custom { _, _, _ in DeviceTable.standard.devices.map(\.id) } }
  static var devicesOrGroups: CompletionKind {
    .custom { _, _, _ in DeviceGroup.allCases.map(\.rawValue) + DeviceTable.standard.devices.map(\.id) }
  }
  static var rules: CompletionKind { .custom { _, _, _ in RuleRegistry.descriptors.map(\.id) } }
  static var colorRules: CompletionKind { .custom { _, _, _ in RuleOptions.descriptors.map(\.id) } }
}

extension ArgumentHelp {
  /// Returns the help of the option for a slot field; `many` explains a list of values.
  static func slot(_ field: SlotField, many: String? = nil) -> ArgumentHelp {
    let descriptor = field.descriptor
    let isFlag = descriptor.shape == .flag(hasBoth: false)
    let standard = isFlag || descriptor.standard == "none" ? "" : " (default: \(descriptor.standard))"
    let isAutomatic = descriptor.automatic.contains(.option)
    let valueName: String? =
      switch descriptor.shape {
      case .number(_, _, let isLength): isLength ? "pt" : "n"
      case .whole: isAutomatic ? "auto|n" : "n"
      case .path: "file"
      case .flag, .name, .devices: nil
      }
    let summary = descriptor.summary + (many.map { " \($0)" } ?? "")
    return ArgumentHelp("\((summary + standard).filter { $0 != "`" })", valueName: valueName)
  }
}

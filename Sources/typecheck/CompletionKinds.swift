import ArgumentParser
import TypeCheckKit

/// Shell completions for options whose type does not provide them.
extension CompletionKind {
  static var textStyles: CompletionKind { .list(TextStyle.allCases.map(\.rawValue)) }
  static var categories: CompletionKind {
    .list(["all", "standard", "accessibility"] + ContentSizeCategory.allCases.map(\.rawValue))
  }
  static var platforms: CompletionKind { .list(Platform.allCases.map(\.rawValue)) }
  static var weights: CompletionKind { .list(FontWeight.allCases.map(\.rawValue)) }
  static var orientations: CompletionKind { .list(Orientation.allCases.map(\.rawValue)) }
  static var orientationsOrBoth: CompletionKind { .list(Orientation.allCases.map(\.rawValue) + ["both"]) }
  static var windows: CompletionKind { .list(["full", "two-thirds", "half", "one-third", "slide-over"]) }
  static var truncations: CompletionKind { .list(Slot.Truncation.allCases.map(\.rawValue)) }
  static var frameworks: CompletionKind { .list(["auto"] + Slot.Framework.allCases.map(\.rawValue)) }
  static var appearances: CompletionKind { .list(["light", "dark"]) }
  static var models: CompletionKind { .list(["vienot", "brettel", "machado"]) }
  static var deficiencies: CompletionKind { .list(ColorVisionDeficiency.allCases.map(\.rawValue)) }
  static var systemGenerations: CompletionKind { .list(SystemGeneration.allCases.map(\.rawValue)) }
  static var reportFormats: CompletionKind { .list(Reporters.all.map(\.format.id)) }

  // Long lists are created only when a shell asks, because every run constructs all options.

  static var devices: CompletionKind { .custom { _, _, _ in DeviceTable.standard.devices.map(\.id) } }
  static var devicesOrGroups: CompletionKind {
    .custom { _, _, _ in DeviceGroup.allCases.map(\.rawValue) + DeviceTable.standard.devices.map(\.id) }
  }
  static var rules: CompletionKind { .custom { _, _, _ in RuleRegistry.descriptors.map(\.id) } }
  static var colorRules: CompletionKind { .custom { _, _, _ in RuleRegistry.colorDescriptors.map(\.id) } }
}

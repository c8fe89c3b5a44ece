internal import SwiftTrees

extension Components {
  /// Whether a modifier or container changes neither fonts nor sizes, according to the configuration.
  ///
  /// The name is that of the call, or of the style that it sets, such as `card` in `buttonStyle(.card)`.
  func isNeutral(_ call: SourceNode) -> Bool {
    guard !neutral.isEmpty else { return false }
    if neutral.contains(call.name) { return true }
    guard call.name == "modifier" || ControlStyle.named(call.name) != nil else { return false }
    let style = call.arguments.first?.first
    return (style?.kind == .call ? style?.first : style).map { neutral.contains($0.name) } ?? false
  }
}

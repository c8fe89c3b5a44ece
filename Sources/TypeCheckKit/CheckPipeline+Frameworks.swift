package import TextFiles

extension CheckPipeline {
  /// Counts the UI frameworks that the Swift sources in the checked folders import.
  ///
  /// - Parameter inputs: Files or folders; the configuration's folder if empty.
  /// - Returns: The imports of the sources.
  package func frameworks(_ inputs: [String]) -> FrameworkUse { FrameworkUse(of: inputs.isEmpty ? [folder] : inputs) }

  /// A note on the framework that the sources suggest; empty if it is stated or the sources do not show it.
  func note(on frameworks: FrameworkUse) -> [String] {
    guard slot.framework == nil, let framework = frameworks.framework, let words = frameworks.words else { return [] }
    let name = framework == .swiftui ? "SwiftUI" : "UIKit"
    return ["\(words): texts whose slot names no framework follow \(name) (--framework decides)"]
  }
}

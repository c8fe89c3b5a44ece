import TextFiles

extension CheckPipeline {
  /// Returns a note on the framework that the sources suggest.
  ///
  /// The result is empty if an option states the framework or the sources do not show it.
  func note(on frameworks: FrameworkUse) -> [String] {
    guard slot.framework == nil, let framework = frameworks.framework, let words = frameworks.words else { return [] }
    let name = framework == .swiftui ? "SwiftUI" : "UIKit"
    return ["\(words): texts whose slot names no framework follow \(name) (--framework decides)"]
  }
}

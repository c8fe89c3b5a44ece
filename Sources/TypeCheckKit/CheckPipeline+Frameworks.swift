public import Documents
public import TextFiles

extension CheckPipeline {
  /// Finds out which framework draws the app's texts, by the sources in the folders that are checked.
  ///
  /// - Parameter inputs: Files or folders; none for the configuration's folder.
  /// - Returns: What the sources import.
  public func frameworks(_ inputs: [String]) -> FrameworkSurvey { frameworks(inputs, in: FolderListings()) }

  func frameworks(_ inputs: [String], in listings: FolderListings) -> FrameworkSurvey {
    FrameworkSurvey(of: inputs.isEmpty ? [folder] : inputs, in: listings)
  }

  /// What was found of the framework, for a person; nothing where it is stated, or no source tells.
  func note(on frameworks: FrameworkSurvey) -> [String] {
    guard slot.framework == nil, let framework = frameworks.framework, let words = frameworks.words else { return [] }
    let name = framework == .swiftui ? "SwiftUI" : "UIKit"
    return ["\(words): texts whose slot names no framework follow \(name) (--framework decides)"]
  }
}

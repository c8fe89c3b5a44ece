import AuditModel
import InterfaceBuilder

/// The storyboards and xibs of an app, with the known facts about their objects.
package struct InterfaceContents: Sendable {
  /// The documents.
  var documents: [InterfaceDocument] = []
  /// The uses of their texts.
  var texts: [InterfaceUses.Text] = []
  /// The changes that code makes to their objects; nil if no code was read.
  var code: CodeEffects?
  /// The names of the storyboards that the system shows at launch; empty if they are not stated.
  var mainStoryboards: Set<String> = []
  /// Whether the app may have libraries that were not read.
  var mayUseLibraries = true

  /// Adds the facts that the projects state.
  mutating func add(_ projects: ProjectFacts) {
    (mainStoryboards, mayUseLibraries) = (projects.mainStoryboards, projects.mayUseLibraries)
  }
}

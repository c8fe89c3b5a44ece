package import Adaptivity
import Documents
import Foundation

extension LayoutDirection {
  /// Creates the writing direction of a language according to ICU.
  package init(locale: String) {
    // No valid tag is longer.
    var language = Locale.Language(identifier: String(locale.prefix(64)))
    // ICU ignores the script, so an explicit script is replaced by its most likely language.
    if let script = language.script {
      language = Locale.Language(identifier: Locale.Language(identifier: "und-\(script.identifier)").maximalIdentifier)
    }
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

import Adaptivity
import Documents
import Foundation

extension LayoutDirection {
  /// The writing direction of a language, a BCP 47 tag, according to ICU.
  init(locale: String) {
    // A longer text is not a tag.
    var language = Locale.Language(identifier: String(locale.prefix(64)))
    // ICU considers the language only, so the most likely language of an explicit script is used instead.
    if let script = language.script {
      language = Locale.Language(identifier: Locale.Language(identifier: "und-\(script.identifier)").maximalIdentifier)
    }
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

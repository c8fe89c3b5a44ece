import Adaptivity
import Documents
import Foundation

extension LayoutDirection {
  /// The side at which lines begin in a language, as ICU knows it.
  ///
  /// - Parameter locale: A BCP 47 tag.
  init(locale: String) {
    // A tag of a whole file's length is no tag.
    var language = Locale.Language(identifier: String(locale.prefix(64)))
    // ICU tells by the language alone; that which most often has the script stands for it.
    if let script = language.script {
      language = Locale.Language(identifier: Locale.Language(identifier: "und-\(script.identifier)").maximalIdentifier)
    }
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

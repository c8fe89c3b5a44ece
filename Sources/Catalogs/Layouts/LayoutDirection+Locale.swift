import Adaptivity
import Foundation

extension LayoutDirection {
  /// The side at which lines begin in a language, as ICU knows it.
  ///
  /// - Parameter locale: A BCP 47 tag.
  init(locale: String) {
    // A tag of a whole file's length is no tag.
    let tag = String(locale.prefix(64))
    self = Locale.Language(identifier: tag).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

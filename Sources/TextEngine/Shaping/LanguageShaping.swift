/// The caches of a shaper for one language, with selected fonts and known advances.
///
/// A language uses only a few weights and scripts, so searching short arrays is faster than hashing.
final class LanguageShaping {
  /// The language as a BCP 47 tag.
  let language: String
  /// The script of characters that belong to several scripts, if the surrounding text does not determine it.
  let likelyScript: Script?
  private var selectors: [(weight: Int, selector: FontFallback)] = []
  private var stores: [(instance: FontInstance, script: Script, store: AdvanceStore)] = []
  private var plainShapers: [(weight: Int, script: Script, shaper: PlainShaper?)] = []

  /// Creates empty caches for a BCP 47 tag.
  init(language: String) {
    self.language = language
    likelyScript = UnicodeProperties.likelyScript(ofLanguage: language)
  }

  /// Returns the font selector for a weight.
  func selector(weight: Int, stack: FontStack) -> FontFallback {
    for known in selectors where known.weight == weight { return known.selector }
    let made = FontFallback(stack: stack, language: language, weight: weight)
    selectors.append((weight, made))
    return made
  }

  /// Returns the advance store of a face and script.
  func store(of instance: FontInstance, script: Script, make: () -> AdvanceStore) -> AdvanceStore {
    for known in stores where known.instance === instance && known.script == script { return known.store }
    let made = make()
    stores.append((instance, script, made))
    return made
  }

  /// Returns the shaper for plain text of a script and weight; nil if the font does not support plain shaping.
  func plainShaper(weight: Int, script: Script, make: () throws -> PlainShaper?) rethrows -> PlainShaper? {
    for known in plainShapers where known.weight == weight && known.script == script { return known.shaper }
    let made = try make()
    plainShapers.append((weight, script, made))
    return made
  }
}

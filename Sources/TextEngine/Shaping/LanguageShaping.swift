/// What a shaper keeps for one language: fonts that were picked, advances that are known.
///
/// Few weights and scripts meet in one language, so a walk over short lists is quicker than hashing.
final class LanguageShaping {
  /// The language as a BCP 47 tag.
  let language: String
  /// The script that characters of several scripts take when nothing beside them decides.
  let likelyScript: Script?
  private var selectors: [(weight: Int, selector: FontSelector)] = []
  private var stores: [(instance: FontInstance, script: Script, store: AdvanceStore)] = []
  private var plainShapers: [(weight: Int, script: Script, shaper: PlainShaper?)] = []

  /// Creates an empty memory.
  ///
  /// - Parameter language: A BCP 47 tag.
  init(language: String) {
    self.language = language
    likelyScript = UnicodeProperties.likelyScript(ofLanguage: language)
  }

  /// What picks fonts at a weight.
  func selector(weight: Int, stack: FontStack) -> FontSelector {
    for known in selectors where known.weight == weight { return known.selector }
    let made = FontSelector(stack: stack, key: FontSelector.Key(language: language, weight: weight))
    selectors.append((weight, made))
    return made
  }

  /// Where the advances of a face come from in a script.
  func store(of instance: FontInstance, script: Script, make: () -> AdvanceStore) -> AdvanceStore {
    for known in stores where known.instance === instance && known.script == script { return known.store }
    let made = make()
    stores.append((instance, script, made))
    return made
  }

  /// What shapes plain text of a script at a weight; nil where the font does not allow it.
  func plainShaper(weight: Int, script: Script, make: () throws -> PlainShaper?) rethrows -> PlainShaper? {
    for known in plainShapers where known.weight == weight && known.script == script { return known.shaper }
    let made = try make()
    plainShapers.append((weight, script, made))
    return made
  }
}

@available(*, unavailable)
extension LanguageShaping: Sendable {}

/// A selector of fonts for grapheme clusters in one language and weight: the font fallback per script.
///
/// The run's script and the language decide, rather than the first font that covers the characters: emoji fonts also
/// cover digits, for example. Characters shared by scripts, such as digits, use the substitute for the system font if
/// it covers them. In iOS, too, the system font is the first in the cascade. Spaces use the font of the words around
/// them.
final class FontFallback {
  /// A selected font or rule.
  struct Selection {
    var choice: FontChoice
    var errorClass = ErrorClass.exact
    var unavailable: ShapedText.UnavailableScript?

    /// Returns whether two selections are equal in every property.
    func isSame(as other: Selection) -> Bool {
      choice.isSame(as: other.choice) && errorClass == other.errorClass && unavailable == other.unavailable
    }
  }

  private let stack: FontStack
  let language: String
  let weight: Int
  /// The fixed advances of characters that are measured without a font.
  private let fixedAdvances: LanguageAdvances
  /// A direct-mapped cache of the selections for single code points, by code point and script.
  private let simple = Scratch<Memo>(capacity: FontFallback.memos, filling: Memo(key: .max, place: 0))
  /// All distinct selections so far; equal indices mean equal selections.
  private var picked: [Selection] = []
  private var faces: [Script: [FontInstance]] = [:]

  /// Creates a selector without cached selections.
  init(stack: FontStack, language: String, weight: Int) {
    self.stack = stack
    self.language = language
    self.weight = weight
    fixedAdvances = stack.fixedAdvances(language: language)
  }

  /// The gap between a full-width letter and a letter or digit of the system font; nil if there is none.
  var gap: LanguageAdvances.Gap? { fixedAdvances.gap }

  private struct Memo: BitwiseCopyable {
    var key: UInt64
    var place: Int32
  }

  private static let memos = 1024

  /// Selects the font or rule of a cluster in a run of a script.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  func select(_ cluster: TextItemizer.Cluster, in script: Script) throws -> Selection {
    guard cluster.isSingle else { return try pick(cluster.scalars, in: script) }
    return picked[try place(of: cluster.first, in: script)]
  }

  /// Returns the selection at an index from ``place(of:in:)``.
  func selection(at place: Int) -> Selection { picked[place] }

  /// Selects the font of a cluster of one code point, by index; equal indices mean equal selections.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  func place(of scalar: Unicode.Scalar, in script: Script) throws -> Int {
    let key = UInt64(scalar.value) << 32 | UInt64(script.tag)
    let memo = simple.start + Int(truncatingIfNeeded: scalar.value ^ script.tag >> 3) & (Self.memos - 1)
    if memo.pointee.key == key { return Int(memo.pointee.place) }
    let made = try pick([scalar], in: script)
    let place = picked.firstIndex { $0.isSame(as: made) } ?? picked.count
    if place == picked.count { picked.append(made) }
    memo.pointee = Memo(key: key, place: Int32(clamping: place))
    return place
  }

  private func pick(_ scalars: [Unicode.Scalar], in script: Script) throws -> Selection {
    guard let first = scalars.first, !CharacterKinds.isControl(first) else { return Selection(choice: .none) }
    if let custom = try stack.customFace(weight: weight), custom.covers(scalars) {
      return Selection(choice: .face(custom))
    }
    if UnicodeProperties.isEmojiCluster(scalars) { return Selection(choice: .emoji, errorClass: .emoji) }
    if let ruled = fixedAdvances.selection(for: first) { return ruled }
    let own = UnicodeProperties.script(first)
    let isShared = own.isNeutral
    let cascade = try cascade(of: isShared ? script : own)
    let standIn = try stack.system(weight: weight)
    let order = isShared && !CharacterKinds.isSpace(first) ? [standIn] + cascade : cascade + [standIn]
    if let face = try order.first(where: { $0.covers(scalars) }) ?? (isShared ? faceOfMarks(scalars) : nil) {
      return Selection(choice: .face(face), errorClass: face.errorClass(of: scalars, in: own))
    }
    // A script whose own font is not installed is not measured, even if an unrelated font covers it.
    if !isShared, cascade.isEmpty, stack.hasFaces(for: own, language: language) {
      return Selection(choice: .missing, errorClass: .missing, unavailable: stack.unavailable(own, language: language))
    }
    if let symbol = try stack.symbols(weight: weight).first(where: { $0.covers(scalars) }) {
      return Selection(choice: .face(symbol), errorClass: symbol.errorClass)
    }
    // A script without known faces is not measured either, unless a symbol face covers it, as for Braille.
    let isUnknown = !isShared && cascade.isEmpty
    return Selection(
      choice: .missing, errorClass: .missing,
      unavailable: isUnknown ? stack.unavailable(own, language: language) : nil)
  }

  /// Finds a face of the marks' own script for marks on a neutral base, such as an isolated kasra after Latin text.
  private func faceOfMarks(_ scalars: [Unicode.Scalar]) throws -> FontInstance? {
    for mark in scalars.dropFirst() where UnicodeProperties.isMark(mark) {
      for script in UnicodeProperties.scriptExtensions(mark) where !script.isNeutral {
        if let face = try cascade(of: script).first(where: { $0.covers(scalars) }) { return face }
      }
    }
    return nil
  }

  private func cascade(of script: Script) throws -> [FontInstance] {
    if let known = faces[script] { return known }
    let made = try stack.cascade(script: script, language: language, weight: weight)
    faces[script] = made
    return made
  }
}

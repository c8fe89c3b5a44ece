/// Picks the font of a grapheme cluster, for one language and weight.
///
/// By the script of the run, then by language, never by the first font whose character map answers: an emoji font maps
/// the digits too. Characters that scripts share (digits, punctuation) go to the system font's stand-in when it has
/// them, as the first font of iOS' cascade would take them; spaces stay with the words around them.
final class FontSelector {
  /// What a selector is made for.
  struct Key: Hashable {
    let language: String
    let weight: Int
  }

  /// What was picked.
  struct Selection {
    var choice: FontChoice
    var errorClass: ErrorClass
    var unavailable: ShapedText.UnavailableScript?

    /// Whether two picks are the same in everything.
    func isSame(as other: Selection) -> Bool {
      choice.isSame(as: other.choice) && errorClass == other.errorClass && unavailable == other.unavailable
    }
  }

  private let stack: FontStack
  private let key: Key
  /// The characters that are measured without a font.
  private let fixedAdvances: LanguageAdvances
  /// What single code points came to, by code point and script; a newcomer takes the place of the one before it.
  private let simple = Scratch<Memo>(capacity: FontSelector.memos, filling: Memo(key: .max, place: 0))
  /// Everything that was ever picked; equal places are equal picks.
  private var picked: [Selection] = []
  private var faces: [Script: FontStack.Cascade] = [:]

  /// Creates a selector.
  ///
  /// - Parameters:
  ///   - stack: The fonts.
  ///   - key: The language and weight.
  init(stack: FontStack, key: Key) {
    self.stack = stack
    self.key = key
    fixedAdvances = stack.fixedAdvances(language: key.language)
  }

  /// The gap between a full-width letter and a letter or digit of the system font; nil where there is none.
  var gap: LanguageAdvances.Gap? { fixedAdvances.gap }

  private struct Memo: BitwiseCopyable {
    var key: UInt64
    var place: Int32
  }

  private static let memos = 1024

  /// Picks the font of a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The grapheme cluster.
  ///   - script: The script of the run it stands in.
  /// - Returns: The font or rule, and what is missing.
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  func select(_ cluster: TextItemizer.Cluster, in script: Script) throws -> Selection {
    guard cluster.isSingle else { return try pick(cluster.scalars, in: script) }
    return picked[try place(of: cluster.first, in: script)]
  }

  /// The pick at a place that ``place(of:in:)`` gave.
  func selection(at place: Int) -> Selection { picked[place] }

  /// Picks the font of a cluster of one code point.
  ///
  /// - Parameters:
  ///   - scalar: The code point.
  ///   - script: The script of the run it stands in.
  /// - Returns: The pick's place; the same place is the same pick.
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
    guard let first = scalars.first else { return Selection(choice: .none, errorClass: .exact) }
    if CharacterKinds.isControl(first) { return Selection(choice: .none, errorClass: .exact) }
    if let custom = try stack.customFace(weight: key.weight), custom.covers(scalars) {
      return Selection(choice: .face(custom), errorClass: .exact)
    }
    if UnicodeProperties.isEmojiCluster(scalars) { return Selection(choice: .emoji, errorClass: .emoji) }
    if let ruled = fixedAdvances.selection(for: first) { return ruled }
    let own = UnicodeProperties.script(first)
    let isShared = own.isNeutral
    let cascade = try cascade(of: isShared ? script : own)
    let standIn = try stack.system(weight: key.weight)
    let order: [FontInstance]
    if isShared, !CharacterKinds.isSpace(first) {
      order = [standIn] + cascade.faces
    } else {
      order = cascade.faces + [standIn]
    }
    if let face = order.first(where: { $0.covers(scalars) }) {
      return Selection(choice: .face(face), errorClass: face.errorClass(of: scalars, in: own))
    }
    if isShared, let face = try faceOfMarks(scalars) {
      return Selection(choice: .face(face), errorClass: face.errorClass(of: scalars, in: own))
    }
    // A script whose own font is not installed is not measured at all, whatever an unrelated font may hold.
    if !isShared, cascade.faces.isEmpty, stack.hasFaces(for: own, language: key.language) {
      return Selection(
        choice: .missing, errorClass: .missing, unavailable: stack.unavailable(own, language: key.language))
    }
    if let symbol = try stack.symbols(weight: key.weight).first(where: { $0.covers(scalars) }) {
      return Selection(choice: .face(symbol), errorClass: symbol.errorClass)
    }
    // A script that no face is known for is not measured either, unless a face for symbols has it, as for Braille.
    let isUnknown = !isShared && cascade.faces.isEmpty
    return Selection(
      choice: .missing, errorClass: .missing,
      unavailable: isUnknown ? stack.unavailable(own, language: key.language) : nil)
  }

  /// A face of the marks' own script for a space or sign of no script, such as a kasra that stands alone after Latin.
  private func faceOfMarks(_ scalars: [Unicode.Scalar]) throws -> FontInstance? {
    for mark in scalars.dropFirst() where UnicodeProperties.isMark(mark) {
      for script in UnicodeProperties.scriptExtensions(mark) where !script.isNeutral {
        if let face = try cascade(of: script).faces.first(where: { $0.covers(scalars) }) { return face }
      }
    }
    return nil
  }

  private func cascade(of script: Script) throws -> FontStack.Cascade {
    if let known = faces[script] { return known }
    let made = try stack.cascade(script: script, language: key.language, weight: key.weight)
    faces[script] = made
    return made
  }
}

import AuditModel

/// The braces in texts of Apple's formats that are drawn literally, such as `{General}`, and are not placeholders.
///
/// Foundation never replaces braces, but an app may. Evidence is a literal in code (`"{name}"`), the same braces in the
/// source text of another key, or the same braces in different texts of one key. Braces around a name of code
/// (`{name}`, `{0}`) in the source text of another key are also evidence, unless the table uses such braces as markup
/// around several words, as in `{{not available}}`.
struct LiteralBraces {
  /// A key in all its languages.
  private struct Key: Hashable {
    var group: String
    var key: String

    init(_ string: LocalizedString) { (group, key) = (string.group, string.key) }
  }

  /// The keys whose source text has braces among other words, by the spelling of the braces.
  private var sources: [String: Set<Key>] = [:]
  /// The keys whose source text has braces around a name of code among other words.
  private var named: Set<Key> = []
  /// The braces that code contains as literals.
  private let code: Set<String>
  /// The keys whose source text has braces of ``code``.
  private var replaced: Set<Key> = []
  /// The distinct texts of each key that have braces among other words, by the spelling of the braces.
  private var texts: [Key: [String: Set<String>]] = [:]
  /// The numbers of opening braces before several words, by table.
  private var markup: [String: Set<Int>] = [:]
  /// The indexes of the texts with braces.
  private var found: [Int] = []

  /// Collects the braces of a catalog's texts; `code` contains the braces that are literals in code.
  init(in strings: [LocalizedString], _ sources: SourceTexts, code: Set<String> = []) {
    self.code = code
    for index in strings.indices where Self.mayHaveBraces(strings[index]) && TextSize.allows(strings[index]) {
      found.append(index)
      let string = strings[index]
      let key = Key(string)
      for form in string.forms { add(form.text, of: key, isSource: sources.isSource(index)) }
      if let source = string.source { add(source, of: key, isSource: true) }
    }
  }

  private mutating func add(_ text: String, of key: Key, isSource: Bool) {
    markup[key.group, default: []].formUnion(Self.bracesAroundWords(in: text))
    for braces in Self.braces(in: text, []) {
      if isSource, code.contains(braces.spelling) { replaced.insert(key) }
      guard braces.spelling != text else { continue }
      texts[key, default: [:]][braces.spelling, default: []].insert(text)
      guard isSource else { continue }
      sources[braces.spelling, default: []].insert(key)
      if braces.isNameOfCode { named.insert(key) }
    }
  }

  /// Marks the braces that are drawn literally.
  func mark(_ strings: inout [LocalizedString]) {
    for index in found {
      let key = Key(strings[index])
      let forms = strings[index].forms.map { marked($0, of: key) }
      let sourceForms = strings[index].sourceForms.map { marked($0, of: key) }
      let isChanged = forms != strings[index].forms
      guard isChanged || sourceForms != strings[index].sourceForms else { continue }
      var details = strings[index].details ?? TextDetails()
      if isChanged { details.forms = forms }
      details.sourceForms = sourceForms
      strings[index].details = details
    }
  }

  private func marked(_ form: TextForm, of key: Key) -> TextForm {
    let drawn = Self.braces(in: form.text, form.literals).filter { !isPlaceholder($0, of: key) }
    guard !drawn.isEmpty else { return form }
    var form = form
    form.literals = (form.literals + drawn.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    return form
  }

  /// Returns whether code or other texts use the braces as a placeholder.
  ///
  /// If code replaces braces of the source text, other braces around a name of code are misspelt placeholders.
  private func isPlaceholder(_ braces: Placeholder, of key: Key) -> Bool {
    if code.contains(braces.spelling) || (braces.isNameOfCode && replaced.contains(key)) { return true }
    if let keys = sources[braces.spelling], keys.contains(where: { $0 != key }) { return true }
    if (texts[key]?[braces.spelling]?.count ?? 0) > 1 { return true }
    let count = braces.spelling.prefix { $0 == "{" }.count
    guard markup[key.group]?.contains(count) != true else { return false }
    return braces.isNameOfCode && named.contains { $0 != key }
  }

  /// Returns the numbers of opening braces around several words, in one pass over the text.
  private static func bracesAroundWords(in text: String) -> Set<Int> {
    var found: Set<Int> = []
    var (braces, words, isWord) = (0, 0, false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": (braces, words, isWord) = (words == 0 ? braces + 1 : 1, 0, false)
      case "}":
        if braces > 0, words > 1, isWord { found.insert(braces) }
        (braces, words, isWord) = (0, 0, false)
      case " ": isWord = false
      case "'", "’": break
      case _ where scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark:
        (words, isWord) = (isWord ? words : words + 1, true)
      default: (braces, words, isWord) = (0, 0, false)
      }
    }
    return found
  }

  /// Returns the parts of a text that are shaped like placeholders in braces.
  private static func braces(in text: String, _ literals: [Range<Int>]) -> [Placeholder] {
    Placeholder.found(in: text, literals: literals).filter { $0.family == .template && $0.spelling.first == "{" }
  }

  /// The extensions of formats that Foundation reads, in which braces have no meaning.
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib"]

  /// Returns whether a text is in one of Apple's formats and has a brace.
  private static func mayHaveBraces(_ string: borrowing LocalizedString) -> Bool {
    let brace = UInt8(ascii: "{")
    guard
      string.text.utf8.contains(brace) || string.source?.utf8.contains(brace) == true
        || string.details?.forms.contains(where: { $0.text.utf8.contains(brace) }) == true
    else { return false }
    let file = string.location.file
    // XLIFF names the file that it was exported from.
    let isExport = file.hasSuffix(".xliff") || file.hasSuffix(".xlf")
    return endings.contains { isExport ? string.group.hasSuffix($0) : file.hasSuffix($0) }
  }
}

extension LocalizedString {
  /// The forms of the source text that the item itself contains.
  fileprivate var sourceForms: [TextForm] {
    guard let source else { return [] }
    if let forms = details?.sourceForms, !forms.isEmpty { return forms }
    return [TextForm(choices: [], text: source, location: location)]
  }
}

extension Placeholder {
  /// Whether the name looks like a name of code: it begins with a lower-case letter or a digit, or a format follows.
  fileprivate var isNameOfCode: Bool {
    guard let first = name?.unicodeScalars.first else { return false }
    return ("a"..."z").contains(first) || ("0"..."9").contains(first) || !conversion.isEmpty
  }
}

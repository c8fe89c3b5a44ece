import AuditModel

/// What a String Catalog says of one key in one language: a text, a set of texts, or variations nested in each other.
struct StringCatalogNode {
  /// One text, or a key's forms.
  struct Text {
    var key: String
    var text: String
    var place: LocatedJSON.Place
    var state: String?
    var forms: [TextForm] = []
    var conversions: [String: String] = [:]

    /// Whether there is more to say than the text.
    var hasDetails: Bool { state != nil || !forms.isEmpty || !conversions.isEmpty }
  }

  /// One `stringUnit` and the way to it.
  struct Leaf {
    var choices: [TextForm.Choice]
    var text: String
    var place: LocatedJSON.Place
    var substitutions: StringCatalogSubstitutions
  }

  /// What was wrong.
  private(set) var notes: JSONNotes
  /// Whether something could not be read.
  private(set) var hasFailed = false

  private let key: String
  private let isSource: Bool
  private let fallback: LocatedJSON.Place
  private var state: String?
  private var leaves: [Leaf] = []

  /// Prepares to read a node.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isSource: Whether the language is that of the source, where `new` is no lack.
  ///   - fallback: Where the key stands.
  ///   - notes: What was wrong so far.
  init(key: String, isSource: Bool, fallback: LocatedJSON.Place, notes: JSONNotes) {
    self.key = key
    self.isSource = isSource
    self.fallback = fallback
    self.notes = notes
  }

  /// Reads the node.
  ///
  /// - Parameter value: The value of the language.
  /// - Returns: The texts; none where nothing is translated.
  mutating func read(_ value: LocatedJSON) -> [Text] {
    if case .object(let all) = value.content, let set = all.first(where: { $0.key == "stringSet" }) {
      return readSet(set.value)
    }
    read(value, choices: [], substitutions: StringCatalogSubstitutions())
    guard !leaves.isEmpty else { return [] }
    var text = Text(key: key, text: leaves[0].text, place: leaves[0].place, state: state)
    var forms: [TextForm] = []
    var isCut = false
    for leaf in leaves {
      let template = leaf.substitutions.template(of: leaf.text)
      for name in template.missing {
        notes.warning(
          leaf.place, "%#@\(Quotation.escape(name))@ stands in the text of \(Quotation(key)) and has no substitution",
          "add the substitution in Xcode, or remove it from the text")
      }
      text.conversions.merge(template.conversions) { first, _ in first }
      let (all, wasCut) = FormTemplate(pieces: template.pieces).expanded()
      isCut = isCut || wasCut
      for one in all {
        forms.append(
          TextForm(choices: leaf.choices + one.choices, text: one.text, location: notes.location(leaf.place)))
      }
    }
    if forms.count > FormTemplate.mostForms || isCut {
      notes.warning(
        text.place, "\(Quotation(key)) has more than \(FormTemplate.mostForms) forms; the others are not measured",
        "use fewer variations in one text")
      forms = Array(forms.prefix(FormTemplate.mostForms))
    }
    if forms.count == 1, forms[0].choices.isEmpty {
      text.text = forms[0].text
    } else {
      text.forms = forms
    }
    return [text]
  }

  private mutating func read(
    _ value: LocatedJSON, choices: [TextForm.Choice], substitutions outer: StringCatalogSubstitutions
  ) {
    guard case .object(let all) = value.content else {
      return fail(value.place, "\(Quotation(key)) has \(value.kind) where a language's text belongs")
    }
    let members = notes.members(all)
    var substitutions = outer
    if let member = members["substitutions"] { substitutions.read(member, isSource: isSource, notes: &notes) }
    var isKnown = all.isEmpty && isSource
    for member in members.counting {
      switch member.key {
      case "stringUnit":
        isKnown = true
        if members["variations"] == nil { readUnit(member.value, choices, substitutions) }
      case "variations":
        isKnown = true
        readVariations(member.value, choices, substitutions)
      case "substitutions": break
      default:
        notes.warning(
          member.keyPlace, "\(Quotation(member.key)) in \(Quotation(key)) is not known and was left out",
          "look whether a newer version of this tool knows it")
      }
    }
    if !isKnown, value.isComplete, !all.isEmpty {
      fail(value.place, "\(Quotation(key)) has neither a text nor variations here")
    }
  }

  private mutating func readUnit(
    _ unit: LocatedJSON, _ choices: [TextForm.Choice], _ substitutions: StringCatalogSubstitutions
  ) {
    guard case .object(let all) = unit.content else {
      return fail(unit.place, "the text of \(Quotation(key)) is \(unit.kind), not a stringUnit")
    }
    let members = notes.members(all)
    var unitState: String?
    if case .string(let name)? = members["state"]?.value.content { unitState = name }
    guard let value = members["value"] else {
      if isSource {
        leaves.append(Leaf(choices: choices, text: key, place: fallback, substitutions: substitutions))
      } else if unitState != "new", unit.isComplete {
        fail(unit.place, "a stringUnit of \(Quotation(key)) has no value")
      }
      return
    }
    guard case .string(let text) = value.value.content else {
      return fail(value.value.place, "the value of \(Quotation(key)) is \(value.value.kind), not a text")
    }
    guard isSource || unitState != "new" else { return }
    if let name = unitState, name != "translated", state == nil, !(isSource && name == "new") { state = name }
    leaves.append(Leaf(choices: choices, text: text, place: value.value.place, substitutions: substitutions))
  }

  private mutating func readVariations(
    _ value: LocatedJSON, _ choices: [TextForm.Choice], _ substitutions: StringCatalogSubstitutions
  ) {
    guard case .object(let kinds) = value.content else {
      return fail(value.place, "the variations of \(Quotation(key)) are \(value.kind), not an object")
    }
    for kind in notes.members(kinds).counting {
      guard let known = TextForm.Choice.Kind(rawValue: kind.key), known != .select else {
        notes.warning(
          kind.keyPlace, "variations by \(Quotation(kind.key)) are not known and were left out",
          "look whether a newer version of this tool knows them")
        continue
      }
      guard case .object(let cases) = kind.value.content else {
        fail(kind.value.place, "the \(known.rawValue) variations of \(Quotation(key)) are \(kind.value.kind)")
        continue
      }
      for one in notes.members(cases).counting {
        read(one.value, choices: choices + [TextForm.Choice(known, value: one.key)], substitutions: substitutions)
      }
    }
  }

  /// The phrases of an app shortcut.
  private mutating func readSet(_ value: LocatedJSON) -> [Text] {
    guard case .object(let all) = value.content, case let members = notes.members(all),
      let values = members["values"], case .array(let elements) = values.value.content
    else {
      fail(value.place, "the stringSet of \(Quotation(key)) has no list of values")
      return []
    }
    var setState: String?
    if case .string(let name)? = members["state"]?.value.content, name != "translated" { setState = name }
    guard isSource || setState != "new" else { return [] }
    var texts: [Text] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element.content else {
        fail(element.place, "a value of \(Quotation(key)) is \(element.kind), not a text")
        continue
      }
      texts.append(
        Text(key: "\(key)[\(index)]", text: text, place: element.place, state: isSource ? nil : setState))
    }
    return texts
  }

  private mutating func fail(_ place: LocatedJSON.Place, _ message: String) {
    hasFailed = true
    notes.error(place, message, "restore the entry, or open the catalog in Xcode and save it")
  }
}

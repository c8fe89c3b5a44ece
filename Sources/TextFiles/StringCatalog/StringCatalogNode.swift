import AuditModel
import Documents

/// The value of a key in one language: a text, a set of texts, or nested variations.
struct StringCatalogNode {
  /// A text with its forms, or one phrase of a set.
  struct Text {
    var key: String
    var text: String
    var place: LocatedJSON.Place
    var state: String?
    var forms: [TextForm] = []
    var conversions: [String: String] = [:]

    /// Whether the text has a state, forms or conversions.
    var hasDetails: Bool { state != nil || !forms.isEmpty || !conversions.isEmpty }
  }

  /// A text (`stringUnit`) with the choices that lead to it.
  struct Leaf {
    var choices: [TextForm.Choice]
    var text: String
    var place: LocatedJSON.Place
    /// The substitutions that the text may contain.
    var variables: [TextVariable]
  }

  /// Problems found so far.
  private(set) var notes: JSONNotes
  /// Whether a part of the value is unreadable.
  private(set) var hasFailed = false
  /// Whether forms are missing because there are too many.
  private(set) var isCut = false

  private let key: String
  private let isSource: Bool
  private let fallback: LocatedJSON.Place
  private var state: String?
  private var leaves: [Leaf] = []
  /// The name of the current substitution, or nil outside substitutions.
  private var substitution: String?
  /// The partly translated substitutions, with their positions.
  private var untranslated: [(name: String, place: LocatedJSON.Place)] = []
  /// The names of substitutions without any translated form.
  private var missing: Set<String> = []
  /// Whether any form of the current substitution is untranslated.
  private var hasNewForms = false

  /// The members that the value of a language may have.
  private static let known = ["stringUnit", "stringSet", "variations", "substitutions"]

  /// Prepares to read the value of a language; `fallback` is the position of the key.
  ///
  /// In the source language, a text with the state `new` is not untranslated.
  init(key: String, isSource: Bool, fallback: LocatedJSON.Place, notes: JSONNotes) {
    self.key = key
    self.isSource = isSource
    self.fallback = fallback
    self.notes = notes
  }

  /// Reads the value of a language; returns an empty list if nothing is translated.
  mutating func read(_ value: LocatedJSON) -> [Text] {
    if let set = value.object?.first(where: { $0.key == "stringSet" }) { return readSet(set.value) }
    read(value, choices: [], variables: [])
    guard let first = leaves.first, !leaves.contains(where: needsMissing) else { return [] }
    warnOfUntranslated()
    var text = Text(key: key, text: first.text, place: first.place, state: state)
    guard leaves.contains(where: { $0.text.contains("#@") }) else {
      guard leaves.count > 1 || !first.choices.isEmpty else { return [text] }
      let forms = leaves.prefix(FormTemplate.mostForms)
      text.forms = forms.map { TextForm(choices: $0.choices, text: $0.text, location: notes.location($0.place)) }
      if forms.count < leaves.count {
        notes.warning(
          text.place, "\(Quotation(key)) has more than \(FormTemplate.mostForms) forms; the others are not measured",
          "use fewer variations in one text")
        isCut = true
      }
      return [text]
    }
    let expander = FormExpander(
      varied(leaves, isFormat: true), key: key, location: notes.location(first.place), isCatalog: true)
    notes.add(expander.issues.about(key))
    isCut = expander.isCut
    guard !expander.forms.isEmpty else {
      hasFailed = true
      return []
    }
    text.conversions = expander.conversions
    text.forms = expander.forms
    if text.forms.count == 1, text.forms[0].choices.isEmpty {
      text.text = text.forms[0].text
      text.forms = []
    }
    return [text]
  }

  /// Converts texts with their choices to nested choices.
  private func varied(_ leaves: [Leaf], isFormat: Bool) -> VariedText {
    if let plain = leaves.first(where: { $0.choices.isEmpty }) {
      let place = notes.location(plain.place)
      return isFormat ? .format(plain.text, place, plain.variables) : .plain(plain.text, place)
    }
    var order: [TextForm.Choice] = []
    var groups: [TextForm.Choice: [Leaf]] = [:]
    // A text varies by one kind at a time; the system never chooses other kinds on the same level.
    for leaf in leaves where leaf.choices[0].kind == leaves.first?.choices[0].kind {
      var inner = leaf
      inner.choices.removeFirst()
      if groups[leaf.choices[0]] == nil { order.append(leaf.choices[0]) }
      groups[leaf.choices[0], default: []].append(inner)
    }
    return .choice(
      order.first?.kind ?? .plural,
      order.map { TextOption(value: $0.value, text: varied(groups[$0] ?? [], isFormat: isFormat)) })
  }

  private mutating func read(_ value: LocatedJSON, choices: [TextForm.Choice], variables outer: [TextVariable]) {
    guard case .object(let all) = value.content else {
      return fail(value.place, "\(Quotation(key)) has \(value.kind) where a language's text belongs")
    }
    let members = notes.members(all)
    var variables = outer
    if let member = members["substitutions"] { readSubstitutions(member, &variables) }
    var isKnown = all.isEmpty && isSource
    for member in members.counting {
      switch member.key {
      case "stringUnit":
        isKnown = true
        if members["variations"] == nil { readUnit(member.value, choices, variables) }
      case "variations":
        isKnown = true
        readVariations(member.value, choices, variables)
      case "substitutions": break
      case "argNum" where substitution != nil, "formatSpecifier" where substitution != nil: break
      default:
        notes.warning(
          member.keyPlace,
          "\(Quotation(member.key)) in \(Quotation(key)) is not known and was skipped"
            + NearName.question(member.key, among: Self.known),
          "write one of \(Self.known.joined(separator: ", ")); a newer version of typecheck may read others")
      }
    }
    if !isKnown, value.isComplete, !all.isEmpty {
      fail(value.place, "\(Quotation(key)) has neither a text nor variations here")
    }
  }

  private mutating func readUnit(_ unit: LocatedJSON, _ choices: [TextForm.Choice], _ variables: [TextVariable]) {
    guard case .object(let all) = unit.content else {
      return fail(unit.place, "the text of \(Quotation(key)) is \(unit.kind), not a stringUnit")
    }
    let members = notes.members(all)
    let state = members["state"]?.value
    let unitState = state?.text
    if let state, let unitState { notes.warn(ofState: unitState, at: state.place) }
    guard let value = members["value"] else {
      if isSource, substitution == nil {
        leaves.append(Leaf(choices: choices, text: key, place: fallback, variables: variables))
      } else if unitState == "new" {
        hasNewForms = true
      } else if unit.isComplete {
        fail(unit.place, "a stringUnit of \(Quotation(key)) has no value")
      }
      return
    }
    guard case .string(let text) = value.value.content else {
      return fail(value.value.place, "the value of \(Quotation(key)) is \(value.value.kind), not a text")
    }
    guard isSource || unitState != "new" || substitution != nil else { return }
    if !isSource, unitState == "new" { hasNewForms = true }
    if substitution == nil, let name = unitState, name != "translated", !(isSource && name == "new") {
      self.state = self.state ?? name
    }
    leaves.append(Leaf(choices: choices, text: text, place: value.value.place, variables: variables))
  }

  private mutating func readVariations(
    _ value: LocatedJSON, _ choices: [TextForm.Choice], _ variables: [TextVariable]
  ) {
    guard case .object(let kinds) = value.content else {
      return fail(value.place, "the variations of \(Quotation(key)) are \(value.kind), not an object")
    }
    for kind in notes.members(kinds).counting {
      guard let known = TextForm.Choice.Kind(rawValue: kind.key), known != .select else {
        notes.warning(
          kind.keyPlace,
          "variations by \(Quotation(kind.key)) are not known and were skipped"
            + NearName.question(kind.key, among: ["plural", "device", "width"]),
          "check whether a newer version of typecheck reads them")
        continue
      }
      guard case .object(let cases) = kind.value.content else {
        fail(kind.value.place, "the \(known.rawValue) variations of \(Quotation(key)) are \(kind.value.kind)")
        continue
      }
      for one in notes.members(cases).counting {
        notes.warn(of: one, in: known, key: key)
        read(one.value, choices: choices + [TextForm.Choice(known, value: one.key)], variables: variables)
      }
    }
  }

  /// Reads the substitutions for `%#@name@` in a text.
  ///
  /// An inner substitution hides an outer one with the same name.
  private mutating func readSubstitutions(_ member: LocatedJSON.Member, _ variables: inout [TextVariable]) {
    guard case .object(let entries) = member.value.content else {
      return fail(member.value.place, "the substitutions of \(Quotation(key)) are \(member.value.kind), not an object")
    }
    let outer = (leaves, substitution)
    defer { (leaves, substitution) = outer }
    for entry in notes.members(entries).counting {
      (leaves, substitution, hasNewForms) = ([], entry.key, false)
      read(entry.value, choices: [], variables: [])
      guard !leaves.isEmpty else {
        if hasNewForms { missing.insert(entry.key) }
        continue
      }
      if hasNewForms { untranslated.append((entry.key, entry.keyPlace)) }
      var variable = TextVariable(
        name: entry.key, text: varied(leaves, isFormat: false), location: notes.location(entry.keyPlace))
      for field in JSONMembers(entry.value.object ?? []).counting {
        switch (field.key, field.value.content) {
        case ("argNum", .number(let number)) where 1...1000 ~= number: variable.number = Int(number)
        case ("formatSpecifier", .string(let text)):
          variable.conversion = text.hasPrefix("%") ? String(text.dropFirst()) : text
        default: break
        }
      }
      variables.append(variable)
    }
  }

  /// Returns whether a text contains an untranslated substitution.
  ///
  /// The system then shows the whole text in the source language.
  private func needsMissing(_ leaf: Leaf) -> Bool {
    !missing.isEmpty
      && FormatPiece.pieces(of: leaf.text).contains { piece in
        guard case .variable(_, let name) = piece, missing.contains(name) else { return false }
        return !leaf.variables.contains { $0.name == name }
      }
  }

  private mutating func warnOfUntranslated() {
    for (name, place) in untranslated {
      notes.warning(
        place, "the forms of \(Quotation(name)) in \(Quotation(key)) are not translated (state \"new\")",
        "translate them, or mark them as reviewed in Xcode")
    }
  }

  /// Reads the phrases of an app shortcut (`stringSet`).
  private mutating func readSet(_ value: LocatedJSON) -> [Text] {
    let members = notes.members(value.object ?? [])
    guard case .array(let elements)? = members["values"]?.value.content else {
      fail(value.place, "the stringSet of \(Quotation(key)) has no list of values")
      return []
    }
    let written = members["state"]?.value.text
    let setState = written == "translated" ? nil : written
    guard isSource || setState != "new" else { return [] }
    var texts: [Text] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element.content else {
        fail(element.place, "a value of \(Quotation(key)) is \(element.kind), not a text")
        continue
      }
      texts.append(Text(key: "\(key)[\(index)]", text: text, place: element.place, state: isSource ? nil : setState))
    }
    return texts
  }

  private mutating func fail(_ place: LocatedJSON.Place, _ message: String) {
    hasFailed = true
    notes.error(place, message, "restore the entry, or open and save the catalog in Xcode")
  }
}

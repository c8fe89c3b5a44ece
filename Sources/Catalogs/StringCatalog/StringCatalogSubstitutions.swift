import AuditModel

/// The substitutions of a text in a String Catalog: `%#@files@` stands for a text that depends on a number.
struct StringCatalogSubstitutions {
  /// One substitution.
  private struct Substitution {
    var number: Int?
    var specifier: String
    /// The units in it, with the choices that lead to each.
    var forms: [(choices: [TextForm.Choice], text: String)]
  }

  /// A text taken apart.
  struct Template {
    var pieces: [FormTemplate.Piece] = []
    /// Names that no substitution has.
    var missing: [String] = []
    /// The format of each argument.
    var conversions: [String: String] = [:]
  }

  private var all: [String: Substitution] = [:]

  /// More parts than this are not put in place; substitutions may stand in substitutions.
  private static let mostPieces = 1000

  /// Reads the substitutions beside a text.
  ///
  /// - Parameters:
  ///   - member: The catalog's `substitutions`.
  ///   - isSource: Whether the language is that of the source.
  ///   - notes: What was wrong.
  mutating func read(_ member: LocatedJSON.Member, isSource: Bool, notes: inout JSONNotes) {
    guard case .object(let entries) = member.value.content else {
      return notes.error(
        member.value.place, "\"substitutions\" is \(member.value.kind), not an object", "restore the entry")
    }
    for entry in notes.members(entries).counting {
      guard case .object(let fields) = entry.value.content else {
        notes.error(
          entry.value.place, "the substitution \(Quotation(entry.key)) is \(entry.value.kind), not an object",
          "restore the entry")
        continue
      }
      let members = notes.members(fields)
      var substitution = Substitution(number: nil, specifier: "@", forms: [])
      if case .number(let number)? = members["argNum"]?.value.content, 1...1000 ~= number {
        substitution.number = Int(number)
      }
      if case .string(let specifier)? = members["formatSpecifier"]?.value.content {
        substitution.specifier = specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier
      }
      let argument = substitution.number.map(String.init) ?? entry.key
      Self.collect(entry.value, argument, [], isSource, into: &substitution.forms)
      all[entry.key] = substitution
    }
  }

  /// Takes a text apart at its substitutions.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its parts.
  func template(of text: String) -> Template {
    var template = Template()
    guard text.utf8.contains(.percent), text.contains("#@") else {
      template.pieces = [.text(text)]
      return template
    }
    var count = 0
    template.pieces = pieces(of: text, below: [], &template, &count)
    return template
  }

  private static func collect(
    _ value: LocatedJSON, _ argument: String, _ choices: [TextForm.Choice], _ isSource: Bool,
    into forms: inout [(choices: [TextForm.Choice], text: String)]
  ) {
    guard case .object(let all) = value.content else { return }
    for member in JSONMembers(all).counting {
      switch (member.key, member.value.content) {
      case ("stringUnit", .object(let unit)):
        let members = JSONMembers(unit)
        if !isSource, case .string("new")? = members["state"]?.value.content { continue }
        if case .string(let text)? = members["value"]?.value.content { forms.append((choices, text)) }
      case ("variations", .object(let kinds)):
        for kind in JSONMembers(kinds).counting {
          guard let known = TextForm.Choice.Kind(rawValue: kind.key), case .object(let cases) = kind.value.content
          else { continue }
          let name = known == .device ? nil : argument
          for one in JSONMembers(cases).counting {
            let choice = TextForm.Choice(known, argument: name, value: one.key)
            collect(one.value, argument, choices + [choice], isSource, into: &forms)
          }
        }
      default: break
      }
    }
  }

  private func pieces(
    of text: String, below active: [String], _ template: inout Template, _ count: inout Int
  ) -> [FormTemplate.Piece] {
    let bytes = Array(text.utf8)
    var pieces: [FormTemplate.Piece] = []
    var done = 0
    var position = 0
    while position < bytes.count {
      guard bytes[position] == .percent, let (name, end) = Self.name(in: bytes, at: position) else {
        position += 1
        continue
      }
      count += 1
      guard count < Self.mostPieces, !active.contains(name), let found = all[name], !found.forms.isEmpty else {
        if all[name]?.forms.isEmpty ?? true, !template.missing.contains(name) { template.missing.append(name) }
        position = end
        continue
      }
      pieces.append(.text(String(decoding: bytes[done..<position], as: UTF8.self)))
      let number = found.number.map { "\($0)$" } ?? ""
      if let number = found.number { template.conversions[String(number)] = found.specifier }
      let forms = found.forms.map { form in
        let text = Self.filled(form.text, with: "%\(number)\(found.specifier)")
        return (form.choices[...], self.pieces(of: text, below: active + [name], &template, &count))
      }
      pieces += Self.nested(forms)
      position = end
      done = end
    }
    pieces.append(.text(String(decoding: bytes[done...], as: UTF8.self)))
    return pieces
  }

  /// Forms with lists of choices, as choices in choices.
  private static func nested(
    _ forms: [(choices: ArraySlice<TextForm.Choice>, pieces: [FormTemplate.Piece])]
  ) -> [FormTemplate.Piece] {
    if let plain = forms.first(where: { $0.choices.isEmpty }) { return plain.pieces }
    var order: [TextForm.Choice] = []
    var groups: [TextForm.Choice: [(choices: ArraySlice<TextForm.Choice>, pieces: [FormTemplate.Piece])]] = [:]
    for form in forms {
      guard let first = form.choices.first else { continue }
      if groups[first] == nil { order.append(first) }
      groups[first, default: []].append((form.choices.dropFirst(), form.pieces))
    }
    return [.choice(order.map { FormTemplate.Branch(choice: $0, pieces: nested(groups[$0] ?? [])) })]
  }

  /// `%#@name@` or `%2$#@name@`.
  private static func name(in bytes: [UInt8], at start: Int) -> (name: String, end: Int)? {
    var position = start + 1
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
    if position < bytes.count, position > start + 1, bytes[position] == .dollar { position += 1 }
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == .at else {
      return nil
    }
    let first = position + 2
    var end = first
    while end < bytes.count, bytes[end] != .at, bytes[end] != .percent, bytes[end] >= 0x20 { end += 1 }
    guard end > first, end < bytes.count, bytes[end] == .at else { return nil }
    return (String(decoding: bytes[first..<end], as: UTF8.self), end + 1)
  }

  /// A form with its argument in place of `%arg`.
  private static func filled(_ text: String, with specifier: String) -> String {
    text.contains("%arg") ? text.replacing("%arg", with: specifier) : text
  }
}

import AuditModel
import Documents

/// A converter from an Application Resource Bundle to texts with the metadata of their `@key` entries.
///
/// Source: Application Resource Bundle Specification; Flutter's guide to internationalisation for `placeholders`.
struct ARBDocument {
  private var source: SourceFile
  private var notes: JSONNotes
  private var catalog = Catalog()

  /// Prepares to read a file; a language at the end of its name, as in `app_de.arb`, is used.
  init(_ source: SourceFile) {
    self.source = source
    self.source.takeLanguageOfName()
    notes = JSONNotes(file: source.path)
  }

  /// Reads the file; texts are in file order.
  mutating func read() -> Catalog {
    let (root, problems) = LocatedJSON.parse(LocatedJSON.inUTF8(source.bytes))
    notes = JSONNotes(file: source.path, problems)
    if let root { read(root) }
    catalog.issues += notes.issues
    catalog.sortIssues()
    return catalog
  }

  private mutating func read(_ root: LocatedJSON) {
    let remedy = "write {\"greeting\": \"Hello\"}"
    guard let members = notes.object(root, "the file contains", not: "an object of texts", remedy)?.counting else {
      return
    }
    var remarks: [String: LocatedJSON] = [:]
    for member in members where member.key.hasPrefix("@") {
      if member.key.hasPrefix("@@") {
        readSetting(member)
      } else {
        remarks[String(member.key.dropFirst())] = member.value
      }
    }
    for member in members where !member.key.hasPrefix("@") {
      guard case .string(let text) = member.value.content else {
        notes.warning(
          member.value.place,
          "the value of \(Quotation(member.key)) is \(member.value.kind), not a text; it was skipped",
          "put it in double quotes if it is shown to people")
        continue
      }
      read(text, of: member, remark: remarks[member.key])
    }
  }

  /// Reads `@@locale`; other names that begin with `@@` are reserved for tools.
  private mutating func readSetting(_ member: LocatedJSON.Member) {
    guard member.key == "@@locale" else {
      return notes.misspelt(
        member.key, member.keyPlace, among: ["@@locale"], .warning,
        "\(Quotation(member.key)) is not known and is not used")
    }
    if let tag = member.value.text.flatMap({ LanguageName.canonical($0) }) {
      source.locale = tag
      return
    }
    let name = member.value.text.map { Quotation($0).description } ?? member.value.kind
    notes.warning(
      member.value.place, "@@locale is not a language tag: \(name); the file is read as \(source.locale)",
      "write a BCP 47 tag such as de or pt_BR")
  }

  private mutating func read(_ text: String, of member: LocatedJSON.Member, remark value: LocatedJSON?) {
    var remark = ARBRemark(notes: notes)
    if let value { remark.read(value) }
    notes = remark.notes
    var string = LocalizedString(
      location: notes.location(member.value.place), key: member.key, text: text, locale: source.locale,
      group: source.group, comment: remark.description?.text, slot: remark.slot)
    string.changeDetails { details in
      details.samples = remark.samples
      details.conversions = remark.types
      details.characterLimit = remark.characterLimit
    }
    if MessageFormat.mayBe(text) { expand(text, of: member, &string) }
    if let source = remark.source { string.take(source: sourceForms(source, at: string.location)) }
    if let (comment, place) = remark.description {
      let directives = CommentDirectives(comment: comment, at: notes.location(place), isVerbatim: false)
      catalog.issues += directives.issues.about(member.key)
      directives.apply(to: &string)
    }
    catalog.strings.append(string)
  }

  private mutating func expand(_ text: String, of member: LocatedJSON.Member, _ string: inout LocalizedString) {
    do throws(MessageFormat.Fault) {
      let message = try MessageFormat(text, readsQuotes: source.readsQuotes)
      string.changeDetails { $0.conversions.merge(message.types) { first, _ in first } }
      for name in message.withoutOther {
        notes.warning(
          member.value.place, "a choice by \(Quotation(name)) in \(Quotation(member.key)) has no branch \"other\"",
          "add other {…}; without it, most values have no text")
      }
      let (forms, isCut) = message.template.forms(at: string.location)
      if isCut {
        notes.warning(
          member.value.place,
          "\(Quotation(member.key)) has more than \(FormTemplate.mostForms) forms; the others are not measured",
          "use fewer choices in one text")
        string.changeDetails { $0.isIncomplete = true }
      }
      string.take(forms)
    } catch {
      notes.warning(
        member.value.place,
        "\(Quotation(member.key)) is not an ICU message: \(error.message); it is measured as written",
        "write, for example, {count, plural, one {# file} other {# files}}"
          + (source.readsQuotes
            ? ", and '{' for a brace that is shown" : "; Flutter shows braces only with use-escaping"))
    }
  }

  /// Returns a text's forms in the source language, or the text itself if it is not an ICU message.
  private func sourceForms(_ text: String, at location: SourceLocation) -> [TextForm] {
    (try? MessageFormat(text, readsQuotes: source.readsQuotes))?.template.forms(at: location).all
      ?? [TextForm(choices: [], text: text, location: location)]
  }
}

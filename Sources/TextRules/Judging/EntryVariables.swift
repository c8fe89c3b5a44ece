internal import AuditModel
internal import RuleKit

/// The variables of an entry with plural forms, such as `%#@count@`, compared with those in its text.
struct EntryVariables {
  /// The form with the problem.
  let form: TextForm
  let message: Finding.Message
  let remedy: String

  /// Finds a variable that the entry lacks, or forms that no text draws; the result is nil if there are none.
  init?(problemOf subject: Translation) {
    guard let first = subject.forms.first else { return nil }
    for form in subject.forms where Self.hasVariables(subject.string, form) {
      // A reader has replaced each variable that the entry defines.
      guard let rest = FormatText(form).placeholders.first(where: { $0.family == .variable }) else { continue }
      self.form = form
      message = "\(Quotation(form.text)) has \(Quotation(rest.spelling).text), but the entry has no forms for it"
      remedy = "add a variable of this name with its plural forms, or fix the name"
      return
    }
    guard let name = subject.string.details?.undrawnVariables.first else { return nil }
    form = first
    message = """
      \(Quotation(first.text)) does not have the variable \(Quotation(name)) of the entry, so its forms are never drawn
      """
    remedy = "write %#@\(Quotation(name).text)@ where it belongs, or remove the variable"
  }

  /// Returns whether the format of a text has variables, which only a text with a percent sign can have.
  private static func hasVariables(_ string: LocalizedString, _ form: TextForm) -> Bool {
    guard form.text.utf8.contains(UInt8(ascii: "%")) else { return false }
    let file = string.location.file
    // XLIFF names the file that it was exported from.
    let isExport = file.hasSuffix(".xliff") || file.hasSuffix(".xlf")
    return [".stringsdict", ".xcstrings"].contains { (isExport ? string.group : file).hasSuffix($0) }
  }
}

internal import AuditModel
internal import Bytes

/// The part of an app that must change to fix a finding, apart from its rule.
enum CauseSite: Hashable {
  /// The place that draws the text.
  case place(SourceLocation, name: String)
  /// A key of a table.
  case key(group: ExactText, table: ExactText?, key: ExactText)
  /// The texts of a language with the same message, apart from quotations.
  case language(locale: String, message: String)
  case statement(SourceLocation, key: ExactText)
  case document(ExactText)
  case colors(first: String, second: String?, key: ExactText)
  /// The sets of an asset catalog with the same message, apart from quotations and numbers.
  case catalog(ExactText, message: String)
  case view(file: ExactText, screen: String, element: String?)
  case file(ExactText)
  /// The kind of fault of several files.
  case fault(ExactText)

  var kind: Cause.Kind {
    switch self {
    case .place: .place
    case .key: .key
    case .language: .language
    case .statement: .statement
    case .document: .document
    case .colors: .colors
    case .catalog: .catalog
    case .view: .view
    case .file, .fault: .file
    }
  }

  /// The words that identify the site in a fingerprint; lines and texts must not change them.
  func words(of finding: Finding) -> [String] {
    switch self {
    case .place(let location, let name): [TextUse.site(name, in: location.file)] + number(in: finding)
    case .key(let group, let table, let key): [group.text, table?.text ?? "", key.text]
    case .language(let locale, let message): [locale, message]
    case .statement(let location, let key): [location.file, Self.object(of: finding) ?? key.text]
    case .document(let file), .file(let file), .fault(let file): [file.text]
    case .catalog(let file, let message): [file.text, message]
    case .colors(let first, let second, let key): [first, second ?? "", key.text]
    case .view(let file, let screen, let element):
      Self.object(of: finding).map { [file.text, $0] } ?? [file.text, screen, element ?? ""]
    }
  }

  /// The identifier of the finding's object in a storyboard or xib, which no rename changes; nil for none.
  private static func object(of finding: Finding) -> String? {
    finding.identity.flatMap { $0.object.isEmpty ? nil : "#\($0.object)" }
  }

  /// The number of a place that has the name of an earlier one in its file.
  private func number(in finding: Finding) -> [String] {
    guard case .place(let location, let name) = self,
      let number = finding.fields.value.uses.first(where: { $0.location == location && $0.place == name })?.number,
      number > 1
    else { return [] }
    return [String(number)]
  }

  /// Returns the site of a finding on its own, without regard to other findings.
  init(_ finding: Finding) {
    let fields = finding.fields.value
    if let layout = fields.layout?.value {
      self = .view(file: ExactText(fields.location.file), screen: layout.screen, element: layout.element)
    } else if let colors = fields.colors?.value {
      self = .colors(first: colors.first, second: colors.second, key: ExactText(fields.key))
    } else if fields.rule == CauseRules.unreadableFile {
      self = .file(ExactText(fields.location.file))
    } else if fields.locale != nil || !fields.locales.isEmpty {
      self = .key(
        group: ExactText(fields.group), table: fields.table.map(ExactText.init), key: ExactText(fields.key))
    } else if let catalog = Self.catalog(of: fields.location.file) {
      self = .catalog(ExactText(catalog), message: Quotation.kind(of: fields.message.text))
    } else {
      self = .statement(fields.location, key: ExactText(fields.key))
    }
  }

  /// Returns the path of the asset catalog that contains a file, or nil if none does.
  private static func catalog(of file: String) -> String? {
    guard let start = file.firstRange(of: ".xcassets/") else { return nil }
    return String(file[..<file.index(before: start.upperBound)])
  }
}

/// The rules whose findings have a cause of their own kind.
enum CauseRules {
  /// The rule on files that cannot be read.
  static let unreadableFile = "file-unreadable"

  /// The rules on what a text consists of, which no place can fix.
  static let ofTexts: Set<String> = ["markup-drawn-literally", "missing-glyphs"]

  /// Returns whether the place that draws a text decides the finding.
  static func concernsPlace(_ finding: Finding) -> Bool {
    let fields = finding.fields.value
    return fields.slot != nil && !fields.uses.isEmpty && !ofTexts.contains(fields.rule)
  }
}

extension SourceLocation {
  /// Whether the file is a storyboard or xib.
  var isInDocument: Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }
}

import AuditModel
import Documents
import Vocabulary

/// The directives in comments for translators: slot fields, character limits and disabled rules.
///
/// The tool's own directives are `typecheck: style=headline lines=2`, `typecheck:disable rule-a` and
/// `typecheck:disable:next rule-a`; words after `--` are a remark. Length limits of other tools are read too:
/// `MAX_LENGTH: 24` (Pontoon), `smartling.character_limit = 140` (Smartling), `maxLength: 24`, `max-length:24` and
/// `max-size:300:2` (Weblate's flags), `[CHAR_LIMIT=40]` (Chromium and Android).
struct CommentDirectives {
  /// The slot fields of the text.
  var slot = SlotFields()
  /// The maximum number of characters, or nil without a limit.
  var characterLimit: Int?
  /// The directives that disable rules.
  var suppressions: [TextDetails.Suppression] = []
  /// Warnings about unknown names and invalid values.
  var issues: [InputIssue] = []

  /// Whether there are no directives and no problems.
  var isEmpty: Bool { slot == SlotFields() && characterLimit == nil && suppressions.isEmpty && issues.isEmpty }

  /// Creates an empty set of directives.
  init() {}

  /// Reads the directives in a comment; `isVerbatim` states whether its line breaks are those of the file.
  init(comment: String, at location: SourceLocation, isVerbatim: Bool = true) {
    read(comment, at: location, isVerbatim: isVerbatim)
  }

  /// Reads another comment on the same text; its values replace earlier ones.
  ///
  /// The comment has no delimiters. If `isVerbatim` is true, its line breaks are those of the file and count in
  /// locations.
  mutating func read(_ comment: String, at location: SourceLocation, isVerbatim: Bool = true) {
    for directive in DirectiveScanner(comment, at: location, isVerbatim: isVerbatim).directives {
      switch directive.kind {
      case .own: readOwn(directive)
      case .limit: readLimit(directive)
      case .size: readSize(directive)
      case .misspelt(let known):
        warn(
          directive, "\(Quotation(directive.name)) is similar to \(known) and is not read",
          "write \(known), or another word")
      case .withoutColon: warn(directive, "the typecheck comment has no colon after typecheck and is not read")
      }
    }
  }

  /// Adds the directives to a text, keeping fields that the text already has.
  func apply(to string: inout LocalizedString) {
    if slot != SlotFields() { string.slot.fill(from: slot) }
    guard characterLimit != nil || !suppressions.isEmpty else { return }
    string.changeDetails { details in
      details.characterLimit = details.characterLimit ?? characterLimit
      details.suppressions += suppressions
    }
  }

  private mutating func readOwn(_ directive: DirectiveScanner.Directive) {
    var words = directive.words[...]
    guard let first = words.first else { return warn(directive, "the typecheck comment is empty") }
    let scope = first.split(separator: ":", omittingEmptySubsequences: false)
    if scope.first?.lowercased() == "disable" {
      guard scope.count == 1 || (scope.count == 2 && ["next", ""].contains(scope[1].lowercased())) else {
        let error = UnknownName(first, kind: "a typecheck mark", known: ["disable", "disable:next"])
        return warn(directive, Quotation.escape(error.description))
      }
      words.removeFirst()
      return readRules(words, directive)
    }
    var said: [String: String] = [:]
    for word in words {
      guard let sign = word.firstIndex(where: { $0 == "=" || $0 == ":" }) else {
        let known = ["disable", "disable:next"] + SlotDescriptor.names(on: .comment).map { "\($0)=" }
        let error = UnknownName(word, kind: "a word of a typecheck comment", known: known)
        return warn(directive, Quotation.escape(error.description), "write a remark after \" -- \"")
      }
      let value = Self.unquoted(word[word.index(after: sign)...])
      guard let name = set(String(word[..<sign]), to: value, directive) else { continue }
      if let earlier = said.updateValue(value, forKey: name) {
        warn(
          directive,
          "the typecheck comment has \(name)=\(Quotation(earlier).text) and \(name)=\(Quotation(value).text); "
            + "the second one is used", "remove one of them")
      }
    }
  }

  /// Sets a field and returns its name, or nil if the name is unknown.
  private mutating func set(_ name: String, to value: String, _ directive: DirectiveScanner.Directive) -> String? {
    do throws(UnknownName) {
      let field = try SlotDescriptor.named(name, on: .comment, kind: "a field of a typecheck comment")
      let name = field.field.name(on: .comment)
      if let error = field.refusal(of: value, in: &slot) {
        warn(directive, "the comment's \(name) \(Quotation(value)) \(Quotation.escape(error.message))")
      }
      return name
    } catch {
      warn(directive, Quotation.escape(error.description))
      return nil
    }
  }

  private mutating func readRules(_ words: ArraySlice<String>, _ directive: DirectiveScanner.Directive) {
    var rules: [String] = []
    for word in words {
      let isName = word.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
      guard isName, word.utf8.first != UInt8(ascii: "-") else {
        return warn(
          directive, "\(Quotation(word)) is not a rule name, so no rule is turned off",
          "write rule names such as text-truncated, and any remark after \" -- \"")
      }
      if !rules.contains(word) { rules.append(word) }
    }
    suppressions.append(TextDetails.Suppression(rules: rules, location: directive.location))
  }

  private mutating func readLimit(_ directive: DirectiveScanner.Directive) {
    guard let value = directive.words.first else { return }
    if ["none", "unlimited", "no"].contains(value.lowercased()) { return }
    var limit = SlotFields()
    if let error = SlotField.characters.descriptor.refusal(of: value, in: &limit) {
      warn(directive, value, error, "\(directive.name)=24")
    } else {
      characterLimit = limit.characters
    }
  }

  /// Reads Weblate's `max-size:width:lines`, with the width in pixels as points.
  private mutating func readSize(_ directive: DirectiveScanner.Directive) {
    guard let value = directive.words.first else { return }
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    for (field, part) in zip([SlotField.width, .lines], parts) {
      guard let error = field.descriptor.refusal(of: part, in: &slot) else { continue }
      return warn(directive, value, error, "max-size:300 or max-size:300:2")
    }
  }

  private static func unquoted(_ value: Substring) -> String {
    guard let first = value.first, "\"'".contains(first), value.count > 1, value.last == first else {
      return String(value)
    }
    return String(value.dropFirst().dropLast())
  }

  /// Warns of a limit with an invalid value.
  private mutating func warn(
    _ directive: DirectiveScanner.Directive, _ value: String, _ error: SlotRefusal, _ example: String
  ) {
    warn(directive, "the limit \(directive.name) \(Quotation(value)) \(error.message)", "write \(example)")
  }

  private mutating func warn(
    _ directive: DirectiveScanner.Directive, _ message: String, _ remedy: String = Self.remedy
  ) {
    issues.warn(at: directive.location, message, fix: remedy)
  }

  private static let remedy =
    "write, for example, \"typecheck: style=headline lines=2 width=120\" or \"typecheck:disable:next text-truncated\""
}

extension SlotDescriptor {
  /// Sets the field to a value from a comment; returns the reason if the value is invalid.
  func refusal(of text: String, in fields: inout SlotFields) -> SlotRefusal? {
    do throws(SlotRefusal) {
      try set(text: text, in: &fields, on: .comment)
      return nil
    } catch {
      return error
    }
  }
}

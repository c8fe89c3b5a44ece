import AuditModel
import Documents

/// An entry of a `.stringsdict` before its forms are generated.
struct StringsDictEntry {
  /// The text, or nil if the value does not contain one.
  private(set) var text: VariedText?
  /// Problems found in the entry.
  private(set) var issues: [InputIssue] = []

  private let key: String

  /// The key names in Apple's property lists (Apple, "Stringsdict File Format").
  private enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let kind = "NSStringFormatSpecTypeKey"
    static let conversion = "NSStringFormatValueTypeKey"
    static let plural = "NSStringPluralRuleType"
    static let ordinal = "NSStringOrdinalRuleType"
  }

  /// Reads an entry; problems become warnings, and invalid parts are skipped.
  init(_ member: PropertyListValue.Member) {
    key = member.key
    text = varied(member.value, named: member.key)
  }

  private mutating func warn(_ message: String, _ remedy: String, _ location: SourceLocation) {
    issues.warn(at: location, message, fix: remedy)
  }

  /// Warns that a value is skipped, and returns nil.
  private mutating func skip<Value>(_ message: String, _ remedy: String, _ location: SourceLocation) -> Value? {
    warn("\(message) and is skipped", remedy, location)
    return nil
  }

  private mutating func varied(_ value: PropertyListValue, named name: String) -> VariedText? {
    if let text = value.text { return .plain(text, value.location) }
    guard let all = value.members else {
      return skip(
        "the value of \(Quotation(name)) is \(value.kind), not a text,", "give it a string or a dictionary",
        value.location)
    }
    let members = distinct(all)
    if let device = members.first(where: { $0.key == Name.device }) { return choice(.device, device) }
    if let width = members.first(where: { $0.key == Name.width }) { return choice(.width, width) }
    guard let format = members.first(where: { $0.key == Name.format }), let text = format.value.text else {
      return skip(
        "\(Quotation(name)) has no \(Name.format) with a text",
        "add the text that names the variables, such as %#@count@", value.location)
    }
    let variables = members.filter { $0.key != Name.format }.compactMap { variable($0) }
    return .format(text, format.value.location, variables)
  }

  /// Returns the members with an issue for each duplicate; the last of equal keys counts.
  private mutating func distinct(_ members: [PropertyListValue.Member]) -> [PropertyListValue.Member] {
    var places: [String: Int] = [:]
    var kept: [PropertyListValue.Member] = []
    for member in members {
      if let place = places[member.key] {
        issues.append(.repeated(member.key, at: member.location, line: kept[place].location.line))
        kept[place] = member
      } else {
        places[member.key] = kept.count
        kept.append(member)
      }
    }
    return kept
  }

  private mutating func choice(_ kind: TextForm.Choice.Kind, _ rule: PropertyListValue.Member) -> VariedText? {
    guard let all = rule.value.members else {
      return skip(
        "\(Quotation(rule.key)) of \(Quotation(key)) is not a dictionary",
        "make it a dictionary of \(kind == .width ? "widths" : "devices") and texts", rule.location)
    }
    var texts: [TextOption] = []
    for member in distinct(all) {
      if kind == .width, Double(member.key).map({ $0 > 0 && $0.isFinite }) != true {
        warn(
          "the width \(Quotation(member.key)) of \(Quotation(key)) is not a number above 0 and is skipped",
          "write the width of the text in en of the system font", member.location)
      } else if let text = varied(member.value, named: member.key) {
        texts.append(TextOption(value: member.key, text: text))
      }
    }
    return texts.isEmpty ? skip("\(Quotation(key)) has no text", "add a text", rule.location) : .choice(kind, texts)
  }

  private mutating func variable(_ member: PropertyListValue.Member) -> TextVariable? {
    guard let all = member.value.members else {
      return skip(
        "the variable \(Quotation(member.key)) of \(Quotation(key)) is not a dictionary",
        "make it a dictionary with \(Name.kind) and plural forms", member.location)
    }
    let members = distinct(all)
    var forms: [TextOption] = []
    for form in members where form.key != Name.kind && form.key != Name.conversion {
      guard PluralName(rawValue: form.key) != nil else {
        warn(
          "\(Quotation(form.key)) of the variable \(Quotation(member.key)) is not a plural category and is skipped",
          "use one of \(PluralName.all.joined(separator: " "))", form.location)
        continue
      }
      if let text = varied(form.value, named: form.key) { forms.append(TextOption(value: form.key, text: text)) }
    }
    guard !forms.isEmpty else { return nil }
    return TextVariable(
      name: member.key, conversion: conversion(members), text: .choice(kind(members, of: member), forms),
      location: member.location)
  }

  private mutating func kind(
    _ members: [PropertyListValue.Member], of variable: PropertyListValue.Member
  ) -> TextForm.Choice.Kind {
    let rule = members.first { $0.key == Name.kind }
    switch rule?.value.text {
    case Name.plural: return .plural
    case Name.ordinal: return .ordinal
    case let other:
      warn(
        "the variable \(Quotation(variable.key)) of \(Quotation(key)) has "
          + (other.map { "the rule \(Quotation($0)), which is not known," } ?? "no \(Name.kind)")
          + " and is read as a plural", "write \(Name.plural)", rule?.location ?? variable.location)
      return .plural
    }
  }

  /// Returns the conversion without a percent sign (`ld`), even if the file contains `%ld`.
  private func conversion(_ members: [PropertyListValue.Member]) -> String? {
    guard let text = members.first(where: { $0.key == Name.conversion })?.value.text else { return nil }
    let type = text.trimmingWhitespace.drop { $0 == "%" }
    return type.isEmpty ? nil : String(type)
  }
}

import AuditModel
import Bytes
import RuleKit
import TextRules

extension Plan {
  /// Returns whether a container is the first of its text.
  ///
  /// Rules on translations only run once for each text, and not for each container.
  func isFirst(_ position: Position) -> Bool {
    guard position.room == 0 else { return false }
    return position.entry == 0 || entries[position.entry - 1].string != entries[position.entry].string
  }

  /// Returns whether a container is the last of its text.
  func isLast(_ position: Position) -> Bool {
    guard position.room + 1 == rooms(of: position.entry) else { return false }
    let next = position.entry + 1
    return next == entries.count || entries[next].string != entries[position.entry].string
  }

  /// Returns the text of an entry paired with its source text.
  func translation(_ entry: Int) -> Translation {
    let place = entries[entry]
    let (string, slot) = (strings[Int(place.string)], slots[Int(place.slot)].value)
    var translation = Translation(
      string: string, source: nil, sourceLocale: sourceLocales[string.group] ?? sourceLocale, isSource: place.isSource,
      characterLimit: [string.details?.characterLimit, slot.characters].compactMap(\.self).min())
    translation.platform = platform
    translation.markup = slot.markup(of: string)
    translation.isMarkdown = isMarkdown(entry)
    translation.isFormattedWithoutLocale = place.isFormattedWithoutLocale
    if let own = string.source {
      if !place.isSource {
        translation.source = own
        translation.sourceForms = string.details?.sourceForms ?? []
      }
    } else if place.source >= 0 {
      let source = strings[Int(place.source)]
      translation.sourceLocale = source.locale
      if place.source != place.string {
        translation.source = source.text
        translation.sourceForms = source.details?.forms ?? []
      }
    }
    return translation
  }

  /// Returns the source language of an untranslated entry; nil for a translated text or one in the source language.
  func untranslatedLocale(_ entry: Int) -> String? {
    let (index, source) = (Int(entries[entry].string), Int(entries[entry].source))
    guard !entries[entry].isSource else { return nil }
    var locale = sourceLocales[strings[index].group] ?? sourceLocale
    if let own = strings[index].source {
      guard ExactText.areEqual(own, strings[index].text) else { return nil }
    } else {
      guard source >= 0, ExactText.areEqual(strings[source].text, strings[index].text) else { return nil }
      locale = strings[source].locale
    }
    return SourceTexts.language(locale) == SourceTexts.language(strings[index].locale) ? nil : locale
  }

  /// Returns the findings of a rule on the translation of an entry.
  func findings(of rule: any Rule<Translation>, on entry: Int, _ translation: Translation) -> [Finding] {
    rule.evaluate(translation).findings.map { finding in
      var finding = finding
      finding.lower(for: entries[entry].mention)
      return finding
    }
  }

  /// Returns whether any place of a text certainly interprets Markdown: a key in SwiftUI, or a slot that states it.
  private func isMarkdown(_ entry: Int) -> Bool {
    let string = entries[entry].string
    var isXcodes: Bool?
    for place in entries[entry...].prefix(while: { $0.string == string }) {
      let slot = slots[Int(place.slot)].value
      if slot.markup == .markdown { return true }
      guard slot.markup == nil, slot.framework == .swiftui, !slot.assumed.contains(.framework) else { continue }
      let text = strings[Int(string)]
      isXcodes = isXcodes ?? (text.location.file.hasSuffix(".xcstrings") || slot.markup(of: text) == .markdown)
      if isXcodes == true { return true }
    }
    return false
  }
}

internal import AuditModel

/// A text of the page in one language and file, with all its slots.
struct PageText {
  /// A slot of the text, with its findings as indices into the report's findings.
  struct Slot {
    var page: PageResult
    var findings: [Int]
  }

  /// The identity of a text in its file.
  struct Name: Hashable {
    var location: SourceLocation
    var key: String
    var locale: String?
  }

  var string: LocalizedString
  var slots: [Slot]
  /// The findings about the text in any slot, such as its placeholders.
  var findings: [Int]
  /// The text in the source language; nil if this is that text or it is not known.
  var source: String?

  var name: Name { Name(location: string.location, key: string.key, locale: string.locale) }

  /// Groups the results of a report by text, in order.
  static func list(_ report: AuditReport) -> [PageText] {
    let links = FindingLinks(report.findings)
    let sources = SourceTexts(report.pageResults)
    var texts: [PageText] = []
    var places: [Name: Int] = [:]
    for page in report.pageResults {
      let string = page.result.string
      let place = PageText.Name(location: string.location, key: string.key, locale: string.locale)
      let index = places[place] ?? texts.count
      if index == texts.count {
        places[place] = index
        texts.append(
          PageText(
            string: string, slots: [], findings: links.findings(ofText: string),
            source: page.result.isSource
              ? nil
              : string.source ?? sources.text(of: string) ?? report.textVerdicts.sources[TextVerdicts.Name(string)]))
      }
      texts[index].slots.append(Slot(page: page, findings: links.findings(of: page.result)))
    }
    return texts
  }
}

/// The texts in the source language.
private struct SourceTexts {
  private var texts: [TextVerdicts.Name: String] = [:]

  init(_ results: [PageResult]) {
    for page in results where page.result.isSource {
      texts[TextVerdicts.Name(page.result.string)] = page.result.text
    }
  }

  func text(of string: borrowing LocalizedString) -> String? { texts[TextVerdicts.Name(string)] }
}

/// The findings of each text and slot.
private struct FindingLinks {
  private struct Key: Hashable {
    var group: String
    var key: String
    var locale: String
  }

  private let all: [Finding]
  /// The findings in slots, by the location of the measured form.
  private var bySlot: [PageText.Name: [Int]] = [:]
  /// The findings about all texts of a key.
  private var byKey: [Key: [Int]] = [:]
  /// The findings about a text in any slot, by file and key.
  private var byText: [Key: [Int]] = [:]

  init(_ findings: [Finding]) {
    all = findings
    for (index, finding) in findings.enumerated() {
      guard let locale = finding.locale else { continue }
      if !finding.locales.isEmpty {
        for one in finding.locales {
          byKey[Key(group: finding.group, key: finding.key, locale: one), default: []].append(index)
        }
      } else if finding.slot != nil {
        let place = PageText.Name(location: finding.location, key: finding.key, locale: locale)
        bySlot[place, default: []].append(index)
      } else {
        byText[Key(group: finding.location.file, key: finding.key, locale: locale), default: []].append(index)
      }
    }
  }

  func findings(of result: SlotMeasurement) -> [Int] {
    let string = result.string
    let place = PageText.Name(location: result.location, key: string.key, locale: string.locale)
    let own = (bySlot[place] ?? []).filter { all[$0].slot == result.slot && all[$0].text == result.text }
    guard result.isOpen else { return own }
    return own + (byKey[Key(group: string.group, key: string.key, locale: string.locale)] ?? [])
  }

  func findings(ofText string: borrowing LocalizedString) -> [Int] {
    byText[Key(group: string.location.file, key: string.key, locale: string.locale)] ?? []
  }
}

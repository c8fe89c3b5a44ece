import AuditModel

/// The texts of an Android resource file as they are read.
struct AndroidResources {
  /// Why something is left out.
  private enum Reason {
    static let fixed = "texts that are not to be translated"
    static let reference = "references to other texts: measured where they stand"
    static let other = "Android resources that are no texts"
  }

  private let source: SourceFile
  private var read = Catalog()
  private var comments: [XMLComment] = []
  private var lines: [String: Int] = [:]

  private static let quantities = ["zero", "one", "two", "few", "many", "other"]

  /// Starts empty.
  init(_ source: SourceFile) { self.source = source }

  /// Adds a comment, which belongs to the element that follows.
  mutating func add(_ comment: XMLComment) { comments.append(comment) }

  /// Adds an element.
  mutating func add(_ element: LocatedElement) {
    defer { comments = [] }
    let isText = element.name == "string" || (element.name == "item" && element.tag["type"] == "string")
    guard isText || element.name == "plurals" || element.name == "string-array" else {
      if element.name != "eat-comment" { leaveOut(Reason.other) }
      return
    }
    guard let name = element.tag["name"], !name.isEmpty else {
      return warn(element, "<\(element.name)> has no name and is left out", "give it a name")
    }
    // The same name may stand for a text, a plural and an array.
    if let line = lines.updateValue(element.tag.location.line, forKey: "\(element.name) \(name)") {
      warn(element, "the name \(Quotation(name)) is in line \(line) too; both are measured", "remove one of them")
    }
    if element.tag["translatable"] == "false" { return leaveOut(Reason.fixed) }
    switch element.name {
    case "plurals": addPlural(element, name)
    case "string-array":
      for (index, item) in element.elements("item").enumerated() { addText(item, "\(name).\(index)") }
    default: addText(element, name)
    }
  }

  private mutating func leaveOut(_ reason: String) { read.leftOut[reason, default: 0] += 1 }

  private mutating func warn(_ element: LocatedElement, _ message: String, _ remedy: String) {
    read.issues.append(
      InputIssue(severity: .warning, location: element.tag.location, message: message, remedy: remedy))
  }

  /// Whether the value is not a text but names one: `@string/ok`, `?attr/title`.
  private static func isReference(_ element: LocatedElement) -> Bool {
    let text = element.text.trimmingWhitespace
    guard element.elements.isEmpty, text.utf8.count > 1, !text.contains(where: \.isWhitespace) else { return false }
    if text == "@null" || text == "@empty" { return true }
    return (text.hasPrefix("@") || text.hasPrefix("?")) && text.contains("/")
  }

  private mutating func addText(_ element: LocatedElement, _ key: String) {
    guard !Self.isReference(element) else { return leaveOut(Reason.reference) }
    let text = AndroidText(element)
    read.issues += text.issues
    var string = LocalizedString(
      location: text.location, key: key, text: text.text, locale: source.locale, group: source.group)
    append(&string, [text])
  }

  private mutating func addPlural(_ element: LocatedElement, _ key: String) {
    var forms: [TextForm] = []
    var texts: [AndroidText] = []
    for item in element.elements("item") {
      let quantity = item.tag["quantity"] ?? ""
      guard Self.quantities.contains(quantity), !forms.contains(where: { $0.choices.first?.value == quantity }) else {
        warn(
          item, "\(Quotation(quantity)) is no quantity or stands twice in \(Quotation(key)), so the item is left out",
          "known are \(Self.quantities.joined(separator: " "))")
        continue
      }
      guard !Self.isReference(item) else {
        leaveOut(Reason.reference)
        continue
      }
      let text = AndroidText(item)
      read.issues += text.issues
      texts.append(text)
      forms.append(
        TextForm(choices: [TextForm.Choice(.plural, value: quantity)], text: text.text, location: text.location))
    }
    guard !forms.isEmpty else { return warn(element, "\(Quotation(key)) has no item and is left out", "give it one") }
    if !forms.contains(where: { $0.choices.first?.value == "other" }) {
      warn(element, "\(Quotation(key)) has no item \"other\", which every language needs", "add it")
    }
    guard var string = LocalizedString(forms, key: key, in: source, conversions: [:]) else { return }
    append(&string, texts)
  }

  private mutating func append(_ string: inout LocalizedString, _ texts: [AndroidText]) {
    var details = string.details ?? TextDetails()
    for text in texts {
      details.samples.merge(text.samples) { first, _ in first }
      details.markup = details.markup ?? text.markup
    }
    if !details.isEmpty { string.details = details }
    read.issues += string.take(comments)
    read.strings.append(string)
  }

  /// What an XML file of another kind comes to.
  func refuse(_ tag: XMLTag) -> Catalog {
    var catalog = read
    catalog.issues.append(
      InputIssue(
        severity: .error, location: tag.location,
        message: "the file's element is <\(Quotation(tag.name).text)>, not Android's <resources>",
        remedy: "name a file with Android's texts, or one of another known kind"))
    return catalog
  }

  /// What was read.
  ///
  /// - Parameter issues: What was wrong with the file itself.
  /// - Returns: The texts in the order of the file, and what was wrong.
  func catalog(_ issues: [InputIssue]) -> Catalog {
    var catalog = read
    catalog.issues += issues
    catalog.issues.sort { $0.location < $1.location }
    return catalog
  }
}

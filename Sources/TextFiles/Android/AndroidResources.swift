import AuditModel
import Documents

/// A collector of the texts in an Android resource file.
struct AndroidResources {
  private let source: SourceFile
  private var catalog = Catalog()
  private var comments: [LocatedText] = []
  /// The line of each name, by element, name and product.
  private var lines: [String: Int] = [:]
  /// The index of each text and the products of its forms, by element and key.
  private var places: [String: (place: Int, products: [String])] = [:]
  /// The element of each text that was read: `string`, `plurals` or `string-array`.
  private var elements: [String] = []
  /// The maximum number of products per text (our own limit; aapt2 knows seven).
  ///
  /// A further product starts a new text.
  private static let mostProducts = 32

  /// Creates an empty collection of texts for a file.
  init(_ source: SourceFile) { self.source = source }

  /// Adds a comment, which belongs to the next element.
  mutating func add(_ comment: LocatedText) { comments.append(comment) }

  /// Adds the texts of an element, with the comments before it.
  mutating func add(_ element: LocatedElement) {
    defer { comments = [] }
    let isText = element.name == "string" || (element.name == "item" && element.tag["type"] == "string")
    guard isText || element.name == "plurals" || element.name == "string-array" else {
      if element.name != "eat-comment" { catalog.leaveOut(LeftOutReason.noTexts) }
      return warnOfMisspelt(element)
    }
    guard let name = element.tag["name"], !name.isEmpty else {
      return warn(element, "<\(element.name)> has no name and is skipped", "give it a name")
    }
    // A text, a plural and an array may share a name, and each may have one entry per product.
    let product = Self.product(of: element)
    if let line = lines.updateValue(element.tag.location.line, forKey: "\(element.name) \(name) \(product)") {
      warn(element, "the name \(Quotation(name)) is also in line \(line); both are measured", "remove one of them")
    }
    if element.tag["translatable"] == "false" { return catalog.leaveOut(LeftOutReason.fixed) }
    switch element.name {
    case "plurals":
      warnOfStrangers(in: element, name)
      addPlural(element, name, product)
    case "string-array":
      warnOfStrangers(in: element, name)
      for (index, item) in element.elements("item").enumerated() {
        addText(item, "\(name).\(index)", product, in: "string-array")
      }
    default: addText(element, name, product)
    }
  }

  /// Reports children that are not items; their texts are not read.
  private mutating func warnOfStrangers(in element: LocatedElement, _ name: String) {
    for other in element.elements where other.name != "item" {
      catalog.issues.refuse(
        at: other.tag.location, key: name,
        "<\(Quotation(other.name).text)> in \(Quotation(name)) is not an item, so its text is not read",
        fix: "write <item>")
    }
  }

  /// The elements that contain texts; the next constant lists other resources with similar names.
  ///
  /// Source: Android, "App resources overview".
  private static let texts = ["string", "plurals", "string-array"]
  private static let others: Set<String> = ["array", "integer-array", "item", "style", "styleable"]

  private mutating func warnOfMisspelt(_ element: LocatedElement) {
    guard !Self.others.contains(element.name), let near = NearName.nearest(to: element.name, among: Self.texts) else {
      return
    }
    warn(
      element,
      "<\(Quotation(element.name).text)> is not an Android resource, so it is not read; did you mean <\(near)>?",
      "write <\(near)>")
  }

  /// Returns the kind of device that a text is for (aapt2, `product`), or `other` for all devices.
  private static func product(of element: LocatedElement) -> String {
    guard let product = element.tag["product"], !product.isEmpty, product != "default" else { return "other" }
    return product
  }

  private mutating func warn(_ element: LocatedElement, about key: String? = nil, _ message: String, _ remedy: String) {
    catalog.issues.warn(at: element.tag.location, key: key, message, fix: remedy)
  }

  /// Returns whether an element's value is a reference to another resource: `@string/ok`, `?attr/title`.
  private static func isReference(_ element: LocatedElement) -> Bool {
    let text = element.text.trimmingWhitespace
    guard element.elements.isEmpty, text.utf8.count > 1, !text.contains(where: \.isWhitespace) else { return false }
    if text == "@null" || text == "@empty" { return true }
    return (text.hasPrefix("@") || text.hasPrefix("?")) && text.contains("/")
  }

  private mutating func addText(_ element: LocatedElement, _ key: String, _ product: String, in array: String? = nil) {
    guard !Self.isReference(element) else { return catalog.leaveOut(LeftOutReason.references) }
    let text = AndroidText(element)
    catalog.issues += text.issues.about(key)
    var form = TextForm(choices: [], text: text.text, location: text.location)
    // The app never formats this text, so percent signs are not placeholders.
    if element.tag["formatted"] == "false" { form.literals = [0..<text.text.utf8.count] }
    append([form], [text], array ?? "string", key, product)
  }

  private mutating func addPlural(_ element: LocatedElement, _ key: String, _ product: String) {
    var forms: [TextForm] = []
    var texts: [AndroidText] = []
    for item in element.elements("item") {
      let quantity = item.tag["quantity"] ?? ""
      guard PluralName(rawValue: quantity) != nil, !forms.contains(where: { $0.choices.first?.value == quantity })
      else {
        warn(
          item, about: key,
          "\(Quotation(quantity)) is not a quantity or appears twice in \(Quotation(key)), so the item is skipped",
          "use one of \(PluralName.all.joined(separator: " "))")
        continue
      }
      guard !Self.isReference(item) else {
        catalog.leaveOut(LeftOutReason.references)
        continue
      }
      let text = AndroidText(item)
      catalog.issues += text.issues.about(key)
      texts.append(text)
      forms.append(TextForm(LocatedText(text: text.text, location: text.location), .plural, quantity))
    }
    guard !forms.isEmpty else {
      return warn(element, about: key, "\(Quotation(key)) has no item and is skipped", "add an <item>")
    }
    append(forms, texts, element.name, key, product)
  }

  /// Adds a text, or adds the forms of another product to the text with that name.
  private mutating func append(
    _ forms: [TextForm], _ texts: [AndroidText], _ element: String, _ key: String, _ product: String
  ) {
    let name = "\(element) \(key)"
    let known = places[name].flatMap { known in
      known.products.contains(product) || known.products.count > Self.mostProducts ? nil : known
    }
    guard var string = known.map({ catalog.strings[$0.place] }) ?? LocalizedString(forms, key: key, in: source) else {
      return
    }
    if let known {
      let earlier = known.products.count > 1 ? string.forms : Self.forms(string.forms, of: known.products[0])
      string.take(earlier + Self.forms(forms, of: product))
    }
    string.changeDetails { details in
      for text in texts {
        details.samples.merge(text.samples) { first, _ in first }
        details.markup = details.markup ?? text.markup
      }
    }
    catalog.issues += string.take(comments)
    let place = known?.place ?? catalog.strings.count
    places[name] = (place, (known?.products ?? []) + [product])
    if known == nil {
      catalog.strings.append(string)
      elements.append(element)
    } else {
      catalog.strings[place] = string
    }
  }

  /// Returns the forms with the product as an additional choice.
  private static func forms(_ forms: [TextForm], of product: String) -> [TextForm] {
    forms.map { form in
      var form = form
      form.choices.insert(TextForm.Choice(.select, argument: "product", value: product), at: 0)
      return form
    }
  }

  /// Records the element of each plural and array whose key another kind of element also uses.
  private mutating func nameTables() {
    var kinds: [String: Set<String>] = [:]
    for (index, string) in catalog.strings.enumerated() { kinds[string.key, default: []].insert(elements[index]) }
    for index in catalog.strings.indices where elements[index] != "string" {
      guard let kinds = kinds[catalog.strings[index].key], kinds.count > 1 else { continue }
      let element = elements[index]
      catalog.strings[index].changeDetails { $0.table = element }
    }
  }

  /// Returns the texts in file order, with the given issues of the whole file.
  mutating func finish(_ issues: [InputIssue]) -> Catalog {
    nameTables()
    catalog.issues += issues
    catalog.sortIssues()
    return catalog
  }
}

import AuditModel

extension InterfaceObject {
  /// The name in Xcode's outline: the developer's label, or the type with the text in quotation marks.
  package var outlineName: String {
    if let userLabel, !userLabel.isEmpty { return Quotation(userLabel).text }
    guard let text = namingText, !text.isEmpty else { return typeName }
    return "\(typeName) \(Quotation(text))"
  }

  /// The name of the scene of this view controller.
  var sceneName: String {
    let title = element["title"] ?? element.child("navigationItem")?["title"]
    if let name = userLabel ?? title ?? element["storyboardIdentifier"], !name.isEmpty { return Quotation(name).text }
    return customClass.map { Quotation(Self.words($0)).text } ?? typeName
  }

  /// The name of the type in words, such as `Table View Cell`.
  var typeName: String { Self.words(tag) }

  /// The text that distinguishes the object from others of its type.
  private var namingText: String? {
    for attribute in ["text", "title", "placeholder", "headerTitle", "image"] {
      if let text = InterfaceText.value(attribute, in: element)?.text { return text }
    }
    for state in element.children where ["state", "buttonConfiguration"].contains(state.name) {
      if let text = InterfaceText.value("title", in: state)?.text ?? state["image"] { return text }
    }
    return element["systemItem"] ?? element["reuseIdentifier"]
  }

  /// Splits a camel-case name into capitalized words; digits and abbreviations stay together.
  private static func words(_ name: String) -> String {
    var words = ""
    var last: Character = " "
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let startsWord = letter.isUppercase && (last.isLowercase || (last.isUppercase && next.isLowercase))
      if startsWord, !words.isEmpty { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
      last = letter
    }
    return words
  }

  /// Returns the name of a file without its folder and extension.
  static func stem(of file: String) -> String { TextKey.table(named: file) }
}

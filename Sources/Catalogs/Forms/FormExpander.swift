import AuditModel

/// Makes all forms of a text that depends on choices.
///
/// Choices by the same variable are made alike, in String Catalogs those by the same argument. A conversion without a number takes the argument after that of the conversion before it; in a variable's text the
/// first one takes the variable's own argument (Apple, "Handling Noun Plurals and Units of Measurement"). Where a text
/// has more than one argument each conversion gets its number, so that a form that leaves one out stays right.
struct FormExpander {
  /// The most forms of one text.
  static let mostForms = 256
  /// The most parts all forms of one text may come to; variables in variables could make more of them than memory holds.
  private static let mostParts = 1 << 16
  /// Variables stand no deeper in each other; real ones stand two deep.
  private static let deepest = 64
  /// The most bytes of all forms of one text.
  private static let mostBytes = 1 << 20

  private struct Form {
    var choices: [TextForm.Choice] = []
    var parts: [Part] = []
    var location: SourceLocation?
    /// What was chosen, by what the choice was made by.
    var chosen: [String: String] = [:]
  }

  private enum Part {
    case literal(String)
    case conversion(argument: Int, rest: String, written: String)
  }

  /// The forms in the order of the file.
  private(set) var forms: [TextForm] = []
  /// What the file says of the arguments' conversions, by number.
  private(set) var conversions: [String: String] = [:]
  /// What was wrong.
  private(set) var issues: [InputIssue] = []

  private let key: String
  private let location: SourceLocation
  /// The conversions of the key, by number: those of the arguments where nothing else says them.
  private let ofKey: [Int: String]
  private var used: Set<String> = []
  private var told: Set<String> = []
  private var parts = 0
  private var bytes = 0
  private var isCut = false
  /// Numbers that variables of the text have whatever their place; what has no number takes one of the others.
  private var reserved: Set<Int> = []
  private let isCatalog: Bool

  /// Makes the forms.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - key: Its key, for messages.
  ///   - location: Where the key stands.
  ///   - isCatalog: Whether it is of a String Catalog, which Xcode numbers and may hold variables that no text has.
  init(_ text: VariedText, key: String, location: SourceLocation, isCatalog: Bool = false) {
    self.key = key
    self.location = location
    self.isCatalog = isCatalog
    ofKey = FormatPiece.conversions(of: key)
    var counter = 1
    var found = expand(text, from: [Form()], counter: &counter, variables: [:], within: [], own: nil)
    if found.count > Self.mostForms {
      isCut = true
      found.removeLast(found.count - Self.mostForms)
    }
    var arguments: Set<Int> = []
    for form in found {
      for case .conversion(let argument, _, _) in form.parts { arguments.insert(argument) }
      for choice in form.choices { if let number = choice.argument.flatMap({ Int($0) }) { arguments.insert(number) } }
    }
    let areNumbered = arguments.contains { $0 > 1 }
    forms = found.map { form in
      TextForm(
        choices: form.choices, text: Self.text(form, areNumbered: areNumbered), location: form.location ?? location)
    }
    if isCut {
      warn(
        "the forms of \(Quotation(key)) are more than \(Self.mostForms) or longer than \(Self.mostBytes) bytes; the rest "
          + "is left out", "nest fewer variables in it")
    }
  }

  private static func text(_ form: Form, areNumbered: Bool) -> String {
    form.parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let piece): text += piece
      // A width taken from an argument has a number of its own, which is left alone.
      case .conversion(let argument, let rest, let written):
        text += areNumbered && !rest.contains("*") ? "%\(argument)$\(rest)" : written
      }
    }
  }

  private mutating func warn(_ message: String, _ remedy: String, at place: SourceLocation? = nil) {
    guard told.insert(message).inserted else { return }
    issues.append(InputIssue(severity: .warning, location: place ?? location, message: message, remedy: remedy))
  }

  // MARK: Expanding

  /// Puts a text behind forms that have been begun.
  private mutating func expand(
    _ text: VariedText, from begun: [Form], counter: inout Int, variables: [String: TextVariable],
    within names: [String], own argument: Int?
  ) -> [Form] {
    switch text {
    case .plain(let text, let place):
      return expand(text, at: place, from: begun, counter: &counter, variables: variables, within: names, own: argument)
    case .format(let text, let place, let own):
      let known = variables.merging(own.map { ($0.name, $0) }) { _, inner in inner }
      if isCatalog { reserved = Self.numbers(in: text, known) } else { warnOfSkipped(in: text, at: place) }
      let forms = expand(
        text, at: place, from: begun, counter: &counter, variables: known, within: names, own: argument)
      for variable in own where !isCatalog && !used.contains(variable.name) {
        warn(
          "no text of \(Quotation(key)) has the variable \(Quotation(variable.name)), so its forms are never drawn",
          "write %#@\(Quotation(variable.name).text)@ where it belongs, or remove it", at: variable.location)
      }
      return forms
    case .choice(let kind, let texts):
      let start = counter
      let isByNumber = kind == .plural || kind == .ordinal
      return branch(begun, kind, isByNumber ? argument.map { "\($0)" } : nil, of: names.last, texts) {
        expander, text, forms in
        var inner = start
        let made = expander.expand(
          text, from: forms, counter: &inner, variables: variables, within: names, own: argument)
        return made
      }
    }
  }

  /// One form a choice, of each form begun.
  private mutating func branch(
    _ begun: [Form], _ kind: TextForm.Choice.Kind, _ argument: String?, of variable: String?, _ texts: [TextOption],
    _ expand: (inout FormExpander, VariedText, [Form]) -> [Form]
  ) -> [Form] {
    var all: [Form] = []
    let name = argument == nil ? "\(kind)" : "\(kind) \(isCatalog ? argument ?? "" : variable ?? "")"
    for form in begun {
      let made = form.chosen[name]
      let same = made.flatMap { made in
        texts.first { $0.value == made } ?? texts.first { $0.value == PluralName.other.rawValue }
      }
      for option in same.map({ [$0] }) ?? texts {
        guard all.count < Self.mostForms, parts < Self.mostParts, bytes < Self.mostBytes else {
          isCut = true
          return all
        }
        var next = form
        if same == nil {
          next.choices.append(TextForm.Choice(kind, argument: argument, value: option.value))
          next.chosen[name] = option.value
        }
        all += expand(&self, option.text, [next])
      }
    }
    if all.count > Self.mostForms {
      isCut = true
      all.removeLast(all.count - Self.mostForms)
    }
    return all
  }

  private mutating func expand(
    _ text: String, at place: SourceLocation, from begun: [Form], counter: inout Int,
    variables: [String: TextVariable], within names: [String], own: Int?
  ) -> [Form] {
    var forms = begun
    // Where the text stands is told by the innermost form; the text around it comes second.
    for index in forms.indices where !names.isEmpty && forms[index].location == nil { forms[index].location = place }
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .argument:
        guard let own, let rest = conversions["\(own)"] else {
          add(.literal("%arg"), 4, to: &forms)
          continue
        }
        let number = names.last.flatMap { variables[$0]?.number }
        let written = number.map { "%\($0)$\(rest)" } ?? "%\(rest)"
        add(.conversion(argument: own, rest: rest, written: written), rest.utf8.count + 4, to: &forms)
      case .literal(let literal): add(.literal(literal), literal.utf8.count, to: &forms)
      case .conversion(let number, let rest):
        let argument = number ?? next(&counter, of: own)
        if number == nil { counter += rest.utf8.count { $0 == UInt8(ascii: "*") } }
        let written = number.map { "%\($0)$\(rest)" } ?? "%\(rest)"
        add(.conversion(argument: argument, rest: rest, written: written), rest.utf8.count + 4, to: &forms)
      case .variable(let number, let name):
        let argument = number ?? variables[name]?.number ?? next(&counter, of: own)
        guard let variable = variables[name], !names.contains(name), names.count < Self.deepest else {
          let written = number.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
          warnOfUnknown(name, isCircle: variables[name] != nil, at: place)
          add(.literal(written), written.utf8.count, to: &forms)
          continue
        }
        forms = expand(variable, argument, forms, variables, names)
      }
    }
    for index in forms.indices where forms[index].location == nil { forms[index].location = place }
    return forms
  }

  private mutating func expand(
    _ variable: TextVariable, _ argument: Int, _ begun: [Form], _ variables: [String: TextVariable],
    _ names: [String]
  ) -> [Form] {
    used.insert(variable.name)
    if let conversion = variable.conversion ?? ofKey[argument] { conversions["\(argument)"] = conversion }
    var all: [Form] = []
    for form in begun {
      guard all.count < Self.mostForms, parts < Self.mostParts else {
        isCut = true
        return all
      }
      parts += 1
      var counter = argument
      all += expand(
        variable.text, from: [form], counter: &counter, variables: variables, within: names + [variable.name],
        own: argument)
    }
    return all
  }

  /// The number that a conversion without one takes; the first in a variable's text takes the variable's.
  private func next(_ counter: inout Int, of own: Int?) -> Int {
    if own == nil { while reserved.contains(counter) { counter += 1 } }
    defer { counter += 1 }
    return counter
  }

  /// The numbers that a text and its variables say.
  private static func numbers(in text: String, _ variables: [String: TextVariable]) -> Set<Int> {
    var numbers: Set<Int> = []
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .conversion(let number?, _), .variable(let number?, _): numbers.insert(number)
      case .variable(nil, let name): if let number = variables[name]?.number { numbers.insert(number) }
      case .literal, .conversion, .argument: break
      }
    }
    return numbers
  }

  private mutating func add(_ part: Part, _ size: Int, to forms: inout [Form]) {
    for index in forms.indices {
      guard parts < Self.mostParts, bytes < Self.mostBytes else {
        isCut = true
        return
      }
      parts += 1
      bytes += size
      forms[index].parts.append(part)
    }
  }

  // MARK: Warnings

  private mutating func warnOfUnknown(_ name: String, isCircle: Bool, at place: SourceLocation) {
    if isCircle {
      warn(
        "the variable \(Quotation(name)) of \(Quotation(key)) stands in its own text, which has no end",
        "take it out of its own forms", at: place)
    } else {
      warn(
        "%#@\(Quotation(name).text)@ stands in the text of \(Quotation(key)), and the entry has no variable of this name",
        "add one of this name with its plural forms, or mend the name", at: place)
    }
  }

  /// A format that leaves a numbered argument out makes the system pick the wrong plural (openradar 39390733).
  private mutating func warnOfSkipped(in text: String, at place: SourceLocation) {
    var numbers: Set<Int> = []
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .conversion(let number?, _), .variable(let number?, _): numbers.insert(number)
      case .literal, .conversion, .variable, .argument: break
      }
    }
    guard let last = numbers.max(), let gap = (1...last).first(where: { !numbers.contains($0) }) else { return }
    warn(
      "the text of \(Quotation(key)) takes argument \(last) and leaves argument \(gap) out; the system then picks the "
        + "plural form by the wrong one",
      "number the arguments it takes from 1 without a gap", at: place)
  }
}

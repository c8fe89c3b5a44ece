import AuditModel
import Documents

/// Generates all forms of a text whose variables or devices are defined outside the text.
///
/// A variable has the same choice throughout a form, and in String Catalogs, an argument does too. A conversion without
/// a number takes the argument after the previous one. In a variable's text, the first conversion takes the variable's
/// argument (Apple, "Handling Noun Plurals and Units of Measurement"). If a text has several arguments, all conversions
/// get numbers, so that forms that omit an argument remain correct.
struct FormExpander {
  /// The variables around a part of the text.
  private struct Surroundings {
    /// The variables that may appear in the part, by name.
    var variables: [String: TextVariable] = [:]
    /// The names of the enclosing variables, outermost first.
    var names: [String] = []
    /// The argument of the innermost enclosing variable, or nil outside variables.
    var argument: Int?
  }

  /// The maximum number of parts and branches per text, because nested variables could exhaust memory.
  private static let mostPieces = 1 << 14
  private static let limits = "\(FormTemplate.mostForms) or longer than \(FormTemplate.mostBytes) bytes"
  /// The maximum nesting depth of variables (our own limit; real ones have two levels).
  private static let deepest = 64

  /// The forms in the order of the file.
  private(set) var forms: [TextForm] = []
  /// Whether forms are missing because there are too many.
  private(set) var isCut = false
  /// The conversions of the arguments, by argument number.
  private(set) var conversions: [String: String] = [:]
  /// The variables that no text uses; empty for String Catalogs.
  private(set) var undrawn: [String] = []
  /// Problems found in the text; a rule reports variables that are missing or never drawn.
  private(set) var issues: [InputIssue] = []

  private let key: String
  private let location: SourceLocation
  private let isCatalog: Bool
  /// The conversions in the key and in other languages, by argument number, for variables that state none.
  private let ofKey: [Int: String]
  /// The explicit argument numbers; conversions without a number take the others.
  private var reserved: Set<Int> = []
  private var arguments: Set<Int> = []
  private var used: Set<String> = []
  private var told: Set<String> = []
  private var count = 0
  private var bytes = 0
  /// The error that prevents the expansion of the text.
  private var failure: InputIssue?

  /// Generates the forms of a text.
  ///
  /// The key is used in messages and may state conversions. In String Catalogs, Xcode numbers the arguments and
  /// variables may be unused. `conversions` are those in another language, by argument number; the key takes
  /// precedence.
  init(
    _ text: VariedText, key: String, location: SourceLocation, isCatalog: Bool = false, conversions: [Int: String] = [:]
  ) {
    self.key = key
    self.location = location
    self.isCatalog = isCatalog
    ofKey = FormatPiece.conversions(of: key).merging(conversions) { own, _ in own }
    var counter = 1
    let pieces = pieces(of: text, counter: &counter, in: Surroundings())
    let template = FormTemplate(pieces: pieces, numbersArguments: arguments.contains { $0 > 1 })
    if let failure {
      // The incomplete pieces so far would be mistaken for whole forms.
      issues = [failure]
      return
    }
    let found = template.forms(at: location)
    (forms, isCut) = (found.all, found.isCut)
    if isCut {
      warn(
        "the forms of \(Quotation(key)) are more than \(Self.limits); the rest is skipped", "nest fewer variables in it"
      )
    }
  }

  private mutating func warn(_ message: String, _ remedy: String, at place: SourceLocation? = nil) {
    guard told.insert(message).inserted else { return }
    issues.warn(at: place ?? location, message, fix: remedy)
  }

  /// Records an error that stops the expansion; the text is then not read.
  private mutating func refuse(_ reason: String, _ remedy: String, at place: SourceLocation) {
    failure = failure ?? .error(at: place, "the \(reason), so the text is not read", fix: remedy)
  }

  /// Refuses the text if it exceeds the limits; returns whether it does.
  private mutating func refusesTooMuch() -> Bool {
    guard count >= Self.mostPieces || bytes > FormTemplate.mostBytes else { return false }
    refuse("forms of \(Quotation(key)) are more than \(Self.limits)", "nest fewer variables in it", at: location)
    return true
  }

  // MARK: Parts

  private mutating func pieces(
    of text: VariedText, counter: inout Int, in surroundings: Surroundings
  ) -> [FormTemplate.Piece] {
    switch text {
    case .plain(let text, let place): return pieces(of: text, at: place, counter: &counter, in: surroundings)
    case .format(let text, let place, let own):
      var inner = surroundings
      inner.variables.merge(own.map { ($0.name, $0) }) { _, inner in inner }
      if isCatalog {
        reserved = Self.numbers(in: text, inner.variables)
      } else {
        warnOfSkipped(in: text, at: place)
      }
      let pieces = pieces(of: text, at: place, counter: &counter, in: inner)
      if !isCatalog { undrawn += own.map(\.name).filter { !used.contains($0) && !undrawn.contains($0) } }
      return pieces
    case .choice(let kind, let options):
      let number = kind == .plural || kind == .ordinal ? surroundings.argument : nil
      let argument = number.map { "\($0)" }
      if let number { arguments.insert(number) }
      count += options.count
      guard failure == nil, !refusesTooMuch() else { return [] }
      let branches = options.map { option in
        var counter = counter
        return FormTemplate.Branch(
          choice: TextForm.Choice(kind, argument: argument, value: option.value),
          pieces: pieces(of: option.text, counter: &counter, in: surroundings))
      }
      let name = isCatalog ? argument : surroundings.names.last
      return [.choice(by: argument == nil ? "\(kind)" : "\(kind) \(name ?? "")", branches)]
    }
  }

  private mutating func pieces(
    of text: String, at place: SourceLocation, counter: inout Int, in surroundings: Surroundings
  ) -> [FormTemplate.Piece] {
    // The innermost form determines the location; that of the surrounding text is the fallback.
    var pieces: [FormTemplate.Piece] = surroundings.names.isEmpty ? [] : [.place(place)]
    let own = surroundings.argument
    bytes += text.utf8.count
    for piece in bytes > FormTemplate.mostBytes ? [] : FormatPiece.pieces(of: text) {
      count += 1
      if count >= Self.mostPieces || failure != nil { break }
      switch piece {
      case .literal(let literal): pieces.append(.text(literal))
      case .argument:
        guard let own, let rest = conversions["\(own)"] else {
          pieces.append(.text("%arg"))
          continue
        }
        let number = surroundings.names.last.flatMap { surroundings.variables[$0]?.number }
        pieces.append(conversion(own, said: number, rest))
      case .conversion(let number, let rest):
        let argument = number ?? next(&counter, of: own)
        if number == nil { counter += rest.utf8.count { $0 == UInt8(ascii: "*") } }
        pieces.append(conversion(argument, said: number, rest))
      case .variable(let number, let name):
        let argument = number ?? surroundings.variables[name]?.number ?? next(&counter, of: own)
        guard let variable = surroundings.variables[name], !surroundings.names.contains(name) else {
          if surroundings.variables[name] != nil { warnOfCircle(name, at: place) }
          pieces.append(.text(number.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"))
          continue
        }
        guard surroundings.names.count < Self.deepest else {
          refuse(
            "variables of \(Quotation(key)) are nested more than \(Self.deepest) deep",
            "move the innermost forms into the text itself", at: place)
          break
        }
        pieces += self.pieces(of: variable, argument, in: surroundings)
      }
    }
    _ = refusesTooMuch()
    return pieces + [.place(place)]
  }

  private mutating func pieces(
    of variable: TextVariable, _ argument: Int, in surroundings: Surroundings
  ) -> [FormTemplate.Piece] {
    used.insert(variable.name)
    if let conversion = variable.conversion ?? ofKey[argument] { conversions["\(argument)"] = conversion }
    var inner = surroundings
    inner.names.append(variable.name)
    inner.argument = argument
    var counter = argument
    return pieces(of: variable.text, counter: &counter, in: inner)
  }

  private mutating func conversion(_ argument: Int, said number: Int?, _ rest: String) -> FormTemplate.Piece {
    arguments.insert(argument)
    return .conversion(argument, rest: rest, written: number.map { "%\($0)$\(rest)" } ?? "%\(rest)")
  }

  /// Returns the argument of a conversion without a number.
  ///
  /// The first such conversion in a variable's text takes the variable's argument.
  private func next(_ counter: inout Int, of own: Int?) -> Int {
    if own == nil { while reserved.contains(counter) { counter += 1 } }
    defer { counter += 1 }
    return counter
  }

  /// Returns the argument numbers that a text and its variables state explicitly.
  private static func numbers(in text: String, _ variables: [String: TextVariable]) -> Set<Int> {
    let numbers = FormatPiece.pieces(of: text).compactMap { piece in
      switch piece {
      case .conversion(let number, _): number
      case .variable(let number, let name): number ?? variables[name]?.number
      case .literal, .argument: nil
      }
    }
    return Set(numbers)
  }

  // MARK: Warnings

  private mutating func warnOfCircle(_ name: String, at place: SourceLocation) {
    warn(
      "the variable \(Quotation(name)) of \(Quotation(key)) is used in its own text, which never ends",
      "remove it from its own forms", at: place)
  }

  /// Warns of a skipped argument, which makes the system pick the wrong plural form (openradar 39390733).
  private mutating func warnOfSkipped(in text: String, at place: SourceLocation) {
    let numbers = Self.numbers(in: text, [:])
    guard let last = numbers.max(), let gap = (1...last).first(where: { !numbers.contains($0) }) else { return }
    warn(
      "the text of \(Quotation(key)) uses argument \(last) but skips argument \(gap); the system then selects the "
        + "plural form by the wrong argument", "number the arguments from 1 without a gap", at: place)
  }
}

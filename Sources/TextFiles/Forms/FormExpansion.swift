import AuditModel
import Documents

/// The expansion of a template to forms, piece by piece.
struct FormExpansion {
  /// A form under construction.
  private struct State {
    var form = TextForm(choices: [], text: "", location: SourceLocation(startOf: ""))
    /// The location of the form, or nil until a piece states it.
    var place: SourceLocation?
    /// The values chosen so far, by the name of the choice.
    var made: [String: String] = [:]
  }

  /// Whether forms are missing because a limit was reached.
  private(set) var isCut = false

  private let numbersArguments: Bool
  /// Whether the size limit was reached, so that only one form is continued.
  private var isSpent: Bool
  private var bytes = 0
  private var states = [State()]

  /// Starts an expansion with one empty form.
  ///
  /// If `numbersArguments` is true, conversions are written with their numbers. If `isSpent` is true, only the form of
  /// the `other` branches is built.
  init(numbersArguments: Bool, isSpent: Bool = false) {
    self.numbersArguments = numbersArguments
    self.isSpent = isSpent
  }

  /// Returns the forms in the order of the branches; a form without a location gets the given one.
  func forms(at location: SourceLocation) -> [TextForm] {
    states.map { state in
      var form = state.form
      form.location = state.place ?? location
      return form
    }
  }

  /// Appends pieces to all forms.
  mutating func run(_ pieces: [FormTemplate.Piece]) {
    for piece in pieces {
      switch piece {
      case .text(let text): add(text)
      case .argument(let name): add("{\(name)}")
      case .conversion(let number, let rest, let written):
        // A width argument has its own number, which is kept as written.
        add(numbersArguments && !rest.contains("*") ? "%\(number)$\(rest)" : written)
      case .literal(let text):
        for index in states.indices {
          let start = states[index].form.text.utf8.count
          states[index].form.literals.append(start..<start + text.utf8.count)
        }
        add(text)
      case .place(let location):
        for index in states.indices where states[index].place == nil { states[index].place = location }
      case .choice(let name, let branches): choose(branches, by: name)
      }
      if isSpent, states.count > 1 {
        states.removeSubrange(1...)
        isCut = true
      }
    }
  }

  private mutating func add(_ text: String) {
    for index in states.indices { states[index].form.text += text }
    spend((text.utf8.count + 16) * states.count)
  }

  private mutating func spend(_ count: Int) {
    bytes += count
    if bytes > FormTemplate.mostBytes { isSpent = true }
  }

  private mutating func choose(_ branches: [FormTemplate.Branch], by name: String) {
    let begun = states
    var next: [State] = []
    for state in begun {
      let same = state.made[name].flatMap { value in
        branches.first { $0.choice.value == value } ?? branches.first(where: \.isOther)
      }
      var possible = same.map { [$0] } ?? branches
      if isSpent { possible = (possible.first(where: \.isOther) ?? possible.last).map { [$0] } ?? [] }
      for branch in possible {
        guard next.count < FormTemplate.mostForms else {
          isCut = true
          break
        }
        states = [state]
        if same == nil {
          states[0].form.choices.append(branch.choice)
          states[0].made[name] = branch.choice.value
        }
        spend(state.form.text.utf8.count + 64 * (state.form.choices.count + 1))
        run(branch.pieces)
        next += states
      }
    }
    if next.count > FormTemplate.mostForms {
      next.removeSubrange(FormTemplate.mostForms...)
      isCut = true
    }
    states = next.isEmpty ? begun : next
  }
}

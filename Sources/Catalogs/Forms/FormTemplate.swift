import AuditModel

/// A text with choices inside it, such as a plural in the middle of a sentence, and all the texts it may come to.
struct FormTemplate {
  /// A part of the text.
  indirect enum Piece: Hashable {
    /// Text as it is.
    case text(String)
    /// Text that is drawn as it stands, though it may look like a placeholder.
    case literal(String)
    /// An argument, by its name.
    case argument(String)
    /// One of several.
    case choice([Branch])
  }

  /// One way through a choice.
  struct Branch: Hashable {
    /// What is chosen.
    var choice: TextForm.Choice
    /// What the text is then.
    var pieces: [Piece]
  }

  /// One text it may come to.
  struct Expansion: Hashable {
    /// The choices from the outermost in, and from the beginning of the text to its end.
    var choices: [TextForm.Choice] = []
    /// The text.
    var text = ""
    /// Where it is drawn as it stands, in UTF-8 bytes.
    var literals: [Range<Int>] = []
  }

  /// A text has no more forms than this; real ones have some sixteen.
  static let mostForms = 256

  /// So many bytes of text are put together for one template; then one way through the rest of it has to do.
  private static let mostBytes = 1 << 20

  /// The parts in order.
  var pieces: [Piece]

  /// Whether there is a choice anywhere.
  var hasChoices: Bool {
    pieces.contains { piece in
      if case .choice = piece { return true }
      return false
    }
  }

  /// The text that stands for all: that of the `other` branches.
  var standing: Expansion {
    var work = Work()
    work.isSpent = true
    var states = [Expansion()]
    work.run(pieces, &states)
    return states.first ?? Expansion()
  }

  /// All texts it may come to, at most ``mostForms``.
  ///
  /// Two choices by the same argument are made alike.
  ///
  /// - Returns: The texts in the order of the branches, and whether some are missing.
  func expanded() -> (all: [Expansion], isCut: Bool) {
    var work = Work()
    var states = [Expansion()]
    work.run(pieces, &states)
    if work.isCut, case let standing = standing, !states.contains(standing) {
      if states.count == Self.mostForms { states.removeLast() }
      states.append(standing)
    }
    return (states, work.isCut)
  }

  /// The expansion as it goes on.
  private struct Work {
    var isCut = false
    var isSpent = false
    var bytes = 0

    mutating func run(_ pieces: [Piece], _ states: inout [Expansion]) {
      for piece in pieces {
        switch piece {
        case .text(let text): add(text, to: &states)
        case .argument(let name): add("{\(name)}", to: &states)
        case .literal(let text):
          for index in states.indices {
            let start = states[index].text.utf8.count
            states[index].literals.append(start..<start + text.utf8.count)
          }
          add(text, to: &states)
        case .choice(let branches): choose(branches, &states)
        }
        if isSpent, states.count > 1 {
          states.removeSubrange(1...)
          isCut = true
        }
      }
    }

    private mutating func add(_ text: String, to states: inout [Expansion]) {
      for index in states.indices { states[index].text += text }
      spend((text.utf8.count + 16) * states.count)
    }

    private mutating func spend(_ count: Int) {
      bytes += count
      if bytes > FormTemplate.mostBytes { isSpent = true }
    }

    private mutating func choose(_ branches: [Branch], _ states: inout [Expansion]) {
      if isSpent {
        let options = states.first.map { possible(branches, $0) } ?? branches
        guard let branch = options.first(where: \.isOther) ?? options.last else { return }
        if !states[0].choices.contains(branch.choice) { states[0].choices.append(branch.choice) }
        return run(branch.pieces, &states)
      }
      var next: [Expansion] = []
      for state in states {
        for branch in possible(branches, state) {
          guard next.count < FormTemplate.mostForms else {
            isCut = true
            break
          }
          var some = [state]
          if !state.choices.contains(branch.choice) { some[0].choices.append(branch.choice) }
          spend(state.text.utf8.count + 64 * (state.choices.count + 1))
          run(branch.pieces, &some)
          next += some
        }
      }
      if next.count > FormTemplate.mostForms {
        next.removeSubrange(FormTemplate.mostForms...)
        isCut = true
      }
      if !next.isEmpty { states = next }
    }

    /// The branches that agree with the choices made before.
    private func possible(_ branches: [Branch], _ state: Expansion) -> [Branch] {
      guard let first = branches.first?.choice, first.argument != nil,
        let made = state.choices.first(where: { $0.kind == first.kind && $0.argument == first.argument })
      else { return branches }
      let same = branches.first { $0.choice.value == made.value } ?? branches.first(where: \.isOther)
      return same.map { [$0] } ?? branches
    }
  }
}

extension FormTemplate.Branch {
  /// Whether it is the branch for everything that no other branch is for.
  var isOther: Bool { choice.value == "other" }
}

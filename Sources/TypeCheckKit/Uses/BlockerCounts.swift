import AuditModel

/// Counts the uses and keys that wait for the same code.
struct BlockerCounts {
  /// The identity of code: its declaration, or else its name, or else its place.
  fileprivate struct Identity: Hashable {
    var kind: BlockingCode.Kind
    var place: SourceLocation?
    var name: String?
  }

  /// The uses and keys that wait for one code.
  private struct Count {
    var code: BlockingCode
    var location: SourceLocation?
    var unknown: Set<TextUse.Property> = []
    var uses: Set<Int> = []
    var keys: Set<TextKey> = []
    var examples: [String] = []
    var statements: [UnknownDeclaration: Int] = [:]

    /// Adds a use or mention by its number; a use waits once for code that decides several of its properties.
    mutating func add(
      _ key: TextKey, _ number: Int, at place: SourceLocation, _ code: BlockingCode, _ property: TextUse.Property?
    ) {
      if let property { unknown.insert(property) }
      location = location.map { min($0, place) }
      self.code.isVarying = self.code.isVarying || code.isVarying
      if keys.insert(key).inserted, examples.count < BlockerCounts.mostExamples { examples.append(key.key) }
      if uses.insert(number).inserted, let statement = code.statement { statements[statement, default: 0] += 1 }
    }
  }

  private var counts: [Identity: Count] = [:]

  /// The maximum number of keys to name (our own choice).
  private static let mostExamples = 3
  /// The minimum number of keys for a function that may localize them.
  ///
  /// A single literal may equal a key by chance, as in `log("open")`.
  private static let fewestLocalized = 3

  init(_ app: AppUses) {
    for (number, use) in app.uses.enumerated() {
      for (property, origin) in use.unknownProperties {
        let code =
          use.isObjectiveC
          ? BlockingCode(.objectiveC)
          : origin.map { app.blocking.values[$0] ?? BlockingCode(.other) } ?? app.blocking.place(of: use)
        add(use.key, number, at: origin ?? use.location, code, property)
      }
    }
    for (number, mention) in app.mentions.enumerated() where mention.mayWait {
      add(mention, number, app.blocking)
    }
    counts = counts.filter { identity, count in
      identity.kind != .localizer || count.keys.count >= Self.fewestLocalized && !count.statements.isEmpty
    }
    for (name, texts) in app.openClasses { add(class: name, texts) }
  }

  /// Adds a mention that is not followed.
  private mutating func add(_ mention: TextMention, _ number: Int, _ blocking: BlockingCodes) {
    let place = mention.blockingPlace
    if case .view(let name, let argument) = mention.open {
      let label = argument == "_" ? "_:" : "\(argument):"
      return add(
        mention.key, number, at: place, BlockingCode(.argument, "\(name)(\(label))", statement: mention.open), nil)
    }
    var code = blocking.paths[place] ?? BlockingCode(.other)
    // A literal that no code localizes is not a use, unless a function may localize it.
    if mention.ending == .literal, code.kind != .localizer { return }
    if code.kind == .localizer, mention.ending != .literal { code = BlockingCode(.other) }
    code.name = code.name ?? mention.blockedBy
    add(mention.key, number, at: place, code, nil)
  }

  private mutating func add(
    _ key: TextKey, _ number: Int, at location: SourceLocation, _ code: BlockingCode, _ property: TextUse.Property?
  ) {
    let first = code.kind == .objectiveC ? nil : location
    counts[Identity(code, at: location), default: Count(code: code, location: first)]
      .add(key, number, at: location, code, property)
  }

  /// Adds a class of storyboards and xibs whose fonts are not known.
  private mutating func add(class name: String, _ texts: Int) {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return }
    let code = BlockingCode(.argument, name, statement: .view(parts[0], argument: parts[1]))
    var count = Count(code: code, unknown: [.font], uses: Set(0..<texts))
    count.statements = code.statement.map { [$0: texts] } ?? [:]
    counts[Identity(kind: .argument, name: name)] = count
  }

  /// The code, most uses first.
  var ranked: [Blocker] {
    let all = counts.values.map { count in
      Blocker(
        code: count.code, location: count.location,
        unknown: TextUse.Property.allCases.filter(count.unknown.contains), uses: count.uses.count,
        keys: count.keys.isEmpty ? count.uses.count : count.keys.count, examples: count.examples,
        statementUses: count.statements)
    }
    return all.sorted { one, other in
      let first = (other.uses, one.code.name ?? "", one.code.kind.rawValue)
      let second = (one.uses, other.code.name ?? "", other.code.kind.rawValue)
      if first != second { return first < second }
      return (one.place ?? SourceLocation(startOf: "")) < (other.place ?? SourceLocation(startOf: ""))
    }
  }
}

extension BlockerCounts.Identity {
  /// The kinds of code that are known by their place if the sources do not declare them.
  private static let placed: Set<BlockingCode.Kind> = [.length, .place, .other]

  fileprivate init(_ code: BlockingCode, at location: SourceLocation) {
    kind = code.kind
    if kind == .objectiveC { return }
    if let declaration = code.declaration {
      place = declaration
    } else if let named = code.name, !Self.placed.contains(kind) {
      name = named
    } else {
      place = location
    }
  }
}

extension BlockingCodes {
  /// The place of a use, by the assigned property or else by its name.
  fileprivate func place(of use: TextUse) -> BlockingCode {
    guard let code = values[use.location], code.kind == .place else { return BlockingCode(.place, use.place) }
    return code
  }
}

extension TextMention {
  /// Whether the key waits for code that may draw it.
  fileprivate var mayWait: Bool { ![.unreachable, .missingObject, .comparison].contains(ending) }
}

extension AppUses {
  /// The code because of which fonts, widths and line limits are not known, or keys not followed, most uses first.
  public var blockers: [Blocker] { BlockerCounts(self).ranked }
}

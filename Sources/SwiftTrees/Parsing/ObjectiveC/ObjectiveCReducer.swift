internal import AuditModel
internal import ObjectiveCReader

/// Reduces Objective-C to a ``SourceTree``: the statements with a localized literal, in the form of Swift.
///
/// The reducer reads tokens. It follows a text within its statement, but not through variables.
struct ObjectiveCReducer {
  private var tree: SourceTreeBuilder
  private let tokens: [ObjectiveCToken]
  /// The offset of the first expression that is nested too deeply to read; nil if all were read.
  private var cut: Int?

  /// The functions of Foundation that localize a literal, with the index of the table argument.
  ///
  /// Source: Apple documentation of Foundation, `NSLocalizedString` and the macros like it.
  private static let localizers: [String: Int?] = [
    "NSLocalizedString": nil, "NSLocalizedStringFromTable": 1, "NSLocalizedStringFromTableInBundle": 1,
    "NSLocalizedStringWithDefaultValue": 1,
  ]

  /// Reads a file.
  static func reading(of bytes: [UInt8], named name: String) -> SourceReading {
    let scanner = ObjectiveCScanner.scan(bytes, deepest: SourceLimits.depth)
    if let offset = scanner.conflict {
      return .skipped(SourceRefusal.conflict(at: offset).issue(in: bytes, named: name))
    }
    if let offset = scanner.brackets.excess {
      let refusal = SourceRefusal(offset: offset, reason: "nests more than \(SourceLimits.depth) brackets")
      return .skipped(refusal.issue(in: bytes, named: name))
    }
    var reducer = ObjectiveCReducer(tree: SourceTreeBuilder(bytes), tokens: scanner.tokens)
    reducer.tree.words = words(in: bytes)
    var reading = SourceReading(tree: reducer.tree(of: scanner, named: name))
    if let offset = reducer.cut {
      reading.issues.append(
        SourceReading.error(
          at: offset, in: bytes, named: name,
          "the expression is nested more than \(ObjectiveCParser.deepest) levels deep, so its texts are not known",
          fix: "split it into several statements"))
    }
    if let offset = scanner.otherEncoding {
      reading.issues.append(SourceReading.otherEncoding(at: offset, in: bytes, named: name, "so its text is not known"))
    }
    return reading
  }

  /// Returns all words in a file, including those in macros, comments and strings.
  private static func words(in bytes: [UInt8]) -> Set<String> {
    let words = bytes.split { byte in
      let letter = byte | 0x20
      return
        !(letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }

  private mutating func tree(of scanner: ObjectiveCScanner, named name: String) -> SourceTree {
    let open = reduce()
    // Tokens contain no numbers, so the version in `@available(iOS 16, *)` is unknown.
    if tokens.contains(where: { $0.word == "available" }) { tree.latestSystem = .max }
    return tree.tree(of: name, fault: scanner.openComment ?? open ?? scanner.brackets.outermost)
  }

  private mutating func add(
    _ kind: SourceKind, _ offset: Int, _ name: String = "", label: String = "", _ body: (inout Self) -> Void = { _ in }
  ) {
    let index = tree.open(kind, at: offset, name, label: label)
    body(&self)
    tree.close(index)
  }

  /// Reduces the tokens; returns the offset of an `@implementation` without `@end`.
  private mutating func reduce() -> Int? {
    var type: (node: Int, offset: Int)?
    add(.file, 0) { reducer in
      var start = 0
      for (index, token) in reducer.tokens.enumerated() {
        if token.word == "implementation" || token.word == "end", index > 0, reducer.tokens[index - 1].isMark("@") {
          if let type { reducer.tree.close(type.node) }
          let name = index + 1 < reducer.tokens.count ? reducer.tokens[index + 1].word : nil
          type =
            token.word == "end"
            ? nil : (reducer.tree.open(.extension, at: token.offset, name ?? "", label: ""), token.offset)
          start = index + 1
        } else if token.isMark(";") || token.isMark("{") || token.isMark("}") {
          reducer.statement(reducer.tokens[start..<index])
          start = index + 1
        }
      }
      reducer.statement(reducer.tokens[start...])
      if let type { reducer.tree.close(type.node) }
    }
    return type?.offset
  }

  private mutating func statement(_ all: ArraySlice<ObjectiveCToken>) {
    guard all.contains(where: { $0.word.map { Self.localizers.keys.contains($0) } ?? false }) else { return }
    let start = all.first?.offset ?? 0
    // Variables belong to a method, not to the class.
    add(.function, start) { $0.add(.block, start) { $0.body(all) } }
  }

  private mutating func body(_ all: ArraySlice<ObjectiveCToken>) {
    if let first = all.first, first.word == "return" {
      return add(.result, first.offset) { $0.emit(ObjectiveCParser.expression(all.dropFirst())) }
    }
    guard let place = Self.assignment(in: all) else { return emit(ObjectiveCParser.expression(all)) }
    let (target, value) = (all[..<place], ObjectiveCParser.expression(all[(place + 1)...]))
    let offset = target.first?.offset ?? 0
    var rest = target
    var path: [String] = []
    while let name = rest.popLast()?.word {
      path.insert(name, at: 0)
      guard rest.last?.isMark(".") == true else { break }
      rest.removeLast()
    }
    // `NSString *title = …` declares a variable; a condition in parentheses may come before an assignment.
    if path.count == 1, let before = rest.last, !before.isMark(")") {
      add(.property, offset, path[0]) { $0.emit(value) }
    } else {
      add(.assignment, offset) {
        $0.emit(path[...], offset)
        $0.emit(value)
      }
    }
  }

  /// The position of an assignment's `=` outside of brackets; nil if there is none.
  private static func assignment(in tokens: ArraySlice<ObjectiveCToken>) -> Int? {
    var depth = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.isMark("(") || token.isMark("[") { depth += 1 }
      if token.isMark(")") || token.isMark("]") { depth -= 1 }
      guard depth == 0, token.isMark("=") else { continue }
      let (before, after) = (tokens[..<index].last, tokens[(index + 1)...].first)
      let isComparison = [before, after].contains { other in
        ["=", "!", "<", ">"].contains { other?.isMark($0) ?? false }
      }
      return isComparison ? nil : index
    }
    return nil
  }

  // MARK: Expressions

  private mutating func emit(_ expression: ObjectiveCExpression) {
    switch expression {
    case .path(let names, let offset): emit(names[...], offset)
    case .string(let text, let offset): add(.string, offset) { $0.add(.segment, offset, text) }
    case .call(let name, let arguments, let offset): emit(call: name, arguments, offset)
    case .message(let receiver, let parts, let offset): emit(message: receiver, parts, offset)
    case .choice(let branches, let offset): add(.choice, offset, "?") { for branch in branches { $0.emit(branch) } }
    case .other(let parts, let offset): add(.other, offset) { for part in parts { $0.emit(part) } }
    case .cut(let offset): cut = cut ?? offset
    }
  }

  private mutating func emit(_ names: ArraySlice<String>, _ offset: Int) {
    guard let last = names.last else { return }
    guard names.count > 1 else { return add(.name, offset, last) }
    add(.member, offset, last) { $0.emit(names.dropLast(), offset) }
  }

  private mutating func emit(call name: String, _ arguments: [ObjectiveCExpression], _ offset: Int) {
    let table = Self.localizers[name]
    add(.call, offset, table == nil ? name : "NSLocalizedString") {
      $0.add(.name, offset, table == nil ? name : "NSLocalizedString")
      for (number, argument) in arguments.enumerated() {
        // The comment is for translators.
        if table != nil, number > 0, number != table ?? nil { continue }
        $0.argument(argument, label: number > 0 && number == table ?? nil ? "tableName" : "")
      }
    }
  }

  private mutating func argument(_ value: ObjectiveCExpression, label: String) {
    add(.argument, value.offset, label: label) { $0.emit(value) }
  }

  /// Emits a message as the equivalent call, initializer or assignment in Swift.
  private mutating func emit(
    message receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], _ offset: Int
  ) {
    guard let first = parts.first else { return emit(receiver) }
    if let type = Self.type(of: receiver), let range = first.label.firstRange(of: "With") {
      return add(.call, offset, type) {
        $0.add(.name, offset, type)
        let label = first.label[range.upperBound...]
        $0.argument(first.value, label: label.prefix(1).lowercased() + label.dropFirst())
        for part in parts.dropFirst() { $0.argument(part.value, label: part.label) }
      }
    }
    if parts.count == 1, first.label.hasPrefix("set"), first.label.count > 3, case .path(let names, _) = receiver {
      let property = first.label.dropFirst(3)
      return add(.assignment, offset) {
        $0.emit((names + [property.prefix(1).lowercased() + property.dropFirst()])[...], offset)
        $0.emit(first.value)
      }
    }
    add(.call, offset, first.label) {
      $0.add(.member, offset, first.label) { $0.emit(receiver) }
      for (number, part) in parts.enumerated() {
        $0.argument(part.value, label: number == 0 ? "" : part.label)
      }
    }
  }

  /// The class that a receiver names: `UIAction`, or `[UIBarButtonItem alloc]`.
  private static func type(of receiver: ObjectiveCExpression) -> String? {
    switch receiver {
    case .path(let names, _): names.count == 1 && names[0].first?.isUppercase == true ? names[0] : nil
    case .message(let inner, let parts, _): parts.isEmpty ? type(of: inner) : nil
    default: nil
    }
  }
}

import AuditModel
import Documents

/// A text with choices, assembled from XLIFF units that each contain one text and the steps to it.
struct XLIFFTree {
  private struct Branch {
    var step: XLIFFKey.Step
    var tree: XLIFFTree
  }

  private var text: LocatedText?
  private var branches: [Branch] = []
  private var places: [XLIFFKey.Step: Int] = [:]

  /// Adds the text of a form, given the steps to it.
  mutating func add(_ text: LocatedText, at steps: some Collection<XLIFFKey.Step>) {
    guard let step = steps.first else {
      self.text = text
      return
    }
    let index = places[step] ?? branches.count
    if index == branches.count {
      branches.append(Branch(step: step, tree: XLIFFTree()))
      places[step] = index
    }
    branches[index].tree.add(text, at: steps.dropFirst())
  }

  /// Removes all texts whose steps start with the given ones.
  mutating func remove(at steps: some Collection<XLIFFKey.Step>) {
    guard let step = steps.first, let index = places[step] else { return }
    if steps.count == 1 {
      branches[index].tree = XLIFFTree()
    } else {
      branches[index].tree.remove(at: steps.dropFirst())
    }
  }

  /// The text with its choices, or nil if a required form is missing.
  var varied: VariedText? {
    let options = options
    if let kind = options.kind { return .choice(kind, options.texts) }
    guard let text else { return nil }
    let variables = branches.compactMap { branch -> TextVariable? in
      guard case .variable(let name) = branch.step else { return nil }
      let inner = branch.tree.options
      guard let kind = inner.kind else { return nil }
      return TextVariable(name: name, text: .choice(kind, inner.texts), location: text.location)
    }
    return variables.isEmpty ? .plain(text.text, text.location) : .format(text.text, text.location, variables)
  }

  /// The names of the variables used in texts outside variables.
  var variables: Set<String> {
    var found: Set<String> = []
    for case .variable(_, let name) in texts.flatMap(FormatPiece.pieces) { found.insert(name) }
    return found
  }

  /// The conversions in the texts outside variables, by argument number.
  ///
  /// A variable's own text only contains `%arg`, so XLIFF cannot state its conversion. It is taken from these texts in
  /// either language.
  var conversions: [Int: String] {
    texts.reduce(into: [:]) { $0.merge(FormatPiece.conversions(of: $1)) { first, _ in first } }
  }

  /// The texts outside of variables.
  private var texts: [String] {
    branches.reduce(into: [text?.text].compactMap(\.self)) { texts, branch in
      if case .choice = branch.step { texts += branch.tree.texts }
    }
  }

  /// The kind and the texts of the outermost choice; the kind is nil if there is no choice.
  private var options: (kind: TextForm.Choice.Kind?, texts: [TextOption]) {
    var kind: TextForm.Choice.Kind?
    var texts: [TextOption] = []
    for branch in branches {
      guard case .choice(let own, let value) = branch.step, kind == nil || own == kind, let text = branch.tree.varied
      else { continue }
      kind = own
      texts.append(TextOption(value: value, text: text))
    }
    return (kind, texts)
  }
}

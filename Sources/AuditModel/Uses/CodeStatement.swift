/// Something that code does to views without an outlet, such as setting the row height of a table.
package enum CodeStatement: CaseIterable, Sendable {
  /// Code decides the row height of tables.
  case rowHeights
  /// Code sets or sizes the header or footer of tables.
  case tableEnds
  /// Code sets the margins of views.
  case margins
  /// Code sets the insets of separators.
  case separators
  /// Code hides or shows a bar, or changes a safe area.
  case bars
  /// Code gives views traits, such as a text size, that the device does not have.
  case traits
  /// Code finds views by their tags.
  case tags
  /// Code follows the keyboard, or moves something when people begin to type.
  case keyboard
  /// Code chooses the keyboard of a field, or the suggestions above it.
  case inputTraits
  /// Code creates screens from documents, or adds screens to others or to windows.
  case placements
  /// Code decides which orientations the app supports.
  case orientations

  /// The code that makes a statement.
  package struct Reach: Equatable, Sendable {
    /// The classes that make the statement about their own views, by the last parts of their names.
    package var classes: Set<String> = []
    /// The files whose code may make the statement about any view of their targets.
    package var files: Set<String> = []
    /// The targets of the files; nil if a file may be in any target.
    package var targets: Set<String>?

    /// Creates an empty reach.
    package init() {}
  }
}

extension CodeEffects {
  /// Returns whether any code may make a statement.
  package func makes(_ statement: CodeStatement) -> Bool { statements[statement] != nil }

  /// Returns whether a class of a screen, or other code of its document's targets, may make a statement about it.
  ///
  /// `classes` are those of the screen and its views; nil if any class may decide about the screen.
  package func makes(_ statement: CodeStatement, about classes: Set<String>?, in file: String) -> Bool {
    guard let reach = statements[statement] else { return false }
    if !reach.files.isEmpty, mayShare(reach.targets, with: file) { return true }
    guard let classes else { return !reach.classes.isEmpty }
    // A class that was not read, unless it is the system's, may inherit from one that makes the statement.
    return !reach.classes.isEmpty
      && classes.contains { ancestors[$0].map { !$0.isDisjoint(with: reach.classes) } ?? !$0.hasPrefix("UI") }
  }

  /// Returns whether a document may be in some targets; true if the targets are not known.
  private func mayShare(_ others: Set<String>?, with document: String) -> Bool {
    guard let others, let own = targets[document], !own.isEmpty else { return true }
    return !own.isDisjoint(with: others)
  }

  /// Adds the statements in other code, in place because a copy for each file would take more time with each.
  package mutating func add(_ found: [CodeStatement: CodeStatement.Reach]) {
    for (statement, reach) in found {
      statements[statement, default: CodeStatement.Reach()].classes.formUnion(reach.classes)
      statements[statement, default: CodeStatement.Reach()].files.formUnion(reach.files)
    }
  }

  /// Adds all statements for files from which not even the names were read.
  package mutating func addUnread(_ files: Set<String>) {
    // The texts of prototypes are placeholders, which code nearly always replaces.
    for label in Self.cellLabels { changes[label, default: []].insert(.change("text")) }
    var reach = CodeStatement.Reach()
    reach.files = files
    for statement in CodeStatement.allCases { add([statement: reach]) }
    // The unread files may name them.
    unnamedOutlets = []
  }

  /// Sets the targets of documents and of the files that make statements.
  package mutating func setTargets(ofDocuments documents: some Sequence<String>, _ targets: (String) -> Set<String>) {
    self.targets = documents.reduce(into: [:]) { $0[$1] = targets($1) }
    for (statement, reach) in statements {
      let all = reach.files.map(targets)
      statements[statement]?.targets = all.contains(where: \.isEmpty) ? nil : Set(all.joined())
    }
  }
}

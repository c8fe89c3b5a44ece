package import AuditModel
package import Documents

extension CatalogLoader {
  /// Returns the issues of an inventory, with warnings about unknown languages and errors about folders without texts.
  static func issues(of inventory: Inventory, _ files: [FileEntry], isOptional: Bool) -> [InputIssue] {
    var issues: [InputIssue] = []
    var toldFolders: Set<String> = []
    var next = 0
    for (index, input) in inventory.inputs.enumerated() {
      let before = next
      issues += input.issues
      while next < files.count, files[next].input == index {
        let language = FileLanguage(path: files[next].shown, visible: files[next].depth + 1, sourceLocale: "en")
        if let strange = language.strange, toldFolders.insert(strange.folder).inserted {
          issues.append(InputIssue(noLanguage: strange.name, at: SourceLocation(startOf: strange.folder)))
        }
        next += 1
      }
      guard input.entry.kind == .folder, next == before, !input.sharesFiles, input.issues.isEmpty, !isOptional
      else { continue }
      // Skipped files are not an error if other inputs contain texts.
      if input.skipReasons.isEmpty || files.isEmpty { issues.append(nothing(in: input)) }
    }
    // A loader and the project reader may report the same error about one file.
    return issues + inventory.warnings.filter { !issues.contains($0) }
  }

  /// Returns the error about a folder that has no files with texts.
  private static func nothing(in input: Inventory.Input) -> InputIssue {
    let name = input.name
    guard let first = input.skipReasons.first else {
      return .error(
        startOf: name, "this folder contains no files with texts",
        fix: "name a file itself, or a folder with \(CatalogReaders.description); a JSON file in a folder needs a "
          + "language in its name (de.json, app.de.json), in its folder's name (de/app.json), or the name strings.json")
    }
    let reasons = input.skipReasons.sorted { ($0.text, $0.location?.file ?? "") < ($1.text, $1.location?.file ?? "") }
    return skipped("texts", reasons, reasons.first { $0.location != nil } ?? first, in: name)
  }

  /// Returns an issue for each folder whose translation files were all skipped, because no target or only samples have
  /// them.
  ///
  /// A misread project would hide all translations, and the texts in code would pass alone. The severity is an error if
  /// nothing else is checked. The result is empty if a translation file is read.
  package static func skippedTranslations(
    of inventory: Inventory, _ severity: InputIssue.Severity
  ) -> [InputIssue] {
    guard inventory.entries(of: Self.self).isEmpty else { return [] }
    return inventory.inputs.compactMap { input in
      let reasons = input.skipReasons(of: Self.self)
      guard let asked = reasons.first(where: \.isReported) else { return nil }
      var issue = skipped("translations", reasons, asked, in: input.name)
      issue.severity = severity
      return issue
    }
  }

  /// Returns the error about a folder whose files of one kind were all skipped; `asked` is the reason to show.
  private static func skipped(
    _ kind: String, _ reasons: [SkipReason], _ asked: SkipReason, in name: String
  ) -> InputIssue {
    let isHere = asked.location == nil || name == "."
    return .error(
      at: asked.location ?? SourceLocation(startOf: name),
      "every file with \(kind) in \(isHere ? "this folder" : Quotation.escape(name)) was skipped: "
        + Set(reasons.map(\.text)).sorted().joined(separator: "; "), fix: asked.remedy)
  }
}

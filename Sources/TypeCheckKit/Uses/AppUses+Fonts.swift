import Audit
import AuditModel
import Documents
import InterfaceBuilder

extension AppUses {
  /// The endings of font files.
  private static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]

  /// Adds the font files that the app ships to the uses with fonts of the app; no file is read if there are none.
  mutating func addFonts(in inventory: Inventory, of facts: ProjectFacts) {
    guard uses.contains(where: { $0.fonts.contains { $0.face != nil } }) else { return }
    let entries = inventory.entries.filter { entry in
      entry.kind == .file && Self.fontEndings.contains(entry.ending) && facts.ships(entry.shown)
    }
    let fonts = AppFonts(
      entries.map { AppFonts.File(path: $0.path, shown: $0.shown, apps: facts.apps(of: $0.shown)) })
    inputIssues += fonts.issues
    var apps: [String: Set<String>] = [:]
    func apply(to use: inout TextUse) {
      guard use.fonts.first?.face != nil else { return }
      let found = apps[use.location.file] ?? facts.apps(of: use.location.file)
      apps[use.location.file] = found
      fonts.apply(to: &use, in: found)
    }
    for index in uses.indices { apply(to: &uses[index]) }
    for index in interface.texts.indices { apply(to: &interface.texts[index].use) }
  }
}

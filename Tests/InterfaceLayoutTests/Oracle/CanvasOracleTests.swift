import Adaptivity
import AuditModel
import Foundation
import InterfaceBuilder
import InterfaceLayout
import Testing

/// The frames that Xcode stored in documents of real apps, in a folder named by `TYPECHECK_CORPORA`.
///
/// Texts, symbols and controls have their stored sizes, so this tests the layout and no fonts. Undetermined frames do not stay
/// as stored. A document that contradicts itself proves nothing: a required constraint that its stored frames violate, or a
/// frame that Xcode flagged.
@Suite struct CanvasOracleTests {
  static let corpora = ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"]
  private static let apps = ["adguard-ios", "simplenote-ios", "corona-warn-app-ios", "home-assistant-ios"]
  /// The distance from which a frame counts as missed, in points: stored frames are rounded to pixels.
  private static let tolerance = 1.0

  /// The roots of all documents that agree with themselves.
  private struct Tally {
    var consistent = 0
    var reproduced = 0
    /// Roots without custom classes whose constraints determine every frame.
    var plain = 0
    var plainReproduced = 0
    /// The roots: app, document and line of the root.
    var roots: [String] = []
    /// The missed roots.
    var misses: Set<String> = []
  }

  private func documents(of app: String) throws -> [InterfaceDocument] {
    let corpora = try #require(Self.corpora)
    let folder = "\(corpora)/\(app)"
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted().compactMap { name in
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        return InterfaceLoader.read(Array(bytes), file: "\(app)/\(name)").document
      }.filter(\.settings.isIOS)
  }

  private func tally() throws -> Tally {
    var tally = Tally()
    for document in try Self.apps.flatMap(documents) {
      let outline = LayoutOutline(document)
      let canvas = CanvasConditions(outline)
      for root in outline.roots {
        guard var conditions = canvas.conditions(of: root) else { continue }
        conditions.keepsStoredFrames = false
        count(
          RootSolver(outline).layout(root, conditions, content: StoredSizes(document)), outline, conditions, &tally)
      }
    }
    return tally
  }

  private func count(
    _ layout: SceneLayout, _ outline: LayoutOutline, _ conditions: LayoutConditions, _ tally: inout Tally
  ) {
    let document = outline.document
    let objects = layout.elements.map { document.objects[$0.object] }
    guard objects.dropFirst().contains(where: \.usesConstraints),
      !objects.contains(where: { $0.isAmbiguous || $0.isMisplaced }),
      StoredConstraints(layout.root, in: outline, conditions).violations.isEmpty
    else { return }
    let isReproduced = layout.elements.dropFirst().allSatisfy { element in
      guard let stored = element.stored else { return true }
      let frame = element.frame
      return [frame.x - stored.x, frame.y - stored.y, frame.width - stored.width, frame.height - stored.height]
        .allSatisfy { $0.magnitude <= Self.tolerance }
    }
    let isPlain = !objects.contains { $0.customClass != nil } && !layout.elements.contains(where: \.isUndetermined)
    let name = "\(document.file):\(objects[0].element.location.line)"
    tally.consistent += 1
    tally.roots.append(name)
    if isPlain { tally.plain += 1 }
    if isReproduced {
      tally.reproduced += 1
      if isPlain { tally.plainReproduced += 1 }
    } else {
      tally.misses.insert(name)
    }
  }

  @Test(.enabled(if: corpora != nil)) func storedFramesAreReproduced() throws {
    let tally = try tally()
    if let file = ProcessInfo.processInfo.environment["TYPECHECK_CONSISTENT_ROOTS"] {
      // Compared with a script that evaluates the constraints on its own.
      try tally.roots.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(tally.consistent >= 80)
    #expect(Double(tally.reproduced) >= 0.83 * Double(tally.consistent))
    #expect(tally.plain > 0 && Double(tally.plainReproduced) >= 0.9 * Double(tally.plain))
    // Each miss is in the list with its cause. The list may only become shorter.
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "misses.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let known = Set(lines.map { String($0.prefix { $0 != " " }) })
    #expect(tally.misses.subtracting(known).isEmpty, "missed, although they were not before")
    #expect(known.subtracting(tally.misses).isEmpty, "no longer missed: remove them from misses.txt")
  }
}

import AuditModel
import InterfaceBuilder
import InterfaceLayout

/// The views of storyboards and xibs that a check skips because code may move them, with the reasons.
package struct MovedViews: Sendable {
  /// A view with the reasons.
  package struct View: Sendable {
    /// The location in the document.
    package var location: SourceLocation
    /// The element's name in the document.
    package var tag: String
    /// The outermost view that moves with the same reasons, such as the view around it.
    package var source: SourceLocation
    /// The reasons; empty if no code moves it.
    package var causes: [String]
  }

  /// All views, in the order of the documents.
  package private(set) var views: [View] = []

  /// Finds the views of an app's documents.
  package init(in app: App) {
    for document in app.uses.interface.documents {
      let outline = LayoutOutline(document, languages: 1)
      let effects = CodeLayoutEffects(of: document, app.uses.interface.code)
      for root in SceneSolver(outline, .canvas).screens {
        let variants = LayoutVariants(of: root, in: outline, effects) { _ in false }
        for object in ScreenNames(root, in: outline).objects
        where object != root.view && LayoutOutline.isView(document.objects[object]) {
          add(object, root, variants, effects, in: document)
        }
      }
    }
  }

  private mutating func add(
    _ object: Int, _ root: LayoutRoot, _ variants: LayoutVariants, _ effects: CodeLayoutEffects,
    in document: InterfaceDocument
  ) {
    let own = document.objects[object]
    var view = View(location: own.element.location, tag: own.tag, source: own.element.location, causes: [])
    if variants.moved.contains(object) {
      var mover = object
      while case .parent? = variants.causes[mover], let parent = document.objects[mover].parent { mover = parent }
      view.source = document.objects[mover].element.location
      view.causes =
        switch variants.causes[mover] {
        case .screen?:
          effects.causesOfWalk(of: root.view)
            + [root.view, root.cell].compactMap(\.self)
            .filter(effects.arrangesViews).flatMap(effects.causesOfMove)
        case .code?:
          effects.causesOfMove(of: mover)
            + document.chain(from: mover).dropFirst().flatMap(effects.causesOfWalk)
        case .tableEnd?: ["header or footer of a table"]
        case .unreadClass?: document.chain(from: mover).prefix(2).flatMap(effects.causesOfWalk)
        case .parent?, nil: []
        }
      if view.causes.isEmpty { view.causes = ["not known"] }
      var seen: Set<String> = []
      view.causes = view.causes.filter { seen.insert($0).inserted }
    }
    views.append(view)
  }

  /// The views as lines, those with the most frequent first reason first; then the number of each reason.
  package func lines(where counts: (SourceLocation) -> Bool) -> [String] {
    let own = views.filter { counts($0.location) }
    let moved = own.filter { !$0.causes.isEmpty }
    var lines = own.map { view in
      let around = view.source == view.location ? "" : " with the view of line \(view.source.line)"
      let causes = view.causes.isEmpty ? "not moved" : "moved\(around): \(view.causes.joined(separator: "; "))"
      return "\(view.location.file):\(view.location.line) \(view.tag) \(causes)"
    }
    let groups = Dictionary(grouping: moved) { $0.causes[0] }.mapValues(\.count)
    for (cause, count) in groups.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("\(count) × \(cause)")
    }
    lines.append("\(moved.count) of \(own.count) views may move")
    return lines
  }
}

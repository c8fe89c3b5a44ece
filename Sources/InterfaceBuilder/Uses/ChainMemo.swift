import AuditModel

/// Cached answers to questions about an object and all its ancestors.
///
/// Without the cache, each of the many texts in a view would check all its ancestors again.
final class ChainMemo {
  /// A question that holds for an object if it holds for the object itself or an ancestor.
  enum Question: Hashable {
    /// Whether the object is never shown.
    case neverSeen
    /// Whether code limits the text sizes in the object.
    case sizeLimit
    /// Whether the object's class walks through views.
    case walker
    /// Whether the object's class walks through other views than those in its outlets.
    case freeWalker
    /// Whether a class walks through the views in its outlet for the object.
    case walkedOutlet
    /// Whether the object's class may change views without outlets.
    case freeClass
    /// Whether code walks through the object's views with one of these effects.
    case walkedThrough(Set<CodeEffect>)
    /// Whether the object is one element for VoiceOver.
    case element
  }

  private let document: InterfaceDocument
  private var answers: [Question: [Int: Bool]] = [:]
  private var scenes: [Question: [Int?: Bool]] = [:]

  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns whether a question holds for an object or one of its ancestors.
  ///
  /// `holds` answers it for an object itself; the first object is nil for none.
  func holds(_ question: Question, from object: Int?, _ holds: (Int) -> Bool) -> Bool {
    guard let object else { return false }
    var waiting: [Int] = []
    var answer = false
    for index in document.chain(from: object) {
      if let known = answers[question]?[index] {
        answer = known
        break
      }
      waiting.append(index)
    }
    for index in waiting.reversed() {
      answer = answer || holds(index)
      answers[question, default: [:]][index] = answer
    }
    return answer
  }

  /// Returns whether a question holds for a controller or owner of a scene.
  func holds(_ question: Question, inOwnersOf scene: Int?, _ holds: (Int) -> Bool) -> Bool {
    if let known = scenes[question]?[scene] { return known }
    let answer = (document.owners[scene] ?? []).contains(where: holds)
    scenes[question, default: [:]][scene] = answer
    return answer
  }
}

import AuditModel

/// Answers to questions about an object and all objects around it, each found once.
///
/// Asked one by one, each of the many texts in a view would ask all views around it again.
final class ChainMemo {
  /// A question that holds for an object if it holds for the object itself or for one around it.
  enum Question: Hashable {
    /// Whether nothing shows the object.
    case neverSeen
    /// Whether code limits the sizes of its texts.
    case sizeLimit
    /// Whether its class walks through views.
    case walker
    /// Whether code walks through its views and may have one of some effects.
    case walkedThrough(Set<CodeEffect>)
    /// Whether it is one element for VoiceOver.
    case element
  }

  private let document: InterfaceDocument
  private var answers: [Question: [Int: Bool]] = [:]
  private var walkingScenes: [Int?: Bool] = [:]

  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns whether a question holds for an object or for one around it.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - object: The object to begin with; nil for none.
  ///   - holds: Whether it holds for an object itself.
  /// - Returns: The answer.
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

  /// Returns whether a question holds for one of the controllers and owners of a scene.
  func holds(inOwnersOf scene: Int?, _ holds: (Int) -> Bool) -> Bool {
    if let known = walkingScenes[scene] { return known }
    let answer = (document.owners[scene] ?? []).contains(where: holds)
    walkingScenes[scene] = answer
    return answer
  }
}

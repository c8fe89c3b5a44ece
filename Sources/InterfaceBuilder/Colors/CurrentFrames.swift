/// The frames of the views whose stored frames contradict the constraints of a document.
///
/// Xcode keeps the frames of an older layout until a developer updates them.
package struct CurrentFrames: Sendable {
  /// The frame of a view.
  package enum Frame: Sendable {
    /// The frame in the superview in points: x, y, width and height.
    case solved([Double])
    /// The constraints do not determine the frame, or are not understood.
    case unknown
  }

  /// Finds the frames of a document.
  package typealias Search = @Sendable (InterfaceDocument) -> CurrentFrames

  /// The frames by object; other objects keep their stored frames.
  private let frames: [Int: Frame]

  /// Creates the frames, by the index of the object; other objects keep their stored frames.
  package init(_ frames: [Int: Frame] = [:]) { self.frames = frames }

  /// Returns the frame of an object; nil if no valid one is known.
  func frame(of index: Int, in document: InterfaceDocument) -> [Double]? {
    switch frames[index] {
    case .solved(let frame): frame
    case .unknown: nil
    case nil: document.objects[index].frame
    }
  }

  /// Whether the stored frame of an object is invalid, and no other frame is known.
  func isUnknown(_ index: Int) -> Bool { if case .unknown = frames[index] { true } else { false } }
}

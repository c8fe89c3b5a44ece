package import AuditModel

/// A measured text in its container, which can be moved on to wider ones.
package struct FittedText {
  private var fit: SlotFit

  /// Creates the text from its first container, after it was measured there.
  init(_ fit: SlotFit) { self.fit = fit }

  /// Whether a wider container gives the same measurements: the text is certainly on one line at every size.
  package var isSame: Bool { fit.isOneLineEverywhere }

  /// The question in the first container.
  package var item: MeasurementItem { fit.item }

  /// Moves on to a wider container.
  ///
  /// - Parameters:
  ///   - width: The available width of the wider container, in points. Nothing else may differ.
  ///   - measurements: The text's measurements, or the first few, to update.
  /// - Throws: ``TextEngineError``.
  package mutating func widen(to width: Double, _ measurements: inout [TextMeasurement]) throws {
    if !isSame { try fit.widen(to: width, &measurements) }
  }

  /// Returns the visible part of a text that is cut off, whether or not the question asked for it.
  ///
  /// - Parameter place: The index of a category among the measurements.
  /// - Returns: The visible text including the ellipsis, or nil if nothing is cut off.
  /// - Throws: ``TextEngineError``.
  package func visibleText(at place: Int) throws -> String? { try fit.visibleText(place) }
}

@available(*, unavailable)
extension FittedText: Sendable {}

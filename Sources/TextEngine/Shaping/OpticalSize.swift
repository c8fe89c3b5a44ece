internal import CHarfBuzz

/// How a face of the user's own changes with size: two masters and the share of the larger one at each size.
///
/// Holds where advances are linear in the normalised axis, which ``isLinear(_:weight:)`` finds out from the face itself.
struct OpticalSize: Sendable {
  /// The axis' ends, in points.
  let range: ClosedRange<Double>
  private let face: HarfBuzzFace
  private let index: Int

  /// Reads a face's optical-size axis; nil for a face without one.
  ///
  /// - Parameter face: A face.
  init?(_ face: HarfBuzzFace) {
    guard let index = face.axes.firstIndex(where: { $0.tag == "opsz" }) else { return nil }
    let axis = face.axes[index]
    guard axis.minimum < axis.maximum else { return nil }
    self.face = face
    self.index = index
    range = axis.minimum...axis.maximum
  }

  /// The share of the largest design at a size, 0…1, the face's own axis mapping obeyed.
  func share(at size: Double) -> Double {
    let low = normalized(range.lowerBound)
    let high = normalized(range.upperBound)
    let here = normalized(min(max(size, range.lowerBound), range.upperBound))
    return high > low ? (here - low) / (high - low) : 0
  }

  /// Whether advances between the ends are a straight mix of the ends', to half a thousandth of an em.
  ///
  /// - Parameters:
  ///   - weight: The weight to look at, 100…900.
  ///   - samples: Characters to look at.
  /// - Returns: Whether two masters are enough for every size.
  func isLinear(weight: Double, samples: [UInt32]) -> Bool {
    let first = design(range.lowerBound, weight)
    let last = design(range.upperBound, weight)
    return [0.25, 0.5, 0.75].allSatisfy { part in
      let size = range.lowerBound + (range.upperBound - range.lowerBound) * part
      let here = design(size, weight)
      let share = share(at: size)
      return samples.allSatisfy { sample in
        guard let low = first.advance(of: sample), let high = last.advance(of: sample),
          let middle = here.advance(of: sample)
        else { return true }
        return abs(low + (high - low) * share - middle) <= 0.0005
      }
    }
  }

  /// The design at one optical size and weight.
  func design(_ size: Double, _ weight: Double) -> FontFace {
    FontFace(face: face, variations: [("opsz", size), ("wght", weight)])
  }

  private func normalized(_ value: Double) -> Double {
    var design = face.axes.map { Float($0.standard) }
    design[index] = Float(value)
    var coordinates = [Int32](repeating: 0, count: design.count)
    hb_ot_var_normalize_coords(face.face, UInt32(design.count), &design, &coordinates)
    return Double(coordinates[index])
  }
}

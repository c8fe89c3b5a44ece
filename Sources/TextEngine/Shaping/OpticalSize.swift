internal import CHarfBuzz

/// The optical-size axis of a user's own face, which is reduced to two masters and the share of the larger one.
///
/// Two masters are sufficient if advances are linear in the normalised axis, which
/// ``isLinear(weight:samples:)`` checks.
struct OpticalSize: Sendable {
  /// The ends of the axis, in points.
  let range: ClosedRange<Double>
  private let face: HarfBuzzFace
  private let index: Int

  /// Reads the optical-size axis of a face, or returns nil if the face has none.
  init?(_ face: HarfBuzzFace) {
    guard let index = face.axes.firstIndex(where: { $0.tag == "opsz" }) else { return nil }
    let axis = face.axes[index]
    guard axis.minimum < axis.maximum else { return nil }
    self.face = face
    self.index = index
    range = axis.minimum...axis.maximum
  }

  /// Returns the share of the design for the largest size, 0…1, using the face's own axis mapping.
  func share(at size: Double) -> Double {
    let low = normalized(range.lowerBound)
    let high = normalized(range.upperBound)
    let here = normalized(min(max(size, range.lowerBound), range.upperBound))
    return high > low ? (here - low) / (high - low) : 0
  }

  /// Returns whether advances between the ends of the axis are linear interpolations, within 0.0005 em.
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

  /// Returns the design at an optical size and weight.
  func design(_ size: Double, _ weight: Double) -> FontFace {
    FontFace(face: face, variations: [("opsz", size), ("wght", weight)])
  }

  private func normalized(_ value: Double) -> Double {
    var design = face.axes.map { Float($0.defaultValue) }
    design[index] = Float(value)
    var coordinates = [Int32](repeating: 0, count: design.count)
    hb_ot_var_normalize_coords(face.face, UInt32(design.count), &design, &coordinates)
    return Double(coordinates[index])
  }
}

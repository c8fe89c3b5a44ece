extension LayoutSolver {
  /// Finds the frames, or returns the last ones if nothing changed.
  ///
  /// Constraints against negative sizes are added only where a size would be negative: the result is the same, and most
  /// layouts need none.
  package mutating func solve() -> LayoutSolution {
    var found = linear.solve()
    var steps = found.steps
    while found.isSettled, forbidNegativeSizes(in: found.values) {
      found = linear.solve()
      steps += found.steps
    }
    return LayoutSolution(
      frames: boxes.map { frame(of: $0, found.values) }, penalties: found.penalties,
      conflicts: found.conflicts.map(conflict), steps: steps, isSettled: found.isSettled)
  }

  /// Returns the dimensions that can change at no cost; solves first if necessary.
  package mutating func ambiguousDimensions() -> [AmbiguousDimension] {
    _ = solve()
    var ambiguous = linear.ambiguousVariables()
    // A size that varies only below zero is determined.
    for _ in boxes where !isExhausted && forbidNegativeSizes(among: ambiguous) {
      _ = solve()
      ambiguous = linear.ambiguousVariables()
    }
    let variables = Set(ambiguous.map(\.index))
    return boxes.indices.filter { boxes[$0].frame == nil }.flatMap { index in
      (0..<4).filter { variables.contains(boxes[index].firstVariable + $0) }.map { part in
        AmbiguousDimension(Box(index: index), part % 2 == 0 ? .horizontal : .vertical, isSize: part >= 2)
      }
    }
  }

  private func frame(of content: Content, _ values: [Double]) -> Frame {
    if let frame = content.frame { return frame }
    let (first, insets) = (content.firstVariable, content.traits.insets)
    return Frame(
      x: values[first] - insets.left, y: values[first + 1] - insets.top,
      width: values[first + 2] + insets.left + insets.right, height: values[first + 3] + insets.top + insets.bottom)
  }

  private func conflict(_ conflict: LinearConflict) -> LayoutConflict {
    LayoutConflict(
      causes: conflict.constraints.map { origins[$0.index].cause }, broken: origins[conflict.broken.index].cause)
  }

  /// Adds constraints against the negative sizes of a solution; returns false if there are none.
  private mutating func forbidNegativeSizes(in values: [Double]) -> Bool {
    let hasNegative = boxes.contains { content in
      guard content.frame == nil else { return false }
      return min(values[content.firstVariable + 2], values[content.firstVariable + 3]) < -Tableau.tolerance
    }
    return hasNegative && forbidNegativeSizes { values[$0.index] < -Tableau.tolerance }
  }

  private mutating func forbidNegativeSizes(among variables: [Variable]) -> Bool {
    let variables = Set(variables)
    return forbidNegativeSizes(where: variables.contains)
  }

  private mutating func forbidNegativeSizes(where isAffected: (Variable) -> Bool) -> Bool {
    var isChanged = false
    for index in boxes.indices where boxes[index].frame == nil {
      for axis in Axis.allCases {
        let (box, variable) = (Box(index: index), sizeVariable(of: Box(index: index), axis))
        guard isAffected(variable), !nonnegative.contains(variable) else { continue }
        var row = LinearConstraint([LinearTerm(1, variable)], .greaterOrEqual, 0)
        row.isBreakable = false
        guard (try? linear.add(row)) != nil else { continue }
        origins.append(Origin(cause: .nonnegativeSize(box, axis)))
        nonnegative.insert(variable)
        isChanged = true
      }
    }
    return isChanged
  }
}

extension StringProtocol {
  /// The names of a path without `.` and `..`; a `..` above the first name is dropped.
  package var pathSteps: [SubSequence] {
    split(separator: "/").reduce(into: []) { steps, step in
      if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(step) }
    }
  }
}

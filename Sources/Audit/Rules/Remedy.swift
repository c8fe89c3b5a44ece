internal import AuditModel

/// What would make a text fit, in words.
struct Remedy {
  let breakage: Breakage
  let enlargement: Double

  /// More lines, or for a one-line slot a width: up to 200 % and up to the largest category.
  var linesOrWidth: String {
    let subject = breakage.subject
    var parts: [String] = []
    let enlarged = subject.measurements(upTo: enlargement)
    let breaksEarly = enlarged.contains { $0.category == breakage.first.category }
    if breaksEarly, enlarged.count < subject.measurements.count { parts.append(room(for: enlarged)) }
    parts.append(room(for: subject.measurements[...]))
    return "make room for " + parts.joined(separator: ", ")
  }

  /// A height up to 200 % and up to the largest category.
  var height: String {
    let subject = breakage.subject
    let enlarged = subject.measurements(upTo: enlargement)
    var parts: [String] = []
    if enlarged.contains(where: { $0.clippedBy > 0 }), enlarged.count < subject.measurements.count {
      parts.append(heightNeeded(for: enlarged))
    }
    parts.append(heightNeeded(for: subject.measurements[...]))
    return "make room for a height of " + parts.joined(separator: ", ")
  }

  private func room(for measurements: ArraySlice<TextMeasurement>) -> String {
    let lines = measurements.map(\.lineCount).max() ?? 1
    var words = lines == 1 ? "1 line" : "\(lines) lines"
    if measurements.contains(where: { $0.lineCount == lines && $0.breaksWord }) { words += " (a word still breaks)" }
    if breakage.first.lineLimit == 1, !breakage.subject.hasHardBreak {
      let width = measurements.map { ($0.naturalWidth + $0.uncertainty).rounded(.up) }.max() ?? 0
      let size = "\(Points(width)) on 1 line"
      words = lines == 1 ? size : words + " or " + size
    }
    return words + upTo(measurements)
  }

  private func heightNeeded(for measurements: ArraySlice<TextMeasurement>) -> String {
    let room = breakage.subject.slot.height ?? 0
    let height = measurements.map { ($0.clippedBy + room).rounded(.up) }.max() ?? 0
    return "\(Points(height))" + upTo(measurements)
  }

  private func upTo(_ measurements: ArraySlice<TextMeasurement>) -> String {
    guard breakage.subject.measurements.count > 1, let last = measurements.last else { return "" }
    return " up to \(CategoryOrder(last.category).name)"
  }
}

extension SlotMeasurement {
  /// Whether the text itself asks for more than one line.
  var hasHardBreak: Bool {
    string.text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

internal import AuditModel

/// The texts as JSON for the page's scripts; `text.js` documents and unpacks every member.
extension PageTexts: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("changes", glyphs.changes, .lines)
    json.field("glyphs", glyphs.glyphs, .lines)
    json.key("layouts")
    json.object(.lines) { json in
      for (name, layout) in Self.named(layouts) {
        json.key(named: name)
        json.value(layout)
      }
    }
    json.field("letters", glyphs.letters, .lines)
    json.object("scale") { scale.writeMembers(to: &$0) }
  }

  /// Returns the layouts with their names, sorted by name.
  static func named(_ layouts: [PageLayout]) -> [(name: String, layout: PageLayout)] {
    layouts.enumerated().map { ("\($0)", $1) }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension PageLayout: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    write("b", to: &json) { digits in
      var last = 0
      for (index, length) in lengths.enumerated() where length != 1 {
        digits.append(small: index - last)
        digits.append(small: length)
        last = index
      }
    }
    write("c", to: &json) { digits in
      var last = 0
      for cut in cuts {
        digits.append(small: cut.boundary - last)
        digits.append(number: cut.change)
        last = cut.boundary
      }
    }
    write("d", levels, to: &json)
    json.field("e", ellipsis)
    if flags > 0 { json.field("f", flags) }
    if let hyphen { json.field("h", hyphen) }
    write("i", to: &json) { digits in
      var last = 0
      for boundary in inner {
        digits.append(small: boundary - last)
        last = boundary
      }
    }
    write("o", to: &json) { digits in
      var last = 0
      for point in opportunities {
        digits.append(small: point.next - last)
        digits.append(small: (point.next - point.trimmed) * 3 + point.kind.rawValue)
        last = point.next
      }
    }
    write("p", paragraphs, to: &json)
    write("r", to: &json) { digits in
      var last = 0
      for division in divisions {
        digits.append(small: division.boundary - last)
        for letters in [division.before, division.after] {
          digits.append(small: letters.count)
          for letter in letters { digits.append(number: letter) }
        }
        last = division.boundary
      }
    }
    write("t", to: &json) { digits in
      for letter in letters { digits.append(number: letter) }
    }
  }

  /// The flags as a sum of powers of two.
  private var flags: Int {
    let breaks =
      switch wordBreaks {
      case .known: 0
      case .open: 4
      case .hyphenated: 8
      }
    return (isMissingGlyphs ? 1 : 0) + (hasTallScript ? 2 : 0) + breaks
  }

  private func write(_ name: StaticString, _ runs: [Direction], to json: inout JSONWriter) {
    write(name, to: &json) { digits in
      for run in runs {
        digits.append(small: run.count)
        digits.append(small: run.level)
      }
    }
  }

  /// Writes a member, unless it is empty.
  private func write(_ name: StaticString, to json: inout JSONWriter, _ body: (inout PageDigits) -> Void) {
    var digits = PageDigits()
    body(&digits)
    if !digits.text.isEmpty { json.field(name, String(decoding: digits.text, as: UTF8.self)) }
  }
}

extension PageGlyphs.Letter: JSONValue {
  /// Writes the four parts of the advance, then number + 1, x and y of each outline; number -1 is a box.
  func write(to json: inout JSONWriter) {
    json.append(numbers: advance.parts + outlines.flatMap { [$0.glyph.map { $0 + 1 } ?? -1, $0.x, $0.y] })
  }
}

extension PageGlyphs.Change: JSONValue {
  /// Writes the four parts of the change before the break, then those after the break.
  func write(to json: inout JSONWriter) { json.append(numbers: before.parts + after.parts) }
}

extension PageGlyphs.Advance {
  fileprivate var parts: [Int] { [em, display, tracked, emoji] }
}

extension PageScale {
  /// Writes the tables in sorted order, including the member `styles`.
  func writeMembers(to json: inout JSONWriter, styles: (inout JSONWriter) -> Void = { _ in }) {
    json.field("ascent", exact: ascent)
    json.field("descent", exact: descent)
    json.field("displayScale", exact: displayScale)
    write("displayShare", displayShare, to: &json)
    write("emoji", emoji, to: &json)
    json.field("lineHeightRatio", exact: ascent + descent)
    styles(&json)
    write("tracking", tracking, to: &json)
  }

  private func write(_ name: StaticString, _ rows: [Row], to json: inout JSONWriter) {
    json.array(name, rows) { json, row in
      json.array([row.size, row.value]) { $0.value(exact: $1) }
    }
  }
}

extension JSONWriter {
  /// Writes an array of numbers without spaces and trailing zeros.
  fileprivate mutating func append(numbers: [Int]) {
    let count = (numbers.lastIndex { $0 != 0 } ?? -1) + 1
    value { json in
      json.append("[")
      for (index, number) in numbers.prefix(count).enumerated() {
        if index > 0 { json.append(",") }
        json.append(integer: number)
      }
      json.append("]")
    }
  }
}

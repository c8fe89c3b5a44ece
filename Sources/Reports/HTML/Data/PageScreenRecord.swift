internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// One screen of a page as JSON; `screen.js` documents and unpacks its rows.
///
/// The variants of a screen refer to shared elements, texts and findings by number.
struct PageScreenRecord {
  /// The rows that variants share, each stored once.
  private struct Table {
    private(set) var rows: [[UInt8]] = []
    /// The size of all rows in bytes, including a comma each.
    private(set) var size = 0
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns the number of a row, which is added if it is new.
    mutating func number(of row: [UInt8]) -> Int {
      if let number = numbers[row] { return number }
      numbers[row] = rows.count
      rows.append(row)
      size += row.count + 1
      return rows.count - 1
    }
  }

  /// A variant with the rows of its elements, to which later variants are compared.
  private struct Variant {
    var json: [UInt8]
    var elements: [[UInt8]]
  }

  private let name: String
  private let location: SourceLocation
  private var elements = Table()
  /// The texts by language, so that an element has the same number in every language.
  private var texts: [String: Table] = [:]
  private var findings = Table()
  private var variants: [Variant] = []

  /// The size of the screen without rows, in bytes.
  private var leastSize: Int

  /// The number of variants.
  var count: Int { variants.count }

  /// An upper bound of the size in bytes, at most a few too many.
  var size: Int {
    // A language takes its name with quotation marks, a colon, brackets and a comma.
    let textSize = texts.reduce(0) { $0 + 6 * $1.key.utf8.count + $1.value.size + 6 }
    return leastSize + elements.size + textSize + findings.size + variants.reduce(0) { $0 + $1.json.count + 1 }
  }

  /// Creates a record without variants; all `screens` are one screen in different environments.
  init(_ screens: [Screen]) {
    name = screens.first?.name ?? ""
    location = screens.first?.location ?? SourceLocation(file: "", line: 0, column: 0)
    leastSize = 0
    leastSize = Self.bytes(write).count
  }

  /// Adds a variant; `layout` returns the number of a text's layout.
  mutating func add(_ variant: Screen, layout: (PageTexts.Key) -> Int?) {
    let rows = variant.elements.map { row(of: $0, in: JSONWriter.cut(variant.pageLocale), layout) }
    let marks = variant.marks.map { mark in
      (number: findings.number(of: Self.bytes { Self.write(mark, to: &$0) }), mark: mark)
    }
    let base = variants.first?.elements ?? []
    let window = variant.solved?.window ?? Size(width: 0, height: 0)
    let json = Self.bytes { json in
      json.object(.tight) { json in
        json.text("device", variant.deviceWords)
        json.array("elements", rows.enumerated()) { json, row in
          // Most elements have the same row as in the first variant.
          let isShared = row.offset < base.count && base[row.offset] == row.element
          json.value(raw: isShared ? [UInt8(ascii: "0")] : row.element)
        }
        json.array("frame", [window.width, window.height]) { $0.value($1.inTenths) }
        if variant.solved?.isComplete == false { json.field("isIncomplete", true) }
        json.text("locale", variant.pageLocale)
        json.array("marks", marks) { json, one in
          json.array(CollectionOfOne(one), .tight) { json, one in
            json.value(one.number)
            if let place = one.mark.element { json.value(place) }
          }
        }
        json.field("size", variant.environment.category.shortName)
      }
    }
    variants.append(Variant(json: json, elements: rows))
  }

  /// Returns the row of an element in a language.
  private mutating func row(
    of element: LayoutElement, in locale: String, _ layout: (PageTexts.Key) -> Int?
  ) -> [UInt8] {
    let measured = element.drawn?.text?.measured
    // The page does not draw texts that it cannot lay out.
    let text = measured == nil ? nil : element.drawn?.text
    let flags = (element.drawn?.isOpen == true ? 1 : 0) + (text?.isCentred == true ? 2 : 0)
    let number = elements.number(
      of: Self.bytes { json in
        json.open("[", "]", .tight)
        json.value(JSONWriter.cut(element.id))
        json.value(element.role.rawValue)
        json.append(numbers: [element.parent ?? -1, flags, text?.lines ?? 0])
        json.close()
      })
    let place = measured.map { text in
      texts[locale, default: Table()].number(
        of: Self.bytes { json in
          json.open("[", "]", .tight)
          json.value(JSONWriter.cut(text.key.text))
          if let layout = layout(text.key) { json.value(layout) }
          json.close()
        })
    }
    let frame = [element.frame.x, element.frame.y, element.frame.width, element.frame.height].map(\.inTenths)
    return Self.bytes { json in
      json.open("[", "]", .tight)
      for value in [number] + frame { json.value(value) }
      if let text = measured, let place {
        json.value(place)
        json.value(text.size.inPage)
        json.value(text.lineCount)
        json.append(area: text.area, of: element.frame)
      }
      json.close()
    }
  }

  private static func write(_ mark: ScreenMark, to json: inout JSONWriter) {
    json.object(.tight) { json in
      json.field("kind", mark.kind.rawValue)
      json.text("message", mark.message)
      json.text("rule", mark.rule)
      json.field("severity", mark.severity.rawValue)
    }
  }

  /// Writes the screen.
  func write(to json: inout JSONWriter) {
    json.object(.tight) { json in
      json.array("elements", elements.rows) { $0.value(raw: $1) }
      json.text("file", location.file)
      json.array("findings", findings.rows) { $0.value(raw: $1) }
      json.field("line", location.line)
      json.text("name", name)
      json.object("texts") { json in
        for (locale, table) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
          json.key(named: locale)
          json.array(table.rows) { $0.value(raw: $1) }
        }
      }
      json.array("variants", variants) { $0.value(raw: $1.json) }
    }
  }

  private static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(capacity: 1 << 9)
    write(&json)
    return json.bytes
  }
}

extension JSONWriter {
  /// Returns a text of the app, shortened.
  fileprivate static func cut(_ text: String) -> String { FindingSentence.cut(text, to: longestPageText) }

  fileprivate mutating func text(_ name: StaticString, _ text: String) { field(name, Self.cut(text)) }

  /// Writes numbers without trailing zeros.
  fileprivate mutating func append(numbers: [Int]) {
    for number in numbers.prefix((numbers.lastIndex { $0 != 0 } ?? -1) + 1) { value(number) }
  }

  /// Writes the width of a text's area in points, and its other differences from the element's frame in tenths.
  ///
  /// The page breaks lines at this width like the solver, so it is rounded up with more precision than a pixel.
  fileprivate mutating func append(area: Rect, of frame: Rect) {
    let other = [area.x - frame.x, area.y - frame.y, area.height - frame.height].map(\.inTenths)
    let width = area.width.inPage
    guard other != [0, 0, 0] || width != Double(frame.width.inTenths) / 10 else { return }
    value(width)
    append(numbers: other)
  }
}

extension Double {
  /// The maximum length on a page in points, far beyond any screen.
  private static let longestLength = 1e6

  private var bounded: Double { isFinite ? Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength) : 0 }

  /// The length in tenths of a point.
  fileprivate var inTenths: Int { Int((bounded * 10).rounded()) }

  /// The length in points with four decimals, rounded up except for rounding errors.
  fileprivate var inPage: Double { (bounded * 10_000 - 0.001).rounded(.up) / 10_000 }
}

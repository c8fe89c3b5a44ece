/// Writes SVG element by element; whatever it is given is escaped.
public struct SVGWriter {
  /// What an attribute says.
  public enum Value {
    /// A number, written with at most two decimals.
    case number(Double)
    /// A text, escaped.
    case word(String)
  }

  /// What was written so far.
  public private(set) var text = ""
  private var open: [StaticString] = []

  /// Creates a writer that has written nothing.
  public init() {}

  /// Writes an element without content.
  ///
  /// - Parameters:
  ///   - name: The element.
  ///   - attributes: What is said of it.
  public mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>) {
    start(name, attributes)
    text += "/>\n"
  }

  /// Writes an element with a text.
  ///
  /// - Parameters:
  ///   - name: The element.
  ///   - attributes: What is said of it.
  ///   - content: The text.
  public mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>, saying content: String
  ) {
    start(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// Opens an element that ``close()`` ends.
  ///
  /// - Parameters:
  ///   - name: The element.
  ///   - attributes: What is said of it.
  public mutating func begin(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>) {
    start(name, attributes)
    text += ">\n"
    open.append(name)
  }

  /// Closes the innermost element that is open.
  public mutating func close() {
    guard let name = open.popLast() else { return }
    text += String(repeating: "  ", count: open.count) + "</\(name)>\n"
  }

  /// Writes rules of CSS, our own words.
  ///
  /// - Parameter rules: The rules.
  public mutating func style(_ rules: StaticString) {
    text += "  <style>\n\(rules)\n  </style>\n"
  }

  private mutating func start(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>) {
    text += String(repeating: "  ", count: open.count) + "<\(name)"
    for (key, value) in attributes {
      switch value {
      case .number(let number): text += " \(key)=\"\(Self.number(number))\""
      case .word(let word): text += " \(key)=\"\(Self.escaped(word))\""
      }
    }
  }

  /// A number with at most two decimals; a hundredth of a point is finer than any display.
  ///
  /// - Parameter value: The number.
  /// - Returns: Its digits; 0 for what is no number, and for what is beyond any drawing.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// A text in which nothing is markup; control characters, which XML cannot hold, are told by their numbers.
  ///
  /// Isolates around a text of another direction stay.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Quotation.escape(text, keepsIsolates: true).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // The two that XML 1.0 leaves out of its characters besides controls.
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

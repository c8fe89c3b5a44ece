/// A writer that builds SVG element by element and escapes all text.
public struct SVGWriter {
  /// The value of an attribute.
  public enum Value {
    /// A number, written with at most two decimals.
    case number(Double)
    /// A string, which is escaped.
    case word(String)
  }

  /// The SVG written so far.
  public private(set) var text = ""
  private var open: [StaticString] = []

  /// Creates an empty writer.
  public init() {}

  /// Writes an element without content.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: The attributes.
  public mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>) {
    start(name, attributes)
    text += "/>\n"
  }

  /// Writes an element with text content.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: The attributes.
  ///   - content: The text.
  public mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>, saying content: String
  ) {
    start(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// Opens an element; ``close()`` closes it.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: The attributes.
  public mutating func begin(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, Value>) {
    start(name, attributes)
    text += ">\n"
    open.append(name)
  }

  /// Closes the innermost open element.
  public mutating func close() {
    guard let name = open.popLast() else { return }
    text += String(repeating: "  ", count: open.count) + "</\(name)>\n"
  }

  /// Writes a style element, whose rules are not escaped and must therefore be constants.
  ///
  /// - Parameter rules: The CSS rules.
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

  /// Formats a number with at most two decimals; a hundredth of a point is finer than any display.
  ///
  /// - Parameter value: The number.
  /// - Returns: The digits; 0 for a number that is not finite or is 1e9 or more.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    return Ratio.trimmed(hundredths: Int((value * 100).rounded()))
  }

  /// Escapes markup and replaces control characters, which XML does not allow, with visible escapes.
  ///
  /// Isolates around text of another direction are kept.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Quotation.escape(text, keepsIsolates: true).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML 1.0 excludes these two noncharacters as well.
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

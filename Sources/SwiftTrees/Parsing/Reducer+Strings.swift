#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax

  extension Reducer {
    mutating func string(_ literal: StringLiteralExprSyntax) {
      let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
      let pounds = literal.openingPounds?.text.count ?? 0
      add(.string, literal) {
        if literal.segments.count == 1 || isMultiline, let text = literal.representedLiteralValue {
          return $0.add(.segment, literal, text)
        }
        for segment in literal.segments {
          switch segment {
          case .stringSegment(let text):
            $0.add(.segment, text, Self.unescaped(text.content.text, pounds: pounds))
          case .expressionSegment(let hole): $0.add(.hole, hole) { $0.arguments(hole.expressions) }
          }
        }
      }
    }

    /// Replaces the escape sequences of a string literal.
    static func unescaped(_ text: String, pounds: Int) -> String {
      guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
      let marker = "\\" + String(repeating: "#", count: pounds)
      var result = ""
      var rest = Substring(text)
      while let range = rest.firstRange(of: marker) {
        result += rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
        guard let letter = rest.popFirst() else { break }
        switch letter {
        case "n": result += "\n"
        case "t": result += "\t"
        case "r": result += "\r"
        case "0": result += "\0"
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          if let value = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(value) }
          rest = rest[digits.endIndex...].dropFirst()
        case "\n", "\r\n": rest = rest.drop { $0 == " " || $0 == "\t" }
        default: result.append(letter)
        }
      }
      return result + rest
    }
  }
#endif

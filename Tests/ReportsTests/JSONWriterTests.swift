import Foundation
import Testing

@testable import Reports

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(capacity: 16)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.00001, "0"), (0.00005, "0.0001"), (143.21, "143.21"), (2.5, "2.5"),
      (20.333333, "20.3333"),
      (-0.43, "-0.43"), (17, "17"), (0.1 + 0.2, "0.3"), (1.00004, "1"), (9.99996, "10"), (1e9, "1000000000"),
      (899_999_999_999.5, "899999999999.5"), (900_000_000_001, "900000000001"), (1e15, "1000000000000000"),
      (1.5e21, "1500000000000000000000"), (-1e22, "-10000000000000000000000"), (.nan, "null"), (.infinity, "null"),
      (-.infinity, "null"), (.leastNonzeroMagnitude, "0"),
    ] as [(Double, String)]) func numbers(_ number: Double, expected: String)
  {
    #expect(written { $0.value(number) } == expected)
  }

  @Test func largestNumberHasNoExponent() {
    let text = written { $0.value(Double.greatestFiniteMagnitude) }
    #expect(text.count == 309 && text.allSatisfy(\.isNumber))
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test func numbersRoundTripWithinHalfOfTheLastDecimal() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let number = Double.random(in: -100_000...100_000, using: &generator)
      let back = Double(written { $0.value(number) }) ?? .nan
      #expect(abs(back - number) <= 0.000_050_001)
    }
  }

  @Test(arguments: [
    (0, "0"), (9, "9"), (10, "10"), (-7, "-7"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func integers(_ number: Int, expected: String) { #expect(written { $0.value(number) } == expected) }

  @Test func findsEscapesAtEveryPosition() {
    let escapes = [
      "\u{1}": "\\u0001", "\"": "\\\"", "\\": "\\\\", "\u{7F}": "\\u007f", "\u{85}": "\\u0085", "\u{2028}": "\\u2028",
    ]
    for before in 0..<20 {
      for (text, escape) in escapes {
        for filler in ["a", "é", "~", " "] {
          let (left, right) = (String(repeating: filler, count: before), String(repeating: filler, count: 9))
          #expect(written { $0.value(left + text + right + text) } == "\"\(left)\(escape)\(right)\(escape)\"")
        }
      }
    }
  }

  @Test func integersOfEveryLength() {
    var number = 1
    for _ in 0..<18 {
      for value in [number - 1, number, number + 1, -number, 1 - number] {
        #expect(written { $0.value(value) } == "\(value)")
      }
      number *= 10
    }
  }

  // Not as arguments: the test log would print the control characters.
  @Test func strings() throws {
    let cases = [
      ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
      ("\u{7F}\u{80}\u{9F}\u{A0}é", "\"\\u007f\\u0080\\u009f\u{A0}é\""), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("\u{202E}x\u{2066}\u{2069}", #""\u202ex\u2066\u2069""#),
      ("…€\u{2027}\u{202F}\u{2065}\u{206A}", "\"…€\u{2027}\u{202F}\u{2065}\u{206A}\""),
      ("👩‍👩‍👧 שלום 設定", "\"👩‍👩‍👧 שלום 設定\""), ("", "\"\""),
    ]
    for (text, expected) in cases {
      let json = written { $0.value(text) }
      #expect(json == expected)
      #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
    }
  }

  @Test func everyScalarRoundTrips() throws {
    var scalars = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF { if let scalar = Unicode.Scalar(value) { scalars.append(scalar) } }
    let text = String(scalars)
    let back = try JSONDecoder().decode(String.self, from: Data(written { $0.value(text) }.utf8))
    #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func layouts() {
    let text = written { json in
      json.object(.lines) { json in
        json.key("a")
        json.array([1, 2]) { $0.value($1) }
        json.key("b")
        json.array([1, 2], .lines) { $0.value($1) }
        json.key("c")
        json.object(.lines) { _ in }
        json.key(named: "ключ")
        json.null()
      }
    }
    #expect(text == "{\n  \"a\": [1, 2],\n  \"b\": [\n    1,\n    2\n  ],\n  \"c\": {},\n  \"ключ\": null\n}")
  }

  @Test func compactAppliesToNestedValues() {
    let text = written { json in
      json.object { json in
        json.key("a")
        json.array([1, 2], .lines) { $0.value($1) }
      }
    }
    #expect(text == "{\"a\": [1, 2]}")
  }

  #if DEBUG
    @Test func keysOutOfOrderStopADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        var json = JSONWriter()
        json.object { json in
          json.key("b")
          json.null()
          json.key("a")
          json.null()
        }
      }
    }
  #endif
}

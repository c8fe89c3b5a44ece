import AuditModel
import Testing

@Suite struct SVGWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (12.345, "12.35"), (100.1, "100.1"),
    (-0.25, "-0.25"), (.nan, "0"), (.infinity, "0"),
  ])
  func numbersAreShort(_ value: Double, _ text: String) { #expect(SVGWriter.number(value) == text) }

  @Test func escapesMarkup() {
    var svg = SVGWriter()
    svg.begin("g", ["id": .word("a\"b<")])
    svg.element("text", [:], saying: "1 < 2 & \u{1}")
    svg.element("line", ["x1": .number(1)])
    svg.close()
    svg.close()
    #expect(svg.text == "<g id=\"a&quot;b&lt;\">\n  <text>1 &lt; 2 &amp; \\u{1}</text>\n  <line x1=\"1\"/>\n</g>\n")
  }
}

import AuditModel
import Testing

@Suite struct PointsTests {
  @Test(
    arguments: [
      (0, "0 pt"), (0.04, "0.04 pt"), (0.996, "1 pt"), (1.04, "1 pt"), (312.44, "312.4 pt"), (-2.25, "-2.3 pt"),
      (0.9, "0.9 pt"), (-0.05, "-0.05 pt"), (288, "288 pt"), (1e9, "1000000000 pt"), (1e300, "1e+300 pt"),
      (.infinity, "inf pt"), (.nan, "nan pt"),
    ] as [(Double, String)]) func sentence(_ value: Double, expected: String)
  {
    #expect(Points(value).description == expected)
  }
}

import InterfaceLayout
import Testing

@Suite struct SystemMetricTests {
  /// A metric without a row would stop the process.
  @Test func everyMetricHasAValueInEachGeneration() {
    for metric in SystemMetric.allCases {
      for generation in ControlGeneration.allCases {
        for width in [-Double.infinity, -1, .nan, 0, 320, 393, 1366, 1e308] {
          #expect(metric.value(generation, width: width) > 0)
        }
      }
    }
  }

  @Test func rowsHoldByGenerationAndWidth() {
    #expect(SystemMetric.row.value(.classic) == 44 && SystemMetric.row.value(.glass) == 52)
    #expect(
      SystemMetric.cellVerticalMargin.value(.classic) == 11 && SystemMetric.cellVerticalMargin.value(.glass) == 15)
    #expect(SystemMetric.cellSideMargin.value(width: 392) == 16 && SystemMetric.cellSideMargin.value(width: 393) == 20)
    #expect(SystemMetric.navigationBar.value(.glass) == 44)
  }
}

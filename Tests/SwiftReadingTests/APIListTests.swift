import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct APIListTests {
  @Test(arguments: APIList.allCases)
  func everyListHasNames(_ list: APIList) {
    #expect(list.names.count > 2 && list.names.allSatisfy { !$0.contains(" ") })
  }

  @Test func anArgumentWithoutALabelHasAnEmptyName() {
    #expect(APIList.textLabels.names.contains("") && !APIList.textLabels.names.contains("_"))
    #expect(APIList.geometryMembers.names == ["frame", "bounds", "center", "transform"])
  }
}

import ColorContrast
import Testing

@Suite struct APCATests {
  struct Vector: Decodable {
    var space: String?
    var text: [Double]
    var bg: [Double]
    var note: String
    var lc: Double

    func color(_ list: [Double]) throws -> Color {
      if space == "display-p3" { return Color(.displayP3, try SIMD3(list)) }
      return Color(.sRGB, try SIMD3(Array(list.prefix(3))) / 255, alpha: list.count == 4 ? list[3] : 1)
    }
  }

  @Test func vectors() throws {
    let vectors = try ColorVectors<Vector>.read("apca", count: 29)
    #expect(vectors.contains { $0.space == "display-p3" } && vectors.contains { $0.text.count == 4 })
    for vector in vectors {
      let found = try APCA.lightnessContrast(text: vector.color(vector.text), background: vector.color(vector.bg))
      #expect(abs(found - vector.lc) < 1e-9, "\(vector)")
    }
  }

  @Test func orderAndPolarityCount() throws {
    let dark = try APCA.lightnessContrast(text: .black, background: .white)
    let light = try APCA.lightnessContrast(text: .white, background: .black)
    #expect(abs(dark - 106.04067) < 1e-5 && abs(light + 107.88473) < 1e-5)
    #expect(try APCA.lightnessContrast(text: .white, background: .white) == 0)
  }

  @Test func aDisplayP3ColourPutsBothInDisplayP3() throws {
    let red = Color(.displayP3, SIMD3(1, 0, 0))
    let both = try APCA.lightnessContrast(text: red, background: Color(.displayP3, .one))
    #expect(abs(try APCA.lightnessContrast(text: red, background: .white) - both) < 1e-9)
  }
}

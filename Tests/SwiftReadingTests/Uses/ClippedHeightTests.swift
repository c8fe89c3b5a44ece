import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Frames that cut off what is drawn beyond them")
struct ClippedHeightTests {
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    try #require(
      try Sources.uses(of: ["key"], "struct A: View { var body: some View {\n\(body)\n} }\n\(other)").uses.first)
  }

  @Test(arguments: [
    #"Text("key").frame(width: 280, height: 44).clipped()"#, #"Text("key").frame(height: 44).clipShape(.capsule)"#,
    #"Text("key").frame(height: 44).background(.red).clipShape(RoundedRectangle(cornerRadius: 8))"#,
    #"Text("key").frame(maxHeight: 44).cornerRadius(8)"#, #"VStack { Text("key") }.frame(height: 44).clipped()"#,
    "Row().frame(height: 44).clipped()", #"Text("key").frame(height: 44).mask(Rectangle())"#,
    #"Text("key").frame(height: 44).mask { RoundedRectangle(cornerRadius: 8) }"#,
  ])
  func clipped(_ body: String) throws {
    let found = try use(body, #"struct Row: View { var body: some View { Text("key") } }"#)
    #expect(found.height?.value == 44 && found.isHeightClipped, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").frame(width: 280, height: 44)"#, #"Text("key").clipped().frame(height: 44)"#,
    #"Text("key").frame(height: 44).padding().clipped()"#, #"Text("key").padding(4).frame(height: 44).clipped()"#,
    #"VStack { Text("key").frame(height: 44) }.clipped()"#, #"Text("key").frame(height: 44).mask(shape)"#,
    #"Text("key").frame(height: 44).clipShape(Circle().scale(2))"#,
    #"Text("key").frame(height: 44).frame(minHeight: 80).clipped()"#,
    "VStack { Row().frame(height: 44).clipped(); Row() }",
    #"Text("key").clipped()"#, #"Text("key").frame(height: 44).mask { Image("leaf") }"#,
    #"Text("key").frame(height: 44).mask { Rectangle().frame(height: 80) }"#,
    #"Text("key").frame(height: 44).mask { Rectangle(); Circle() }"#,
    #"Text("key").frame(height: 44).scaleEffect(0.5).clipped()"#,
    #"Text("key").frame(height: 44).offset(y: 9).clipped()"#,
  ])
  func notClipped(_ body: String) throws {
    let found = try use(body, #"struct Row: View { var body: some View { Text("key") } }"#)
    #expect(!found.isHeightClipped, "\(body)")
  }
}

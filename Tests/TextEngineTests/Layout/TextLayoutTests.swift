import Testing

@testable import TextEngine

@Suite struct TextLayoutTests {
  @Test func tmp() throws {
    let bench = try Bench()
    for (t, s, tr) in [("Delete File?", 17.0, -0.43), ("This is a test string", 17.0, -0.43), ("Hello UIKit", 17, -0.43)] {
      let layout = try bench.layout(t)
      print(t, layout.naturalWidth(at: bench.scale(s, tracking: tr)), layout.uncertainty(at: bench.scale(s, tracking: tr)))
    }
    for (t,l) in [("مرحبا بالعالم","ar"),("設定を開く","ja"),("ตั้งค่าภาษาไทย","th"),("👨‍👩‍👧 ok","en"),("한국어 설정","ko"),("हिन्दी सेटिंग","hi")] {
      let layout = try bench.layout(t, language: l)
      let sc = bench.scale(17, tracking: -0.43)
      print(t, layout.naturalWidth(at: sc), layout.uncertainty(at: sc), layout.text.fonts, layout.text.missing, layout.text.unavailableScripts)
      let b = try layout.breakLines(at: sc, limit: 50)
      print(b.lines.map { String(decoding: layout.text.units[$0.start..<$0.end], as: UTF16.self) }, b.widths, b.breaksWord)
      print(try layout.truncate(.tail, limit: 50, lineLimit: 1, broken: b, at: sc))
    }
  }
}

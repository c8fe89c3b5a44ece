import Testing

@testable import TextEngine

/// Pairs of characters against what HarfBuzz makes of them.
@Suite struct PairTableTests {
  private func table(_ script: Script = .latin, weight: Int = 400) throws -> PairTable? {
    let bench = try Bench()
    let instance = try bench.stack.system(weight: weight)
    let system = LayoutSystem(of: instance.primary.face, script: script, language: nil)
    let proof = AdvanceProof(
      instance.primary.rules, of: instance.primary.face, system: system, features: instance.features)
    return PairTable(instance: instance, proof: proof, script: script, language: "en", buffer: ShapingBuffer())
  }

  @Test func kernsLikeTheFont() throws {
    let table = try #require(try table())
    let a = try #require(table.place(of: 0x41))
    let v = try #require(table.place(of: 0x56))
    #expect(table.pair(a, v).advance < table.pair(a, 0).advance)
    #expect(table.pair(a, v).isUnsafe && !table.pair(a, 0).isUnsafe)
    #expect(abs(table.pair(a, a).advance - table.pair(a, 0).advance) < 0.05)
  }

  @Test func growsAndKeepsItsPairs() throws {
    let table = try #require(try table())
    let a = try #require(table.place(of: 0x41))
    let v = try #require(table.place(of: 0x56))
    let before = table.pair(a, v).advance
    let places = (UInt16(0x20)...0x24F).compactMap { table.place(of: $0) }
    #expect(places.count > 300 && Set(places).count == places.count)
    #expect(table.pair(a, v).advance == before)
    #expect(table.place(of: 0x41) == a)
  }

  @Test func skipsPairsThatAreNotPlain() throws {
    let table = try #require(try table())
    // A combining acute, a soft hyphen, a joiner, the fraction slash, a Hebrew letter, half of an emoji.
    for unit: UInt16 in [0x0301, 0x00AD, 0x200D, 0x2044, 0x05D0, 0xD83D] { #expect(table.place(of: unit) == nil) }
  }

  @Test func scriptsWithTheirOwnShaperHaveNoTable() throws {
    #expect(try table(.arabic) == nil)
    #expect(try table(.devanagari) == nil)
  }
}

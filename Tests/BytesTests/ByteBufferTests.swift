import Bytes
import Testing

@Suite struct ByteBufferTests {
  @Test func growsAndKeepsItsBytes() {
    var buffer = ByteBuffer(capacity: 1)
    var expected = ""
    for number in [0, -1, 7, 10, 99, 1_000, .max, .min] + Array(100..<200) {
      buffer.append(literal: "– ")
      buffer.append(decimal: number)
      buffer.append(0x2C)
      buffer.append(" ün😀")
      expected += "– \(number), ün😀"
    }
    #expect(buffer.text == expected && buffer.count == expected.utf8.count)
    buffer.removeLast(" ün😀".utf8.count)
    #expect(buffer.text == String(expected.dropLast(4)))
    buffer.removeAll()
    #expect(buffer.text.isEmpty && buffer.count == 0)
  }

  @Test func countsBytesWrittenInPlace() {
    var buffer = ByteBuffer(capacity: 64)
    for _ in 0..<100 {
      buffer.append(upTo: 9) { out in
        out[0] = 0x61
        out[1] = 0x62
        return 2
      }
    }
    #expect(buffer.text == String(repeating: "ab", count: 100))
  }

  @Test func acceptsATextLargerThanTheCapacity() {
    var buffer = ByteBuffer(capacity: 64)
    let long = String(repeating: "Größe ", count: 500)
    buffer.append(long)
    buffer.append(long)
    #expect(buffer.text == long + long)
  }
}

/// Some rows of a picture on their way from the reader to the writer: what was read, and what is written.
final class RowBand {
  /// The rows as they were read.
  let source: UnsafeMutableRawBufferPointer
  /// The rows as they are written.
  let result: UnsafeMutableRawBufferPointer
  /// How many rows there is room for.
  let capacity: Int
  /// How many rows are in it.
  var count = 0

  private let stride: Int

  /// Makes room.
  ///
  /// - Parameters:
  ///   - capacity: Rows, at least 1.
  ///   - stride: Bytes of a row.
  init(capacity: Int, stride: Int) {
    self.capacity = capacity
    self.stride = stride
    // 16-bit rows have to be aligned; rows of both depths are then.
    source = .allocate(byteCount: capacity * stride, alignment: 16)
    result = .allocate(byteCount: capacity * stride, alignment: 16)
  }

  deinit {
    source.deallocate()
    result.deallocate()
  }

  /// A row's bytes in one of the two memories.
  func row(_ index: Int, of memory: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: memory[index * stride..<(index + 1) * stride])
  }

  /// The rows of one worker's part, as bytes of both memories.
  func part(
    _ index: Int, of parts: Int
  ) -> (source: UnsafeMutableRawBufferPointer, result: UnsafeMutableRawBufferPointer) {
    let range = count * index / parts * stride..<count * (index + 1) / parts * stride
    return (
      UnsafeMutableRawBufferPointer(rebasing: source[range]), UnsafeMutableRawBufferPointer(rebasing: result[range])
    )
  }
}

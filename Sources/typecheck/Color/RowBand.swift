/// A band of a picture's rows in two buffers: the rows as read, and the rows to write.
final class RowBand {
  /// The rows as they were read.
  let source: UnsafeMutableRawBufferPointer
  /// The rows to write.
  let result: UnsafeMutableRawBufferPointer
  /// The maximum number of rows in the band.
  let capacity: Int
  /// The number of rows in use.
  var count = 0

  private let stride: Int

  /// Allocates both buffers.
  ///
  /// `stride` is the number of bytes per row.
  init(capacity: Int, stride: Int) {
    self.capacity = capacity
    self.stride = stride
    // 16-bit samples need an aligned buffer.
    source = .allocate(byteCount: capacity * stride, alignment: 16)
    result = .allocate(byteCount: capacity * stride, alignment: 16)
  }

  deinit {
    source.deallocate()
    result.deallocate()
  }

  /// Returns the bytes of a row in one of the two buffers.
  func row(_ index: Int, of memory: UnsafeMutableRawBufferPointer) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: memory[index * stride..<(index + 1) * stride])
  }

  /// Returns the bytes of one worker's part of the rows, in both buffers.
  func part(
    _ index: Int, of parts: Int
  ) -> (source: UnsafeMutableRawBufferPointer, result: UnsafeMutableRawBufferPointer) {
    let range = count * index / parts * stride..<count * (index + 1) / parts * stride
    return (
      UnsafeMutableRawBufferPointer(rebasing: source[range]), UnsafeMutableRawBufferPointer(rebasing: result[range])
    )
  }
}

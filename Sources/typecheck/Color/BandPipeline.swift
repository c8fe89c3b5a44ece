import Bytes
import Pictures

/// A pipeline that reads a picture, changes its pixels and writes it, in bands of rows.
///
/// With one job, the three steps run in turn. With more jobs, one band is written while the next is changed and the
/// third is read. Jobs beyond three change pixels. Three bands are in memory. The result does not depend on the number
/// of jobs.
final class BandPipeline: @unchecked Sendable {
  // Unchecked, because workers share no state within a round. Only worker 0 uses the writer, its band and
  // `writeFailure`. Only worker 1 uses the reader, its band and `readFailure`. Workers that change pixels have
  // separate rows of the third band. Rounds do not overlap.

  /// A function that computes the rows to write from the rows that were read.
  typealias Change =
    @Sendable (_ source: UnsafeMutableRawBufferPointer, _ result: UnsafeMutableRawBufferPointer) -> Void

  private let reader: PictureReader
  private let writer: PictureWriter
  private let jobs: Int
  private let change: Change
  private let bands: [RowBand]
  private let rounds: Int
  private var readFailure: PictureError?
  private var writeFailure: PictureError?

  /// The maximum size of a band in bytes, unless a single row is larger.
  private static let bandSize = 1 << 21

  /// Creates a pipeline between a reader and a writer with the same row format.
  ///
  /// The pipeline does not finish the writer. It uses at most `jobs` threads, which call `change` with whole rows.
  init(from reader: PictureReader, to writer: PictureWriter, jobs: Int, change: @escaping Change) {
    self.reader = reader
    self.writer = writer
    self.jobs = jobs
    self.change = change
    let stride = reader.rowFormat.bytesPerRow(reader.width)
    let capacity = max(1, min(reader.height, Self.bandSize / max(stride, 1)))
    bands = (0..<3).map { _ in RowBand(capacity: capacity, stride: stride) }
    rounds = (reader.height + capacity - 1) / capacity
  }

  /// Runs until the last row is written, and reports the number of rows written so far.
  ///
  /// - Throws: The first error of the writer or the reader.
  func run(progress: (_ rows: Int) -> Void) throws(PictureError) {
    let parts = max(1, jobs - 2)
    for round in 0..<rounds + 2 {
      if jobs == 1 {
        write(in: round)
        change(0, of: 1, in: round)
        read(in: round)
      } else {
        _ = ConcurrentParts.map(min(jobs, 2 + parts), by: 1) { [self] workers in
          switch workers.lowerBound {
          case 0: write(in: round)
          case 1:
            if jobs == 2 { change(0, of: 1, in: round) }
            read(in: round)
          default: change(workers.lowerBound - 2, of: parts, in: round)
          }
        }
      }
      if let failure = writeFailure ?? readFailure { throw failure }
      progress(writer.rowsWritten)
    }
  }

  private func read(in round: Int) {
    guard round < rounds else { return }
    let band = bands[round % 3]
    band.count = 0
    do throws(PictureError) {
      while band.count < band.capacity, try reader.readRow(into: band.row(band.count, of: band.source)) {
        band.count += 1
      }
    } catch {
      readFailure = error
    }
  }

  private func change(_ part: Int, of parts: Int, in round: Int) {
    guard (1...rounds).contains(round) else { return }
    let (source, result) = bands[(round + 2) % 3].part(part, of: parts)
    if !source.isEmpty { change(source, result) }
  }

  private func write(in round: Int) {
    guard round >= 2 else { return }
    let band = bands[(round + 1) % 3]
    do throws(PictureError) {
      for index in 0..<band.count {
        try writer.write(row: UnsafeRawBufferPointer(band.row(index, of: band.result)))
      }
    } catch {
      writeFailure = error
    }
  }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The settings of the process's memory allocator.
enum HeapGrowth {
  /// Makes threads request memory in large pieces, if the C library is glibc.
  ///
  /// By default, a thread's heap grows page by page. Each step is a system call that makes the other threads wait
  /// (glibc, malloc/arena.c, `grow_heap`). A run with tens of thousands of findings grows by a hundred megabytes.
  /// Untouched pages take addresses, not memory. If the user sets glibc's own variables, nothing is changed.
  static func takeLargePieces() {
    #if canImport(Glibc)
      // Looked up by name, because Swift's Glibc module lacks malloc.h.
      let names = ProcessInfo.processInfo.environment.keys
      guard !names.contains(where: { $0 == "GLIBC_TUNABLES" || $0.hasPrefix("MALLOC_") }),
        let symbol = dlsym(nil, "mallopt")
      else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      // A thread's heap has 64 MiB. Setting one of the values turns off glibc's automatic adjustment, so all three are
      // set (malloc.h: `M_TOP_PAD`, `M_MMAP_THRESHOLD`, `M_TRIM_THRESHOLD`).
      for (parameter, bytes) in [(-2, 60 << 20), (-3, 4 << 20), (-1, 256 << 20)] as [(Int32, Int32)] {
        _ = set(parameter, bytes)
      }
    #endif
  }

  /// Makes threads share as many heaps as there are cores, if the C library is glibc.
  ///
  /// Each thread that allocates while others do gets a heap of its own, up to eight per core. A server has more threads
  /// than cores over time, and each heap keeps what a check left in it.
  static func shareHeaps() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      // malloc.h: `M_ARENA_MAX`.
      let heaps = Int32(clamping: max(2, ProcessInfo.processInfo.activeProcessorCount))
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)(-8, heaps)
    #endif
  }

  /// Gives memory that is free back to the system, if the C library is glibc.
  ///
  /// A heap would otherwise keep the largest size that it had.
  static func giveBack() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}

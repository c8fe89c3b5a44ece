import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How the process asks the system for memory.
enum HeapGrowth {
  /// The names of three of glibc's settings (malloc.h: `M_TRIM_THRESHOLD`, `M_TOP_PAD`, `M_MMAP_THRESHOLD`).
  private enum Setting: Int32 {
    case trimThreshold = -1
    case topPad = -2
    case mapThreshold = -3
  }

  /// Lets threads take memory in large pieces, where the C library is glibc.
  ///
  /// The heap of a thread else grows page by page, each with a call to the system for which the other threads wait
  /// (glibc, malloc/arena.c, `grow_heap`); a run that keeps ten thousands of findings grows by a hundred megabytes. What
  /// is not touched takes addresses, not memory. Who sets glibc's own variables is left alone.
  static func takeLargePieces() {
    #if canImport(Glibc)
      // Looked up by name: Swift's Glibc module does not have malloc.h.
      let names = ProcessInfo.processInfo.environment.keys
      guard !names.contains(where: { $0 == "GLIBC_TUNABLES" || $0.hasPrefix("MALLOC_") }),
        let symbol = dlsym(nil, "mallopt")
      else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      // A thread's heap has 64 MiB. To set one of the three keeps glibc from finding the others.
      _ = set(Setting.topPad.rawValue, 60 << 20)
      _ = set(Setting.mapThreshold.rawValue, 4 << 20)
      _ = set(Setting.trimThreshold.rawValue, 256 << 20)
    #endif
  }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The settings of the process's memory allocator.
enum MallocTrim {
  /// Makes threads request memory in large pieces, if the C library is glibc.
  ///
  /// By default, a thread's heap grows page by page. Each step is a system call that makes the other threads wait
  /// (glibc, malloc/arena.c, `grow_heap`). A run with tens of thousands of findings grows by a hundred megabytes.
  /// Untouched pages take addresses, not memory. If the user sets glibc's own variables, nothing is changed.
  static func takeLargePieces() {
    // A thread's heap has 64 MiB. Setting one of the values turns off glibc's automatic adjustment, so all three are set
    // (malloc.h: `M_TOP_PAD`, `M_MMAP_THRESHOLD`, `M_TRIM_THRESHOLD`).
    set([(-2, 60 << 20), (-3, 4 << 20), (-1, 256 << 20)])
  }

  /// Makes all threads share one heap, if the C library is glibc.
  ///
  /// Each thread that allocates while others do gets a heap of its own, up to eight per core. A server has more threads
  /// than cores over time, and each heap keeps what a check left in it. If the user sets glibc's own variables, nothing is
  /// changed. A thread keeps the heap that it has, so this comes before the first thread.
  static func shareHeap() {
    // malloc.h: `M_ARENA_MAX`.
    set([(-8, 1)])
  }

  /// Gives memory that is free back to the system, if the C library is glibc.
  ///
  /// A heap would otherwise keep the largest size that it had.
  static func giveBack() {
    _ = function("malloc_trim", (@convention(c) (Int) -> Int32).self)?(0)
  }

  /// Calls glibc's `mallopt` for each parameter, unless the user chose values by environment variables.
  private static func set(_ parameters: [(parameter: Int32, value: Int32)]) {
    let names = ProcessInfo.processInfo.environment.keys
    guard !names.contains(where: { $0 == "GLIBC_TUNABLES" || $0.hasPrefix("MALLOC_") }),
      let mallopt = function("mallopt", (@convention(c) (Int32, Int32) -> Int32).self)
    else { return }
    for (parameter, value) in parameters { _ = mallopt(parameter, value) }
  }

  /// A function of glibc, looked up by name, because Swift's Glibc module lacks malloc.h.
  private static func function<F>(_ name: String, _ type: F.Type) -> F? {
    #if canImport(Glibc)
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    #else
      nil
    #endif
  }
}

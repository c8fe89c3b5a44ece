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
  /// Untouched pages take addresses, not memory. If the user sets glibc's own variables, nothing changes.
  static func takeLargePieces() {
    // A thread's heap is 64 MiB. Setting one of the values turns off glibc's automatic adjustment, so all three are set
    // (malloc.h: `M_TOP_PAD`, `M_MMAP_THRESHOLD`, `M_TRIM_THRESHOLD`).
    set([(-2, 60 << 20), (-3, 4 << 20), (-1, 256 << 20)])
  }

  /// Makes all threads share one heap, if the C library is glibc.
  ///
  /// Threads that allocate at the same time get their own heaps, up to eight per core. Over time, a server has more
  /// threads than cores, and each heap keeps the memory of its checks. If the user sets glibc's own variables, nothing
  /// changes. A thread never changes its heap, so this call must precede the first thread.
  static func shareHeap() {
    // malloc.h: `M_ARENA_MAX`.
    set([(-8, 1)])
  }

  /// Returns free memory to the system, if the C library is glibc.
  ///
  /// Otherwise, a heap keeps its largest size.
  static func giveBack() {
    _ = function("malloc_trim", (@convention(c) (Int) -> Int32).self)?(0)
  }

  /// Calls glibc's `mallopt` for each parameter, unless the user sets glibc's own variables.
  private static func set(_ parameters: [(parameter: Int32, value: Int32)]) {
    let names = ProcessInfo.processInfo.environment.keys
    guard !names.contains(where: { $0 == "GLIBC_TUNABLES" || $0.hasPrefix("MALLOC_") }),
      let mallopt = function("mallopt", (@convention(c) (Int32, Int32) -> Int32).self)
    else { return }
    for (parameter, value) in parameters { _ = mallopt(parameter, value) }
  }

  /// Looks up a function of glibc by name, because Swift's Glibc module lacks malloc.h.
  private static func function<F>(_ name: String, _ type: F.Type) -> F? {
    #if canImport(Glibc)
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    #else
      nil
    #endif
  }
}

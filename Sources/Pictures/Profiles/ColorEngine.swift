internal import CLCMS
internal import Foundation

/// A Little CMS context with bounded allocations.
///
/// A profile of a few bytes may claim a table of half a gigabyte. Little CMS zero-fills such a table before it notices
/// that the data is missing.
enum ColorEngine {
  /// The largest single allocation, 32 MB.
  ///
  /// Real tables have up to 33 steps for each of four inks, which takes 7 MB.
  private static let limit = 32 << 20

  /// The context for all profiles and transforms.
  ///
  /// It is safe to share between threads, because Little CMS locks its shared state. If it cannot be allocated, it is
  /// nil, which selects Little CMS's default context.
  nonisolated(unsafe) static let context: cmsContext? = {
    var plugin = cmsPluginMemHandler()
    plugin.base.Magic = UInt32(cmsPluginMagicNumber)
    plugin.base.ExpectedVersion = 2000
    plugin.base.Type = UInt32(cmsPluginMemHandlerSig)
    plugin.MallocPtr = { _, size in size > ColorEngine.limit ? nil : malloc(Int(size)) }
    plugin.FreePtr = { _, memory in free(memory) }
    plugin.ReallocPtr = { _, memory, size in size > ColorEngine.limit ? nil : realloc(memory, Int(size)) }
    return cmsCreateContext(&plugin, nil)
  }()
}

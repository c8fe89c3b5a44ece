internal import CLCMS
internal import Foundation

/// Little CMS with bounded memory: a profile of a few bytes may claim a table of half a gigabyte, which is filled with
/// zeros before it is found to be missing.
enum ColorEngine {
  /// The most that is given at once.
  ///
  /// Real tables have up to 33 steps for each of four inks: 7 MB.
  private static let limit = 32 << 20

  /// What profiles and transforms are made in.
  ///
  /// Little CMS locks what it shares; nil, its own context, if there is no
  /// memory for one.
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

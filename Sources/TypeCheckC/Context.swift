public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_context_t`, with the fonts that all threads share.
final class Context: Handled {
  static let kind = HandleKind.context
  let fonts: OpenFonts

  init(_ fonts: OpenFonts) { self.fonts = fonts }
}

/// Implements `tc_context_create` from `typecheck/context.h`.
@c @implementation
public func tc_context_create(
  _ folders: UnsafePointer<CString?>?, _ count: Int, _ flags: UInt32, _ context: HandleTarget?
) -> tc_status_t {
  Context.create(context) {
    let known = TC_CONTEXT_LOCAL_FONTS.rawValue | TC_CONTEXT_NO_SYSTEM_FONTS.rawValue
    guard flags & ~known == 0 else {
      throw Failure.invalid("flags \(flags) are not a combination of tc_context_flags_t")
    }
    let folders = try Argument.paths(folders, count, in: 0...1000, "font_folders")
    let locator = FontLocator(
      fontDirectories: folders,
      localDirectories: flags & TC_CONTEXT_LOCAL_FONTS.rawValue == 0 ? [] : FontLocator.localDirectories,
      useSystemFonts: flags & TC_CONTEXT_NO_SYSTEM_FONTS.rawValue == 0)
    return Context(try OpenFonts(locator))
  }
}

/// Implements `tc_context_destroy` from `typecheck/context.h`.
@c @implementation
public func tc_context_destroy(_ context: Handle?) { Context.destroy(context) }

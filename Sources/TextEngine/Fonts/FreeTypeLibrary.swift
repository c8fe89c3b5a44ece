internal import CFreeType

/// An instance of the FreeType library, for use by one thread at a time.
struct FreeTypeLibrary: ~Copyable {
  let pointer: FT_Library

  init() throws(TextEngineError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .library(name: "FreeType", what: "the library does not start", remedy: "reinstall libfreetype6")
    }
    pointer = library
  }

  deinit { FT_Done_FreeType(pointer) }
}

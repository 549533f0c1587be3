import CPango
import CairoDrawing
import CoreGraphics
import Foundation
import RuntimeInterface
import Synchronization

/// A text engine that uses Pango for itemization and fallback fonts, HarfBuzz for shaping, and fontconfig for finding
/// fonts.
///
/// Threads cannot share Pango's objects, so one lock protects them all. Shaping holds the lock for a few microseconds.
/// The results contain no Pango objects except fonts.
package final class PangoTextEngine: TextEngine, @unchecked Sendable {
  let lock = NSLock()
  let buffer: OpaquePointer
  let mask = GlyphMask()
  /// The collection in which fonts are currently searched: the fonts of the machine, or the portable fonts.
  private(set) var fonts: FontCollection
  private let systemFonts: FontCollection
  /// The portable collection, or `nil` before its first use.
  private var portable: FontCollection?
  /// The font files that the application has registered. The files are also added to collections that are created later.
  private var registeredFiles: [String] = []
  /// The open files of fonts that were registered from memory.
  private var memoryFiles: [FileHandle] = []
  private let generation = Atomic<Int>(1)

  package init() {
    systemFonts = FontCollection(.system, generation: 1)
    fonts = systemFonts
    buffer = hb_buffer_create()
  }

  package func font(_ request: FontRequest) -> TextFont {
    lock.withLock { fonts.font(request) }
  }

  // MARK: Which fonts

  package var fontGeneration: Int { generation.load(ordering: .relaxed) }

  package var fontSet: FontSet { lock.withLock { fonts.set } }

  package func useFonts(_ set: FontSet) throws {
    try lock.withLock {
      guard set != fonts.set else { return }
      let collection = set == .system ? systemFonts : try portableFonts()
      collection.invalidateFonts(generation: nextGeneration())
      fonts = collection
    }
  }

  private func portableFonts() throws -> FontCollection {
    if let portable { return portable }
    let config = try FontConfiguration.portable(PortableFonts.findFiles() + registeredFiles)
    let collection = FontCollection(config, generation: fontGeneration)
    portable = collection
    return collection
  }

  private func nextGeneration() -> Int { generation.add(1, ordering: .relaxed).newValue }

  package func registerFont(contentsOfFile path: String) throws {
    do {
      // FreeType would wait for data from a pipe, so only regular files are accepted.
      _ = try RegularFile(FilePath(path))
    } catch {
      throw FontError("cannot read the font file \(path): \(error)")
    }
    try add(path)
  }

  package func registerFont(_ data: Data) throws {
    // fontconfig reads fonts only from files. This one has no name, and is deleted when the process ends.
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forReadingFrom: url)
    try add("/proc/self/fd/\(file.fileDescriptor)")
    lock.withLock { memoryFiles.append(file) }
  }

  private func add(_ path: String) throws {
    try lock.withLock {
      guard let fontSet = FcFontSetCreate() else {
        throw FontError("out of memory while reading the font file \(path)")
      }
      defer { FcFontSetDestroy(fontSet) }
      var blanks: Int32 = 0
      let pattern = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcFreeTypeQuery($0, 0, nil, &blanks) }
      }
      guard let pattern else { throw FontError("\(path) is not a font file") }
      FcPatternDestroy(pattern)
      let collections = [systemFonts, portable].compactMap { $0 }
      for collection in collections { try collection.config.add(path) }
      registeredFiles.append(path)
      let generation = nextGeneration()
      for collection in collections { collection.filesDidChange(generation: generation) }
    }
  }

  package func rendering() -> TextRendering {
    lock.withLock {
      let font = fonts.font(FontRequest(size: 17))
      return TextRendering(parts: [
        .init(name: "font", version: (font.handle as? FontHandle)?.first.version ?? font.familyName),
        .init(name: "FreeType", version: Self.freeTypeVersion),
        .init(name: "HarfBuzz", version: String(cString: hb_version_string())),
        .init(name: "cairo", version: String(cString: cairo_version_string())),
        .init(name: "Pango", version: String(cString: pango_version_string())),
      ])
    }
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

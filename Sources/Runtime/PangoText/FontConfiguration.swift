import CPango
import Foundation
import RuntimeInterface

/// The available font files: the files of fontconfig's current configuration, or a fixed list of files without rules.
struct FontConfiguration {
  let set: FontSet
  /// The configuration with a fixed list of files, or `nil` for fontconfig's current one.
  let config: OpaquePointer?

  /// The fonts of the machine, with the user's rules.
  static var system: FontConfiguration { FontConfiguration(set: .system, config: nil) }

  /// Returns a configuration that contains only the specified files. The configuration has no folders, aliases, hinting settings or
  /// substitutes. It is never destroyed, because its fonts may still be in use.
  static func portable(_ files: [String]) throws -> FontConfiguration {
    guard let config = FcConfigCreate() else { throw FontError("fontconfig is out of memory") }
    let configuration = FontConfiguration(set: .portable, config: config)
    for file in files { try configuration.add(file) }
    return configuration
  }

  /// Adds a font file to the configuration. Throws an error if fontconfig rejects the file.
  func add(_ path: String) throws {
    let isAdded = path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigAppFontAddFile(config ?? FcConfigGetCurrent(), $0)
      }
    }
    guard isAdded != 0 else { throw FontError("\(path): fontconfig rejected the font file") }
  }

  /// Returns all font faces of the configuration, sorted.
  func faces() -> [FontFace] {
    var faces: Set<FontFace> = []
    forEachFont(keys: [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING]) { font in
      guard let family = Self.string(font, FC_FAMILY) else { return }
      let face = Self.string(font, FC_STYLE) ?? "Regular"
      let weight = Self.integer(font, FC_WEIGHT).map { Int(FcWeightToOpenType(Int32($0))) } ?? 400
      faces.insert(
        FontFace(
          family: family, face: face,
          postScriptName: Self.string(font, FC_POSTSCRIPT_NAME) ?? "\(family)-\(face)".filter { $0 != " " },
          weight: weight, isItalic: (Self.integer(font, FC_SLANT) ?? 0) > 0,
          stretch: Self.integer(font, FC_WIDTH) ?? 100, isMonospaced: (Self.integer(font, FC_SPACING) ?? 0) >= 100))
    }
    return faces.sorted {
      ($0.family, $0.stretch, $0.weight, $0.isItalic ? 1 : 0, $0.face)
        < ($1.family, $1.stretch, $1.weight, $1.isItalic ? 1 : 0, $1.face)
    }
  }

  /// Returns the font files of several families with their versions, in units of 1/65536.
  func files(ofFamilies families: [String]) -> [(path: String, version: Int32)] {
    var files: [(path: String, version: Int32)] = []
    for family in families {
      forEachFont(family: family, keys: [FC_FILE, FC_FONTVERSION]) { font in
        var version: Int32 = 0
        guard let path = Self.string(font, FC_FILE),
          FcPatternGetInteger(font, FC_FONTVERSION, 0, &version) == FcResultMatch
        else { return }
        files.append((path, version))
      }
    }
    return files
  }

  private func forEachFont(family: String? = nil, keys: [String], _ body: (OpaquePointer) -> Void) {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    if let family {
      family.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: 1) { _ = FcPatternAddString(pattern, FC_FAMILY, $0) }
      }
    }
    for key in keys { FcObjectSetAdd(objects, key) }
    guard let list = FcFontList(config, pattern, objects) else { return }
    defer { FcFontSetDestroy(list) }
    for index in 0..<Int(list.pointee.nfont) {
      if let font = list.pointee.fonts[index] { body(font) }
    }
  }

  static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch { return Int(value) }
    var real = 0.0
    return FcPatternGetDouble(pattern, key, 0, &real) == FcResultMatch ? Int(real) : nil
  }
}

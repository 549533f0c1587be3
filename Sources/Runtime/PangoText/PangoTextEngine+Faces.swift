import CPango
import Foundation
import RuntimeInterface

extension PangoTextEngine {
  package func families() -> [String] {
    Array(Set(faces().map(\.family))).sorted()
  }

  package func faces(ofFamily family: String) -> [FontFace] {
    faces().filter { $0.family.caseInsensitiveCompare(family) == .orderedSame }
  }

  package func face(named name: String) -> FontFace? {
    let all = faces()
    func same(_ one: String) -> Bool { one.caseInsensitiveCompare(name) == .orderedSame }
    if let found = all.first(where: { same($0.postScriptName) }) { return found }
    if let found = all.first(where: { same("\($0.family) \($0.face)") || same("\($0.family)-\($0.face)") }) {
      return found
    }
    // A family's name alone means its regular face.
    return all.filter { same($0.family) }.min { one, other in
      (abs(one.weight - 400), one.isItalic ? 1 : 0, abs(one.stretch - 100))
        < (abs(other.weight - 400), other.isItalic ? 1 : 0, abs(other.stretch - 100))
    }
  }

  package func registerFont(contentsOfFile path: String) throws {
    guard FileManager.default.isReadableFile(atPath: path) else { throw FontError("\(path): cannot be read") }
    lock.lock()
    defer { lock.unlock() }
    guard let set = FcFontSetCreate() else { throw FontError("\(path): no memory") }
    defer { FcFontSetDestroy(set) }
    var blanks: Int32 = 0
    let pattern = path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcFreeTypeQuery($0, 0, nil, &blanks) }
    }
    guard let pattern else { throw FontError("\(path): not a font file") }
    FcPatternDestroy(pattern)
    let added = path.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcConfigAppFontAddFile(FcConfigGetCurrent(), $0) }
    }
    guard added != 0 else { throw FontError("\(path): fontconfig refused the file") }
    // A new map: the old one remembers which fonts there were. Fonts handed out keep the old one alive.
    fontMap = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fontMap)
    configure()
    forgetFonts()
  }

  private func faces() -> [FontFace] {
    lock.lock()
    defer { lock.unlock() }
    if let knownFaces { return knownFaces }
    let found = Self.listFaces()
    knownFaces = found
    return found
  }

  private static func listFaces() -> [FontFace] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    for key in [FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING] {
      FcObjectSetAdd(wanted, key)
    }
    guard let list = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(list) }
    var faces: [FontFace] = []
    for index in 0..<Int(list.pointee.nfont) {
      guard let font = list.pointee.fonts[index], let family = string(font, FC_FAMILY) else { continue }
      let face = string(font, FC_STYLE) ?? "Regular"
      let weight = integer(font, FC_WEIGHT).map { Int(FcWeightToOpenType(Int32($0))) } ?? 400
      faces.append(
        FontFace(
          family: family, face: face,
          postScriptName: string(font, FC_POSTSCRIPT_NAME) ?? "\(family)-\(face)".filter { $0 != " " }, weight: weight,
          isItalic: (integer(font, FC_SLANT) ?? 0) > 0, stretch: integer(font, FC_WIDTH) ?? 100,
          isMonospaced: (integer(font, FC_SPACING) ?? 0) >= 100))
    }
    return Array(Set(faces)).sorted {
      ($0.family, $0.stretch, $0.weight, $0.isItalic ? 1 : 0, $0.face)
        < ($1.family, $1.stretch, $1.weight, $1.isItalic ? 1 : 0, $1.face)
    }
  }

  private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch { return Int(value) }
    var real = 0.0
    return FcPatternGetDouble(pattern, key, 0, &real) == FcResultMatch ? Int(real) : nil
  }
}

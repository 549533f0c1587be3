import Foundation

/// A symbol set of an asset catalog: the paths of a symbol for several weights, read from the SVG template in
/// `NAME.symbolset`.
final class SymbolSet: Equatable, @unchecked Sendable {
  /// The shapes in the medium scale, by weight from 100 (ultralight) to 900 (black).
  private let shapes: [Int: SymbolGlyph.Shape]

  private static let sets = SharedCache<String, SymbolSet?>(limit: 20_000)
  private static let weights: [(name: String, value: Int)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
    ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]

  /// Returns the symbol set with a name, or nil if the bundle's catalogs do not contain it. Results, including nil, are
  /// cached.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, with its namespace.
  ///   - bundle: The bundle.
  static func named(_ name: String, in bundle: Bundle) -> SymbolSet? {
    let key = bundle.bundlePath + "\n" + name
    if let cached = sets[key] { return cached }
    let set = AssetCatalog.catalog(of: bundle).folder(.symbol, named: name).flatMap {
      SymbolSet(name: name, folder: $0)
    }
    return sets.insert(set, for: key)
  }

  /// Reads a symbol set. The result is nil if its template is missing or damaged. A damaged template is reported.
  init?(name: String, folder: String) {
    let entries = CatalogContents.read(folder: folder)?.objects("symbols") ?? []
    guard let file = entries.compactMap({ $0.text("filename") }).first, !file.contains("/") else { return nil }
    let path = folder + "/" + file
    do {
      let data = try RegularFile(FilePath(path)).contents(limit: 16 << 20)
      shapes = Self.shapes(SymbolTemplate(String(decoding: data, as: UTF8.self)))
    } catch {
      ResourceReport.report("the symbol “\(name)” cannot be read: \(path): \(error)")
      return nil
    }
    if shapes.isEmpty {
      ResourceReport.report(
        "the symbol “\(name)” cannot be read: \(path) contains no group such as “Regular-M”. Export the symbol as a "
          + "template of the SF Symbols application")
      return nil
    }
  }

  static func == (lhs: SymbolSet, rhs: SymbolSet) -> Bool { lhs === rhs }

  /// Returns the shape for a weight: the nearest one that the template contains.
  ///
  /// - Parameter weight: The weight, from 100 to 900.
  func shape(weight: Int) -> SymbolGlyph.Shape {
    let nearestWeight = shapes.keys.min { (abs($0 - weight), $0) < (abs($1 - weight), $1) }
    return nearestWeight.flatMap { shapes[$0] } ?? SymbolGlyph.Shape(width: 1, height: 1)
  }

  private static func shapes(_ template: SymbolTemplate) -> [Int: SymbolGlyph.Shape] {
    var shapes: [Int: SymbolGlyph.Shape] = [:]
    for weight in weights {
      // Newer templates contain only the variants between which others are interpolated: Ultralight-S, Regular-S, Black-S.
      for scale in ["M", "S", "L"] {
        guard let path = template.path(of: "\(weight.name)-\(scale)") else { continue }
        let bounds = path.boundingBoxOfPath
        guard bounds.width > 0, bounds.height > 0 else { continue }
        // The variants are drawn for a font of 100 points.
        var transform = CGAffineTransform(scaleX: 0.01, y: 0.01).translatedBy(x: -bounds.minX, y: -bounds.minY)
        shapes[weight.value] = SymbolGlyph.Shape(
          width: bounds.width / 100, height: bounds.height / 100, strokes: nil, fills: path.copy(using: &transform))
        break
      }
    }
    return shapes
  }
}

import CPango
import Foundation

/// What a `TextFont` holds for the engine: the description for Pango and the font that comes first.
final class FontHandle: @unchecked Sendable {
  let description: OpaquePointer
  let first: DrawingFont
  /// Where fallback fonts are looked for.
  let collection: FontCollection
  /// OpenType features, as Pango writes them.
  let features: String?
  /// The same for HarfBuzz.
  let hbFeatures: [hb_feature_t]

  /// Takes over `description`.
  init(description: OpaquePointer, first: DrawingFont, collection: FontCollection, features: String?) {
    self.description = description
    self.first = first
    self.collection = collection
    self.features = features
    hbFeatures =
      (features ?? "").split(separator: ",").compactMap { name in
        var feature = hb_feature_t()
        let text = name.trimmingCharacters(in: .whitespaces)
        return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
      }
  }

  deinit { pango_font_description_free(description) }
}

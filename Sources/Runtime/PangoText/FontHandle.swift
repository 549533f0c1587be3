import CPango
import Foundation

/// The data that `PangoTextEngine` stores in a `TextFont`. The handle contains the font description for Pango (`description`), and the
/// font that draws all characters except those that need a fallback font (`first`).
final class FontHandle: @unchecked Sendable {
  let description: OpaquePointer
  let first: DrawingFont
  /// The collection that is searched for fallback fonts.
  let collection: FontCollection
  /// The OpenType features in Pango's notation, or nil for the font's default features.
  let features: String?
  /// The OpenType features in the format of HarfBuzz.
  let hbFeatures: [hb_feature_t]

  /// Creates a handle that takes ownership of `description`.
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

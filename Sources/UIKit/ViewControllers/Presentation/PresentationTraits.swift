import Foundation

/// The trait overrides of a presentation controller, and the registered observers of its traits.
@MainActor struct PresentationTraits {
  /// The overrides that `traitOverrides` contains.
  var overrides = TraitValues()
  /// The value of `overrideTraitCollection`. Where both have a value for a trait, that of `overrides` is used.
  var collection: UITraitCollection?
  var registrations: [TraitRegistration] = []

  /// Replaces the overrides by those of another controller.
  mutating func adopt(_ other: PresentationTraits) {
    overrides = other.overrides
    collection = other.collection
  }

  /// The overrides of both properties.
  var values: TraitValues { (collection?.values ?? TraitValues()).overridden(by: overrides) }
}

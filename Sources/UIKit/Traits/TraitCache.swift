import Foundation

/// The cached traits of a view. They are updated before layout, when the window updates its traits, and when
/// `updateTraitsIfNeeded()` is called.
package struct TraitCache {
  /// The traits of a view that was never in a window. They are the default traits of a desktop.
  package static let initial: UITraitCollection = {
    var values = TraitValues()
    values.style = .light
    values.horizontal = .regular
    values.vertical = .regular
    values.idiom = .pad
    values.scale = 1
    values.gamut = .SRGB
    values.direction = .leftToRight
    values.contrast = .normal
    values.level = .base
    values.weight = .regular
    values.category = .large
    values.active = .active
    values.force = .unavailable
    values.range = .standard
    values.capture = .inactive
    return UITraitCollection(values: values)
  }()

  package var collection: UITraitCollection = TraitCache.initial
  /// The inherited trait collection from which `collection` was derived, or nil if `collection` has not been computed.
  package var inherited: UITraitCollection?

  package init() {}
}

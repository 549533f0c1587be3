import Foundation

/// What a view knows of its traits. Brought up to date lazily: before layout, when the window is told to, or by
/// `updateTraitsIfNeeded()`.
package struct TraitCache {
  /// What views have before they join a window: a desktop's defaults.
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
  /// The inherited collection from which `collection` was made.
  package var inherited: UITraitCollection?

  package init() {}
}

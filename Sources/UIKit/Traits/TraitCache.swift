import Foundation

/// The cached traits of a view. They are updated before layout, when the window updates its traits, and when
/// `updateTraitsIfNeeded()` is called.
package struct TraitCache {
  /// The traits of a view before the application is launched. They are the default traits of a desktop, with the idiom and the
  /// layout direction of the application. From then on, such a view has those of the main screen (`UITraitCollection.mainInitial`).
  package static let initial: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.horizontalSizeClass = .regular
    values.verticalSizeClass = .regular
    values.userInterfaceIdiom = LaunchInformation(Bundle.main.information).idiom
    values.displayScale = 1
    values.displayGamut = .SRGB
    values.layoutDirection = ApplicationDirection.isRightToLeft ? .rightToLeft : .leftToRight
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.contentSizeCategory = .large
    values.activeAppearance = .active
    values.forceTouchCapability = .unavailable
    values.imageDynamicRange = .standard
    values.sceneCaptureState = .inactive
    return UITraitCollection(values: values)
  }()

  package var collection: UITraitCollection = TraitCache.initial
  /// The inherited trait collection from which `collection` was derived, or nil if `collection` has not been computed.
  package var inherited: UITraitCollection?

  package init() {}
}

import Foundation

/// The cached traits of a view. They are updated before layout, when the window updates its traits, and when
/// `updateTraitsIfNeeded()` is called.
package struct TraitCache {
  /// The traits of a view before the application is launched. They are the default traits of a desktop, with the idiom and the
  /// layout direction of the application. `UITraitCollection.mainInitial` has the idiom and the scale of the device on which it is
  /// launched.
  package static let initial: UITraitCollection = traits(
    idiom: LaunchInformation(Bundle.main.information).idiom, scale: 1)

  /// Returns the default traits of a desktop, with an idiom, a number of pixels per point and the layout direction of the application.
  static func traits(idiom: UIUserInterfaceIdiom, scale: CGFloat) -> UITraitCollection {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.horizontalSizeClass = .regular
    values.verticalSizeClass = .regular
    values.userInterfaceIdiom = idiom
    values.displayScale = scale
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
  }

  package var collection: UITraitCollection = TraitCache.initial
  /// The inherited trait collection from which `collection` was derived, or nil if `collection` has not been computed.
  package var inherited: UITraitCollection?

  package init() {}
}

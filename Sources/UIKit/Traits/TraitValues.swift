import Foundation

/// The values of the traits in a trait collection. A value is nil if the trait is unspecified.
package struct TraitValues {
  package var style: UIUserInterfaceStyle?
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?
  package var idiom: UIUserInterfaceIdiom?
  package var scale: CGFloat?
  package var gamut: UIDisplayGamut?
  package var direction: UITraitEnvironmentLayoutDirection?
  package var contrast: UIAccessibilityContrast?
  package var level: UIUserInterfaceLevel?
  package var weight: UILegibilityWeight?
  package var category: UIContentSizeCategory?
  package var active: UIUserInterfaceActiveAppearance?
  package var force: UIForceTouchCapability?
  package var range: UIImageDynamicRange?
  package var capture: UISceneCaptureState?
  package var language: String?
  package var list: UIListEnvironment?
  package var accessory: UITabAccessory.Environment?
  package var toolbarItem: UINSToolbarItemPresentationSize?
  /// The values of the traits that the application defines. The keys are the types that define the traits.
  package var customTraits: [ObjectIdentifier: CustomTrait] = [:]

  package init() {}

  /// Indicates whether no trait is specified.
  package var isEmpty: Bool { differences(from: TraitValues()).isEmpty }

  /// Returns a copy of these values with changes. The values that `overrides` specifies replace the original ones.
  package func overridden(by overrides: TraitValues) -> TraitValues {
    var result = self
    if let value = overrides.style { result.style = value }
    if let value = overrides.horizontal { result.horizontal = value }
    if let value = overrides.vertical { result.vertical = value }
    if let value = overrides.idiom { result.idiom = value }
    if let value = overrides.scale { result.scale = value }
    if let value = overrides.gamut { result.gamut = value }
    if let value = overrides.direction { result.direction = value }
    if let value = overrides.contrast { result.contrast = value }
    if let value = overrides.level { result.level = value }
    if let value = overrides.weight { result.weight = value }
    if let value = overrides.category { result.category = value }
    if let value = overrides.active { result.active = value }
    if let value = overrides.force { result.force = value }
    if let value = overrides.range { result.range = value }
    if let value = overrides.capture { result.capture = value }
    if let value = overrides.language { result.language = value }
    if let value = overrides.list { result.list = value }
    if let value = overrides.accessory { result.accessory = value }
    if let value = overrides.toolbarItem { result.toolbarItem = value }
    if !overrides.customTraits.isEmpty { result.customTraits.merge(overrides.customTraits) { _, new in new } }
    return result
  }

  /// Returns the traits whose values are different in `other`. The result contains the identifiers of the types that
  /// define the traits.
  package func differences(from other: TraitValues) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    if style != other.style { result.insert(ObjectIdentifier(UITraitUserInterfaceStyle.self)) }
    if horizontal != other.horizontal { result.insert(ObjectIdentifier(UITraitHorizontalSizeClass.self)) }
    if vertical != other.vertical { result.insert(ObjectIdentifier(UITraitVerticalSizeClass.self)) }
    if idiom != other.idiom { result.insert(ObjectIdentifier(UITraitUserInterfaceIdiom.self)) }
    if scale != other.scale { result.insert(ObjectIdentifier(UITraitDisplayScale.self)) }
    if gamut != other.gamut { result.insert(ObjectIdentifier(UITraitDisplayGamut.self)) }
    if direction != other.direction { result.insert(ObjectIdentifier(UITraitLayoutDirection.self)) }
    if contrast != other.contrast { result.insert(ObjectIdentifier(UITraitAccessibilityContrast.self)) }
    if level != other.level { result.insert(ObjectIdentifier(UITraitUserInterfaceLevel.self)) }
    if weight != other.weight { result.insert(ObjectIdentifier(UITraitLegibilityWeight.self)) }
    if category != other.category { result.insert(ObjectIdentifier(UITraitPreferredContentSizeCategory.self)) }
    if active != other.active { result.insert(ObjectIdentifier(UITraitActiveAppearance.self)) }
    if force != other.force { result.insert(ObjectIdentifier(UITraitForceTouchCapability.self)) }
    if range != other.range { result.insert(ObjectIdentifier(UITraitImageDynamicRange.self)) }
    if capture != other.capture { result.insert(ObjectIdentifier(UITraitSceneCaptureState.self)) }
    if language != other.language { result.insert(ObjectIdentifier(UITraitTypesettingLanguage.self)) }
    if list != other.list { result.insert(ObjectIdentifier(UITraitListEnvironment.self)) }
    if accessory != other.accessory { result.insert(ObjectIdentifier(UITraitTabAccessoryEnvironment.self)) }
    if toolbarItem != other.toolbarItem { result.insert(ObjectIdentifier(UITraitToolbarItemPresentationSize.self)) }
    for (key, trait) in customTraits where !trait.isEqual(to: other.customTraits[key]) { result.insert(key) }
    for key in other.customTraits.keys where customTraits[key] == nil { result.insert(key) }
    return result
  }

  /// Returns whether a trait that affects dynamic colors has a different value in `other`.
  package func differsInColor(from other: TraitValues) -> Bool {
    if style != other.style || contrast != other.contrast || level != other.level { return true }
    if gamut != other.gamut || active != other.active { return true }
    return customTraits.contains { $1.affectsColor && !$1.isEqual(to: other.customTraits[$0]) }
      || other.customTraits.contains { $1.affectsColor && customTraits[$0] == nil }
  }
}

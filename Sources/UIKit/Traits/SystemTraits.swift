import Foundation

/// A trait of UIKit. Its value is stored in a property of `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  /// Returns the value of the trait, or nil if it is unspecified.
  nonisolated static func get(_ values: TraitValues) -> Value?
  /// Sets the value of the trait. Nil makes it unspecified.
  nonisolated static func set(_ values: inout TraitValues, _ value: Value?)
}

/// The trait of `UITraitCollection.userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors: true.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceStyle? { values.style }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle?) { values.style = value }
}

/// The trait of `UITraitCollection.horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontal }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.horizontal = value }
}

/// The trait of `UITraitCollection.verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitVerticalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.vertical }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.vertical = value }
}

/// The trait of `UITraitCollection.userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.idiom }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom?) { values.idiom = value }
}

/// The trait of `UITraitCollection.displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value if none is specified: 0.
  public static var defaultValue: CGFloat { 0 }
}
extension UITraitDisplayScale: SystemTrait {
  package static func get(_ values: TraitValues) -> CGFloat? { values.scale }
  package static func set(_ values: inout TraitValues, _ value: CGFloat?) { values.scale = value }
}

/// The trait of `UITraitCollection.displayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors: true.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitDisplayGamut: SystemTrait {
  package static func get(_ values: TraitValues) -> UIDisplayGamut? { values.gamut }
  package static func set(_ values: inout TraitValues, _ value: UIDisplayGamut?) { values.gamut = value }
}

/// The trait of `UITraitCollection.layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
extension UITraitLayoutDirection: SystemTrait {
  package static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.direction }
  package static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection?) {
    values.direction = value
  }
}

/// The trait of `UITraitCollection.accessibilityContrast`.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors: true.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitAccessibilityContrast: SystemTrait {
  package static func get(_ values: TraitValues) -> UIAccessibilityContrast? { values.contrast }
  package static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast?) { values.contrast = value }
}

/// The trait of `UITraitCollection.userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors: true.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceLevel? { values.level }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceLevel?) { values.level = value }
}

/// The trait of `UITraitCollection.legibilityWeight`.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
extension UITraitLegibilityWeight: SystemTrait {
  package static func get(_ values: TraitValues) -> UILegibilityWeight? { values.weight }
  package static func set(_ values: inout TraitValues, _ value: UILegibilityWeight?) { values.weight = value }
}

/// The trait of `UITraitCollection.preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  package static func get(_ values: TraitValues) -> UIContentSizeCategory? { values.category }
  package static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory?) { values.category = value }
}

/// The trait of `UITraitCollection.activeAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// A Boolean value that indicates whether the trait affects dynamic colors: true.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitActiveAppearance: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance? { values.active }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceActiveAppearance?) {
    values.active = value
  }
}

/// The trait of `UITraitCollection.forceTouchCapability`.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value if none is specified: `unknown`.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
extension UITraitForceTouchCapability: SystemTrait {
  package static func get(_ values: TraitValues) -> UIForceTouchCapability? { values.force }
  package static func set(_ values: inout TraitValues, _ value: UIForceTouchCapability?) { values.force = value }
}

/// The trait of `UITraitCollection.imageDynamicRange`.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}
extension UITraitImageDynamicRange: SystemTrait {
  package static func get(_ values: TraitValues) -> UIImageDynamicRange? { values.range }
  package static func set(_ values: inout TraitValues, _ value: UIImageDynamicRange?) { values.range = value }
}

/// The trait of `UITraitCollection.sceneCaptureState`.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
extension UITraitSceneCaptureState: SystemTrait {
  package static func get(_ values: TraitValues) -> UISceneCaptureState? { values.capture }
  package static func set(_ values: inout TraitValues, _ value: UISceneCaptureState?) { values.capture = value }
}

/// The trait of `UITraitCollection.typesettingLanguage`.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value if none is specified: an empty string.
  public static var defaultValue: String { "" }
}
extension UITraitTypesettingLanguage: SystemTrait {
  package static func get(_ values: TraitValues) -> String? { values.language }
  package static func set(_ values: inout TraitValues, _ value: String?) { values.language = value }
}

/// The trait of `UITraitCollection.listEnvironment`.
public enum UITraitListEnvironment: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UIListEnvironment { .unspecified }
}
extension UITraitListEnvironment: SystemTrait {
  package static func get(_ values: TraitValues) -> UIListEnvironment? { values.list }
  package static func set(_ values: inout TraitValues, _ value: UIListEnvironment?) { values.list = value }
}

/// The trait of `UITraitCollection.toolbarItemPresentationSize`.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The value if none is specified: `unspecified`.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
extension UITraitToolbarItemPresentationSize: SystemTrait {
  package static func get(_ values: TraitValues) -> UINSToolbarItemPresentationSize? { values.toolbarItem }
  package static func set(_ values: inout TraitValues, _ value: UINSToolbarItemPresentationSize?) {
    values.toolbarItem = value
  }
}

import Foundation

/// The traits of the system know their place in `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  nonisolated static func get(_ values: TraitValues) -> Value?
  nonisolated static func set(_ values: inout TraitValues, _ value: Value?)
}

/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: dynamic colours follow it.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceStyle? { values.style }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceStyle?) { values.style = value }
}

/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.horizontal }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.horizontal = value }
}

/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
extension UITraitVerticalSizeClass: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass? { values.vertical }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceSizeClass?) { values.vertical = value }
}

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceIdiom? { values.idiom }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceIdiom?) { values.idiom = value }
}

/// The trait `displayScale`.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0: nobody said.
  public static var defaultValue: CGFloat { 0 }
}
extension UITraitDisplayScale: SystemTrait {
  package static func get(_ values: TraitValues) -> CGFloat? { values.scale }
  package static func set(_ values: inout TraitValues, _ value: CGFloat?) { values.scale = value }
}

/// The trait `displayGamut`.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True: dynamic colours follow it.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitDisplayGamut: SystemTrait {
  package static func get(_ values: TraitValues) -> UIDisplayGamut? { values.gamut }
  package static func set(_ values: inout TraitValues, _ value: UIDisplayGamut?) { values.gamut = value }
}

/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
extension UITraitLayoutDirection: SystemTrait {
  package static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection? { values.direction }
  package static func set(_ values: inout TraitValues, _ value: UITraitEnvironmentLayoutDirection?) {
    values.direction = value
  }
}

/// The trait `accessibilityContrast`.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: dynamic colours follow it.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitAccessibilityContrast: SystemTrait {
  package static func get(_ values: TraitValues) -> UIAccessibilityContrast? { values.contrast }
  package static func set(_ values: inout TraitValues, _ value: UIAccessibilityContrast?) { values.contrast = value }
}

/// The trait `userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: dynamic colours follow it.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceLevel? { values.level }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceLevel?) { values.level = value }
}

/// The trait `legibilityWeight`.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
extension UITraitLegibilityWeight: SystemTrait {
  package static func get(_ values: TraitValues) -> UILegibilityWeight? { values.weight }
  package static func set(_ values: inout TraitValues, _ value: UILegibilityWeight?) { values.weight = value }
}

/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  package static func get(_ values: TraitValues) -> UIContentSizeCategory? { values.category }
  package static func set(_ values: inout TraitValues, _ value: UIContentSizeCategory?) { values.category = value }
}

/// The trait `activeAppearance`.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True: dynamic colours follow it.
  public static var affectsColorAppearance: Bool { true }
}
extension UITraitActiveAppearance: SystemTrait {
  package static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance? { values.active }
  package static func set(_ values: inout TraitValues, _ value: UIUserInterfaceActiveAppearance?) {
    values.active = value
  }
}

/// The trait `forceTouchCapability`.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// `unknown`: nobody said.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
extension UITraitForceTouchCapability: SystemTrait {
  package static func get(_ values: TraitValues) -> UIForceTouchCapability? { values.force }
  package static func set(_ values: inout TraitValues, _ value: UIForceTouchCapability?) { values.force = value }
}

/// The trait `imageDynamicRange`.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}
extension UITraitImageDynamicRange: SystemTrait {
  package static func get(_ values: TraitValues) -> UIImageDynamicRange? { values.range }
  package static func set(_ values: inout TraitValues, _ value: UIImageDynamicRange?) { values.range = value }
}

/// The trait `sceneCaptureState`.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
extension UITraitSceneCaptureState: SystemTrait {
  package static func get(_ values: TraitValues) -> UISceneCaptureState? { values.capture }
  package static func set(_ values: inout TraitValues, _ value: UISceneCaptureState?) { values.capture = value }
}

/// The trait `typesettingLanguage`.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// Empty: nobody said.
  public static var defaultValue: String { "" }
}
extension UITraitTypesettingLanguage: SystemTrait {
  package static func get(_ values: TraitValues) -> String? { values.language }
  package static func set(_ values: inout TraitValues, _ value: String?) { values.language = value }
}

/// The trait `listEnvironment`.
public enum UITraitListEnvironment: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UIListEnvironment { .unspecified }
}
extension UITraitListEnvironment: SystemTrait {
  package static func get(_ values: TraitValues) -> UIListEnvironment? { values.list }
  package static func set(_ values: inout TraitValues, _ value: UIListEnvironment?) { values.list = value }
}

/// The trait `toolbarItemPresentationSize`.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// `unspecified`: nobody said.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}
extension UITraitToolbarItemPresentationSize: SystemTrait {
  package static func get(_ values: TraitValues) -> UINSToolbarItemPresentationSize? { values.toolbarItem }
  package static func set(_ values: inout TraitValues, _ value: UINSToolbarItemPresentationSize?) {
    values.toolbarItem = value
  }
}

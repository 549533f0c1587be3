import Foundation

/// The archive of a trait collection: a value for each trait that is specified.
extension TraitValues {
  private static func key(_ name: String) -> String { "UITraitCollection.\(name)" }
  private static let scale = key("DisplayScale")
  private static let category = key("PreferredContentSizeCategory")
  private static let language = key("TypesettingLanguage")

  init(coder: NSCoder) {
    self.init()
    func value<Value: RawRepresentable>(_ name: String) -> Value? where Value.RawValue == Int {
      let key = Self.key(name)
      return coder.hasValue(forKey: key) ? Value(rawValue: coder.decodeInt(forKey: key)) : nil
    }
    userInterfaceStyle = value("UserInterfaceStyle")
    horizontalSizeClass = value("HorizontalSizeClass")
    verticalSizeClass = value("VerticalSizeClass")
    userInterfaceIdiom = value("UserInterfaceIdiom")
    displayGamut = value("DisplayGamut")
    layoutDirection = value("LayoutDirection")
    accessibilityContrast = value("AccessibilityContrast")
    userInterfaceLevel = value("UserInterfaceLevel")
    legibilityWeight = value("LegibilityWeight")
    activeAppearance = value("ActiveAppearance")
    forceTouchCapability = value("ForceTouchCapability")
    imageDynamicRange = value("ImageDynamicRange")
    sceneCaptureState = value("SceneCaptureState")
    listEnvironment = value("ListEnvironment")
    tabAccessoryEnvironment = value("TabAccessoryEnvironment")
    toolbarItemPresentationSize = value("ToolbarItemPresentationSize")
    if coder.hasValue(forKey: Self.scale) {
      let scale = coder.decodeDouble(forKey: Self.scale)
      if scale.isFinite, scale > 0 { displayScale = scale }
    }
    contentSizeCategory = coder.decodeString(forKey: Self.category).map(UIContentSizeCategory.init(rawValue:))
    language = coder.decodeString(forKey: Self.language)
  }

  func encode(with coder: NSCoder) {
    func encode<Value: RawRepresentable>(_ value: Value?, _ name: String) where Value.RawValue == Int {
      if let value { coder.encode(value.rawValue, forKey: Self.key(name)) }
    }
    encode(userInterfaceStyle, "UserInterfaceStyle")
    encode(horizontalSizeClass, "HorizontalSizeClass")
    encode(verticalSizeClass, "VerticalSizeClass")
    encode(userInterfaceIdiom, "UserInterfaceIdiom")
    encode(displayGamut, "DisplayGamut")
    encode(layoutDirection, "LayoutDirection")
    encode(accessibilityContrast, "AccessibilityContrast")
    encode(userInterfaceLevel, "UserInterfaceLevel")
    encode(legibilityWeight, "LegibilityWeight")
    encode(activeAppearance, "ActiveAppearance")
    encode(forceTouchCapability, "ForceTouchCapability")
    encode(imageDynamicRange, "ImageDynamicRange")
    encode(sceneCaptureState, "SceneCaptureState")
    encode(listEnvironment, "ListEnvironment")
    encode(tabAccessoryEnvironment, "TabAccessoryEnvironment")
    encode(toolbarItemPresentationSize, "ToolbarItemPresentationSize")
    if let displayScale { coder.encode(Double(displayScale), forKey: Self.scale) }
    coder.encodeString(contentSizeCategory?.rawValue, forKey: Self.category)
    coder.encodeString(language, forKey: Self.language)
  }
}

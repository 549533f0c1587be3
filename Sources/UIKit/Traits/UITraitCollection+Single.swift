import Foundation

/// Collections that specify one trait. The unspecified value of a trait specifies nothing.
extension UITraitCollection {
  /// A collection that specifies the interface style only; `unspecified` specifies nothing.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    if userInterfaceStyle != .unspecified { values.style = userInterfaceStyle }
    self.init(values: values)
  }
  /// A collection that specifies the horizontal size class only; `unspecified` specifies nothing.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    if horizontalSizeClass != .unspecified { values.horizontal = horizontalSizeClass }
    self.init(values: values)
  }
  /// A collection that specifies the vertical size class only; `unspecified` specifies nothing.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    if verticalSizeClass != .unspecified { values.vertical = verticalSizeClass }
    self.init(values: values)
  }
  /// A collection that specifies the idiom only; `unspecified` specifies nothing.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    if idiom != .unspecified { values.idiom = idiom }
    self.init(values: values)
  }
  /// A collection that specifies the scale (device pixels to the point) only; 0 specifies nothing.
  public convenience init(displayScale scale: CGFloat) {
    var values = TraitValues()
    if scale != 0 { values.scale = scale }
    self.init(values: values)
  }
  /// A collection that specifies the gamut only; `unspecified` specifies nothing.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    if displayGamut != .unspecified { values.gamut = displayGamut }
    self.init(values: values)
  }
  /// A collection that specifies the direction only; `unspecified` specifies nothing.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    if layoutDirection != .unspecified { values.direction = layoutDirection }
    self.init(values: values)
  }
  /// A collection that specifies the contrast only; `unspecified` specifies nothing.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    if accessibilityContrast != .unspecified { values.contrast = accessibilityContrast }
    self.init(values: values)
  }
  /// A collection that specifies the level only; `unspecified` specifies nothing.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    if userInterfaceLevel != .unspecified { values.level = userInterfaceLevel }
    self.init(values: values)
  }
  /// A collection that specifies the weight of text only; `unspecified` specifies nothing.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    if legibilityWeight != .unspecified { values.weight = legibilityWeight }
    self.init(values: values)
  }
  /// A collection that specifies the text size only; `unspecified` specifies nothing.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    if preferredContentSizeCategory != .unspecified { values.category = preferredContentSizeCategory }
    self.init(values: values)
  }
  /// A collection that specifies the state of the window only; `unspecified` specifies nothing.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    if userInterfaceActiveAppearance != .unspecified { values.active = userInterfaceActiveAppearance }
    self.init(values: values)
  }
  /// A collection that specifies the force capability only; `unknown` specifies nothing.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    var values = TraitValues()
    if capability != .unknown { values.force = capability }
    self.init(values: values)
  }
  /// A collection that specifies the language of text only; an empty string specifies nothing.
  public convenience init(typesettingLanguage: String) {
    var values = TraitValues()
    if typesettingLanguage != "" { values.language = typesettingLanguage }
    self.init(values: values)
  }
  /// A collection that specifies whether the scene is recorded only; `unspecified` specifies nothing.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }
  /// A collection that specifies the brightness of images only; `unspecified` specifies nothing.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }
  /// A collection that specifies the kind of list only; `unspecified` specifies nothing.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }
  /// A collection that specifies the size of a toolbar's items only; `unspecified` specifies nothing.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }
  /// A collection that specifies one trait, of the system or of one's own.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var traits = MutableTraits(values: TraitValues())
    traits[trait] = value
    self.init(values: traits.values)
  }
}

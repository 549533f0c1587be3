import Foundation

/// The appearance that applies in the current state of the bar, and the parts of the bar to which it is applied.
extension UINavigationBar {
  final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Returns the appearance that applies to an item in the current state of the bar. The item's appearance takes
  /// precedence over the appearance of the bar. In a compact height, the compact appearance applies.
  package final func appearanceInUse(for item: UINavigationItem?) -> UINavigationBarAppearance {
    var standard = item?.standardAppearance ?? standardAppearance
    if isCompact { standard = item?.compactAppearance ?? compactAppearance ?? standard }
    guard isAtScrollEdge else { return standard }
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Returns the image of the back indicator. The bar's image takes precedence over the image of the appearance. Returns
  /// nil if the system's chevron is used.
  final func backIndicator(for item: UINavigationItem?) -> UIImage? {
    backIndicatorImage ?? appearanceInUse(for: item).customBackIndicator
  }

  final var hidesBackground: Bool {
    customBackground == nil && isAtScrollEdge && controller != nil && isTranslucent
      && topItem?.scrollEdgeAppearance == nil
      && scrollEdgeAppearance == nil && !appearanceInUse(for: topItem).hasCustomBackground
  }

  /// The background image that was set for the current bar metrics, or nil if none was set. If images were set for
  /// several matching metrics, the image for the most specific metrics is used.
  final var customBackground: UIImage? { metricsInUse.lazy.compactMap { self.backgroundImages[$0] }.first }

  final var metricsInUse: [UIBarMetrics] {
    let hasPrompt = topItem?.prompt != nil
    let compact: [UIBarMetrics] = isCompact ? (hasPrompt ? [.compactPrompt, .compact] : [.compact]) : []
    return compact + (hasPrompt ? [.defaultPrompt, .default] : [.default])
  }

  /// Returns the offset of an item's title from its default position.
  final func titleOffset(for item: UINavigationItem) -> UIOffset {
    var offset = appearanceInUse(for: item).titlePositionAdjustment
    offset.vertical += metricsInUse.lazy.compactMap { self.titleOffsets[$0] }.first ?? 0
    return offset
  }

  /// Applies the current appearance to the background and the hairline.
  package final func applyAppearance(animated: Bool) {
    let appearance = appearanceInUse(for: topItem)
    let image = customBackground
    // An edge effect of the content replaces the system's background only.
    let look = image == nil && !appearance.hasCustomBackground && isTranslucent ? edgeLook : .automatic
    let visible: CGFloat = hidesBackground ? 0 : 1
    let alpha = look == .automatic ? visible : 0
    edgeView.look = look
    let shadow = image == nil ? appearance.shadowImage : shadowImage
    background.image = image ?? appearance.backgroundImage
    background.contentMode = image == nil ? appearance.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    setNeedsLayout()
    let animations = {
      self.background.backgroundColor =
        image == nil ? appearance.effectiveBackground(isOpaque: !self.isTranslucent) : nil
      self.background.materialEffect =
        image == nil ? appearance.effectiveMaterial(isOpaque: !self.isTranslucent) : nil
      self.hairline.backgroundColor = shadow == nil ? appearance.shadowColor : nil
      self.background.alpha = alpha
      self.hairline.alpha = alpha
      self.edgeView.alpha = look == .hard || look == .soft ? visible : 0
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: animations) } else { animations() }
  }
}

import Foundation

/// Which of the looks that were set holds at present, and what is seen of it.
extension UINavigationBar {
  final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// What an item looks like at present: its own word first, then the bar's; compact ones where the height is compact.
  package final func appearanceInUse(for item: UINavigationItem?) -> UINavigationBarAppearance {
    var standard = item?.standardAppearance ?? standardAppearance
    if isCompact { standard = item?.compactAppearance ?? compactAppearance ?? standard }
    guard isAtScrollEdge else { return standard }
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// The chevron's picture: the bar's, else the appearance's, else nil for the system's.
  final func backIndicator(for item: UINavigationItem?) -> UIImage? {
    backIndicatorImage ?? appearanceInUse(for: item).backIndicatorImage
  }

  final var hidesBackground: Bool {
    ownBackground == nil && isAtScrollEdge && controller != nil && isTranslucent && topItem?.scrollEdgeAppearance == nil
      && scrollEdgeAppearance == nil && !appearanceInUse(for: topItem).hasOwnBackground
  }

  /// Of the metrics that fit, the most particular that has a picture.
  final var ownBackground: UIImage? { metricsInUse.lazy.compactMap { self.backgroundImages[$0] }.first }

  final var metricsInUse: [UIBarMetrics] {
    let hasPrompt = topItem?.prompt != nil
    let compact: [UIBarMetrics] = isCompact ? (hasPrompt ? [.compactPrompt, .compact] : [.compact]) : []
    return compact + (hasPrompt ? [.defaultPrompt, .default] : [.default])
  }

  /// Where the title of an item lies, seen from where it usually does.
  final func titleOffset(for item: UINavigationItem) -> UIOffset {
    var offset = appearanceInUse(for: item).titlePositionAdjustment
    offset.vertical += metricsInUse.lazy.compactMap { self.titleOffsets[$0] }.first ?? 0
    return offset
  }

  package final func applyAppearance(animated: Bool) {
    let appearance = appearanceInUse(for: topItem)
    let alpha: CGFloat = hidesBackground ? 0 : 1
    let image = ownBackground
    let shadow = image == nil ? appearance.shadowImage : shadowImage
    background.image = image ?? appearance.backgroundImage
    background.contentMode = image == nil ? appearance.backgroundImageContentMode : .scaleToFill
    hairline.image = shadow
    hairline.tintColor = appearance.shadowColor
    setNeedsLayout()
    let change = {
      self.background.backgroundColor =
        image == nil ? appearance.effectiveBackground(isOpaque: !self.isTranslucent) : nil
      self.hairline.backgroundColor = shadow == nil ? appearance.shadowColor : nil
      self.background.alpha = alpha
      self.hairline.alpha = alpha
    }
    if animated, window != nil { UIView.animate(withDuration: 0.2, animations: change) } else { change() }
  }
}

import Foundation

/// Methods that position the accessory above the bar. In a window 402 points wide, the accessory is 360 points wide and
/// 48 points high (measured on UIKit). The space between accessory and bar was not measured.
extension UITabBarController {
  final func showAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    guard accessory !== accessoryState.accessory else { return }
    let oldHolder = accessoryState.holder
    accessoryState.accessory = accessory
    accessoryState.holder = accessory.map { TabAccessoryView($0.contentView) }
    guard isViewLoaded else { return }
    UIView.performWithoutAnimation {
      layOutAccessory()
      accessoryState.holder?.layoutIfNeeded()
      accessoryState.holder?.alpha = 0
    }
    let newHolder = accessoryState.holder
    let animations = {
      oldHolder?.alpha = 0
      newHolder?.alpha = 1
      self.layoutBars()
      self.shownController?.viewIfLoaded?.layoutIfNeeded()
    }
    let completion = { (_: Bool) in
      guard let oldHolder else { return }
      oldHolder.removeFromSuperview()
      oldHolder.traitOverrides.tabAccessoryEnvironment = .none
      for view in [oldHolder, oldHolder.content] { view.updateTraitsIfNeeded() }
    }
    guard animated, view.window != nil else {
      UIView.performWithoutAnimation(animations)
      return completion(true)
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: animations,
      completion: completion)
  }

  private final var isAccessoryInline: Bool { tabBar.isMinimized && !isWide && !hidesBar }

  /// The distance in points from the bottom of the view to the end of the space above the accessory, or 0 if there is
  /// no accessory.
  final var accessoryExtent: CGFloat {
    guard accessoryState.holder != nil else { return 0 }
    // The content keeps its insets while the bar is minimized, so that the content does not move.
    return accessoryBottom + TabAccessoryView.height + TabAccessoryView.gap
  }

  /// The distance from the bottom of the view to an accessory that is not beside the bar.
  private final var accessoryBottom: CGFloat {
    coveredBottom > 0 ? coveredBottom + TabAccessoryView.gap : max(view.safeAreaInsets.bottom, UITabBar.margin)
  }

  /// Positions the accessory beside the minimized bar, or above the bar, and sets its environment.
  final func layOutAccessory() {
    guard let holder = accessoryState.holder else { return }
    if holder.superview !== view { view.insertSubview(holder, belowSubview: barWrapper) }
    let bounds: CGRect = view.bounds
    let height = TabAccessoryView.height
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frame: CGRect
    if isAccessoryInline {
      tabBar.layoutIfNeeded()
      let start = UITabBar.margin + tabBar.platter.frame.width + UITabBar.platterGap
      let trailingWidth = tabBar.trailingPlatter.isHidden ? 0 : tabBar.trailingPlatter.frame.width + UITabBar.platterGap
      let y = tabBar.frame.minY + (tabBar.platterHeight - height) / 2
      frame = CGRect(
        x: start, y: y, width: max(0, bounds.width - start - trailingWidth - UITabBar.margin), height: height)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    } else {
      let width = max(0, min(bounds.width - 2 * UITabBar.margin, isWide ? 500 : .greatestFiniteMagnitude))
      frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: bounds.height - accessoryBottom - height, width: width,
        height: height)
    }
    if holder.frame != frame { holder.frame = frame }
    let environment: UITabAccessory.Environment = isAccessoryInline ? .inline : .regular
    if holder.traitOverrides.tabAccessoryEnvironment != environment {
      holder.traitOverrides.tabAccessoryEnvironment = environment
    }
  }

  /// Moves the accessory beside the bar or above it.
  final func barWasMinimized() {
    guard let holder = accessoryState.holder, isViewLoaded else { return }
    let animations = {
      self.layOutAccessory()
      holder.layoutIfNeeded()
    }
    guard view.window != nil else { return animations() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: animations)
  }
}

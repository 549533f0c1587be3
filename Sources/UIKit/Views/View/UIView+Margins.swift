import Foundation

extension UIView {
  private final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The view's own margins by side, without the safe area.
  final var marginsWithoutSafeArea: UIEdgeInsets {
    var margins = insets.margins
    if insets.isDirectional, isRightToLeft { swap(&margins.left, &margins.right) }
    if !flags.contains(.hasExplicitMargins) {
      margins.left = defaultSideMargin
      margins.right = margins.left
    }
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimumMargins = controller.systemMinimumLayoutMargins
      let (left, right) =
        isRightToLeft
        ? (minimumMargins.trailing, minimumMargins.leading) : (minimumMargins.leading, minimumMargins.trailing)
      // The margins of a plain view, 8 points, are replaced, also by smaller ones of a controller.
      let keepsOwn = flags.contains(.hasExplicitMargins) || margins.left > 8
      margins.left = keepsOwn ? max(margins.left, left) : left
      margins.right = keepsOwn ? max(margins.right, right) : right
      if !flags.contains(.hasExplicitMargins) {
        margins.top = 0
        margins.bottom = 0
      }
    }
    return margins
  }

  /// The effective margins: the view's own margins plus the safe area. If the view preserves its superview's margins,
  /// each margin is at least as large as the part of the superview's margin that overlaps the view. That part is at
  /// most the superview's whole margin, even if the view extends beyond its superview.
  package final var effectiveMargins: UIEdgeInsets {
    var result = marginsWithoutSafeArea
    if flags.contains(.insetsMarginsFromSafeArea) {
      let safeArea = safeAreaInsets
      result.top += safeArea.top
      result.left += safeArea.left
      result.bottom += safeArea.bottom
      result.right += safeArea.right
    }
    if flags.contains(.preservesMargins), let superview = superviewStorage {
      let superviewMargins = superview.layoutMargins
      let superviewBounds = superview.backingLayer.bounds
      let frameInSuperview = backingLayer.frame
      func overlappingMargin(_ ownMargin: CGFloat, _ superviewMargin: CGFloat, _ distance: CGFloat) -> CGFloat {
        max(ownMargin, min(superviewMargin, superviewMargin - distance))
      }
      result.top = overlappingMargin(result.top, superviewMargins.top, frameInSuperview.minY - superviewBounds.minY)
      result.left = overlappingMargin(result.left, superviewMargins.left, frameInSuperview.minX - superviewBounds.minX)
      result.bottom = overlappingMargin(
        result.bottom, superviewMargins.bottom, superviewBounds.maxY - frameInSuperview.maxY)
      result.right = overlappingMargin(
        result.right, superviewMargins.right, superviewBounds.maxX - frameInSuperview.maxX)
    }
    return result
  }

  package final var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = marginsWithoutSafeArea
    return isRightToLeft
      ? NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
      : NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  package final func setMargins(_ margins: UIEdgeInsets) {
    guard margins != insets.margins || insets.isDirectional || !flags.contains(.hasExplicitMargins) else { return }
    insets.margins = margins
    insets.isDirectional = false
    flags.insert(.hasExplicitMargins)
    marginsDidChange()
  }

  package final func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    insets.margins = UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    insets.isDirectional = true
    flags.insert(.hasExplicitMargins)
    marginsDidChange()
  }

  /// Notifies the view, its controller, and the subviews that preserve its margins, that the margins have changed.
  package final func marginsDidChange() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    backingLayer.setNeedsLayout()
    for view in subviewList where view.flags.contains(.preservesMargins) { view.marginsDidChange() }
  }

  /// The layout guide of the area within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = extras?.marginsGuide { return guide }
    let guide = UILayoutGuide(kind: .margins, of: self)
    ensureExtras().marginsGuide = guide
    return guide
  }

  /// The layout guide of the area in which lines of text have a readable length.
  public var readableContentGuide: UILayoutGuide {
    if let guide = extras?.readableGuide { return guide }
    let guide = UILayoutGuide(kind: .readable, of: self)
    ensureExtras().readableGuide = guide
    return guide
  }

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Adds a layout guide to the view and removes it from the view that owned it.
  ///
  /// - Parameter layoutGuide: The guide. The view retains it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ensureExtras().guides.append(layoutGuide)
    layoutGuide.owner = self
  }

  /// Removes a layout guide from the view. A guide of another view is ignored.
  ///
  /// - Parameter layoutGuide: The guide to remove.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let extras, let index = extras.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    extras.guides.remove(at: index)
    layoutGuide.owner = nil
  }
}

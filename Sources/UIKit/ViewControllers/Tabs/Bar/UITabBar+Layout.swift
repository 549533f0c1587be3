import CoreGraphics
import Foundation

/// Methods that position the platters and the buttons.
extension UITabBar {
  /// The distance of the platters from the edges of the bar, in points.
  static var margin: CGFloat { 21 }
  /// The least distance between two platters, in points.
  static var platterGap: CGFloat { 8 }

  final func layOutButtons() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(platterHeight, bounds.height)
    let trailing = tabButtons.first { $0.item === trailingItem && $0.item.image != nil }
    let buttons = tabButtons.filter { $0 !== trailing }
    platter.isHidden = buttons.isEmpty
    let row = rowLayout(buttons, besides: trailing == nil ? 0 : height + Self.platterGap)
    // If there is a separate platter at the trailing edge, the row begins at the leading edge.
    let x = trailing == nil ? ((bounds.width - row.width) / 2).rounded() : Self.margin
    platter.frame = CGRect(
      x: isMirrored && trailing != nil ? bounds.width - x - row.width : x, y: 0, width: row.width, height: height)
    layOutTrailing(trailing, height, isMirrored)
    layOutMinimized(buttons, row, isMirrored)
    for (index, button) in buttons.enumerated() {
      let x = row.inset + CGFloat(index) * row.step
      if button.superview !== platter { platter.addSubview(button) }
      button.showsOnlyImage = false
      button.isMirrored = isMirrored
      button.frame = CGRect(
        x: isMirrored ? row.width - x - row.buttonWidth : x, y: row.inset, width: row.buttonWidth,
        height: max(0, height - 2 * row.inset))
    }
    showSelection(animated: false)
  }

  private final func layOutTrailing(_ button: TabButton?, _ height: CGFloat, _ isMirrored: Bool) {
    trailingPlatter.isHidden = button == nil
    guard let button else { return }
    if button.superview !== trailingPlatter { trailingPlatter.addSubview(button) }
    trailingPlatter.frame = CGRect(
      x: isMirrored ? Self.margin : bounds.width - Self.margin - height, y: 0, width: height, height: height)
    button.showsOnlyImage = true
    button.alpha = 1
    button.isMirrored = isMirrored
    button.frame = trailingPlatter.bounds.insetBy(dx: 4, dy: 4)
  }

  /// Lays out a minimized bar, in which the platter contains only the selected button, at the leading edge.
  private final func layOutMinimized(_ buttons: [TabButton], _ row: TabRowLayout, _ isMirrored: Bool) {
    let index = buttons.firstIndex { $0.item === selectedItem }
    for (position, button) in buttons.enumerated() {
      button.alpha = isMinimized && index != nil && position != index ? 0 : 1
    }
    guard isMinimized, let index else {
      platter.clipsToBounds = false
      platter.bounds.origin.x = 0
      return
    }
    platter.clipsToBounds = true
    let width = row.buttonWidth + 2 * row.inset
    let x = CGFloat(index) * row.step
    platter.frame = CGRect(
      x: isMirrored ? bounds.width - Self.margin - width : Self.margin, y: 0, width: width,
      height: platter.bounds.height)
    platter.bounds.origin.x = isMirrored ? row.width - x - width : x
  }

  final func minimizedChanged() {
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.layoutIfNeeded() })
  }

  final func showSelection(animated: Bool) {
    let selected = tabButtons.first { $0.item === selectedItem }
    for platterView in [platter, trailingPlatter] {
      platterView.select(selected?.superview === platterView ? selected?.frame : nil, animated: animated)
    }
  }

  private final func rowLayout(_ buttons: [TabButton], besides trailingWidth: CGFloat) -> TabRowLayout {
    let appearance = appearanceInUse
    let positioning = itemPositioning == .automatic ? appearance.stackedItemPositioning : itemPositioning
    let width = itemWidth > 0 ? itemWidth : appearance.stackedItemWidth
    let spacing = itemSpacing > 0 ? itemSpacing : appearance.stackedItemSpacing
    return TabRowLayout(
      count: buttons.count, available: bounds.width - trailingWidth, widest: buttons.map(\.fittingWidth).max() ?? 0,
      fills: positioning == .fill, itemWidth: positioning == .centered ? width : 0,
      itemSpacing: positioning == .centered ? spacing : 0)
  }
}

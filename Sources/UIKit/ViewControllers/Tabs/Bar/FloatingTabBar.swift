import Foundation

/// The tab bar of wide windows: a row of titles at the top of the window (measured on UIKit, case
/// `tab-ipad-floating-bar` of Tests/Oracle: 44 points high and as wide as the window; the items are described in
/// docs/measurements.md, 18.7).
@MainActor package final class FloatingTabBar: PassThroughView, FocusBar {
  package static let height: CGFloat = 44
  let platter = TabPlatterView()
  private let scroller = UIScrollView()
  private(set) var buttons: [TabButton] = []
  /// The number of items at the end of the bar that show an image instead of a title.
  private var pinnedCount = 0
  package var onTap: ((UITabBarItem) -> Void)?
  /// The button that exchanges the bar for the sidebar, or nil if there is no sidebar.
  var sidebarButton: UIView? {
    didSet {
      guard sidebarButton !== oldValue else { return }
      oldValue?.removeFromSuperview()
      sidebarButton.map(platter.addSubview)
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(platter)
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.clipsToBounds = false
    platter.addSubview(scroller)
    platter.indicator.removeFromSuperview()
    scroller.addSubview(platter.indicator)
    accessibilityTraits = .tabBar
  }

  package required init?(coder: NSCoder) { nil }

  /// The selected item, or nil if there is none.
  package weak var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      for button in buttons { button.isSelected = button.item === selectedItem }
      guard window != nil else { return setNeedsLayout() }
      layoutIfNeeded()
      showSelection(animated: true)
    }
  }

  /// Replaces the items. The last `pinnedCount` items show their image instead of their title.
  package func setItems(_ items: [UITabBarItem], pinned pinnedCount: Int) {
    self.pinnedCount = pinnedCount
    guard !items.elementsEqual(buttons.map(\.item), by: ===) else { return refresh() }
    let oldButtons = buttons
    buttons = items.map { item in
      if let button = oldButtons.first(where: { $0.item === item }) { return button }
      let button = TabButton(item)
      button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.onTap?($0) } }, for: .touchUpInside)
      button.onStep = { [weak self, weak button] sign in
        button.map { self?.step(from: $0, by: sign) ?? false } ?? false
      }
      scroller.addSubview(button)
      return button
    }
    for button in oldButtons where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    refresh()
  }

  /// Updates the buttons after their items or the appearance changed.
  package func refresh() {
    for (index, button) in buttons.enumerated() {
      let isPinned = index >= buttons.count - pinnedCount && button.item.image != nil
      button.prefersTitle = !isPinned
      button.showsOnlyImage = isPinned
      button.style = .inline
      button.isSelected = button.item === selectedItem
      button.refresh()
    }
    setNeedsLayout()
  }

  private func step(from button: TabButton, by sign: Int) -> Bool {
    guard var index = buttons.firstIndex(where: { $0 === button }) else { return false }
    repeat { index += sign } while buttons.indices.contains(index) && !buttons[index].item.isEnabled
    guard buttons.indices.contains(index) else { return true }
    onTap?(buttons[index].item)
    UIFocusSystem.existing(for: window)?.requestFocusUpdate(to: buttons[index])
    return true
  }

  private func showSelection(animated: Bool) {
    let frame = buttons.first { $0.isSelected }?.frame
    platter.select(frame, animated: animated)
    if let frame, scroller.bounds.width > 0 { scroller.scrollRectToVisible(frame, animated: animated) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    platter.style(UITabBarAppearance(), image: nil)
    let widths = buttons.map { max(44, $0.fittingWidth) }
    let leadingWidth: CGFloat = sidebarButton == nil ? 0 : 44
    let contentWidth = widths.reduce(0, +)
    let width = min(contentWidth + leadingWidth + 8, max(0, bounds.width - 160))
    platter.isHidden = buttons.isEmpty
    platter.frame = CGRect(
      x: roundedDownToPixel((bounds.width - width) / 2), y: 0, width: width, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sidebarButton?.frame = CGRect(x: isMirrored ? width - 44 : 0, y: 0, width: 44, height: bounds.height)
    scroller.frame = CGRect(
      x: isMirrored ? 4 : 4 + leadingWidth, y: 0, width: max(0, width - 8 - leadingWidth), height: bounds.height)
    let scrolls = contentWidth > scroller.bounds.width + 0.5
    scroller.clipsToBounds = scrolls
    scroller.isScrollEnabled = scrolls
    scroller.contentSize = CGSize(width: contentWidth, height: bounds.height)
    var x: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      button.isMirrored = isMirrored
      button.frame = CGRect(
        x: isMirrored ? contentWidth - x - width : x, y: 4, width: width, height: max(0, bounds.height - 8))
      x += width
    }
    showSelection(animated: false)
  }
}

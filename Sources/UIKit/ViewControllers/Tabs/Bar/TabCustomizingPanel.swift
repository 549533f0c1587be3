import Foundation

/// The panel in which the user rearranges the items of a tab bar. The user drags an item from the panel to the bar, or
/// chooses an item in the panel and then taps an item of the bar to replace it.
@MainActor final class TabCustomizingPanel: UIView {
  let buttons: [TabButton]
  private weak var bar: UITabBar?
  private let title = UILabel()
  let doneButton = UIButton(type: .system)
  private let hintLabel = UILabel()
  private let scroller = UIScrollView()
  /// The item that the next tap on the bar moves to the bar, or nil if the user has chosen no item.
  private(set) var chosenItem: UITabBarItem?
  private var draggedButton: (button: TabButton, copy: TabButton)?
  /// The items of the bar when the panel appeared.
  let initialItems: [UITabBarItem]

  init(_ items: [UITabBarItem], of bar: UITabBar) {
    self.bar = bar
    initialItems = bar.items ?? []
    // The buttons show copies of the items, because an item notifies only one button of its changes.
    buttons = items.map { item in
      let copy = UITabBarItem(title: item.title, image: item.image, selectedImage: nil)
      return TabButton(copy)
    }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.text = "Configure"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    hintLabel.text = "Drag the icons to organize tabs."
    hintLabel.font = .systemFont(ofSize: 13)
    hintLabel.textColor = .secondaryLabel
    hintLabel.textAlignment = .center
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak bar] _ in _ = bar?.endCustomizing(animated: true) }, for: .primaryActionTriggered)
    scroller.contentInsetAdjustmentBehavior = .never
    for view in [scroller, title, hintLabel, doneButton] { addSubview(view) }
    for (button, item) in zip(buttons, items) {
      scroller.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      let pan = UIPanGestureRecognizer(target: self, action: Selector("tesseraTabDrag:", TabCustomizingPanel.panned))
      button.addGestureRecognizer(pan)
    }
    self.items = items
  }

  required init?(coder: NSCoder) { nil }

  private var items: [UITabBarItem] = []

  /// Chooses the item that the next tap on the bar moves to the bar.
  private func choose(_ item: UITabBarItem) {
    chosenItem = chosenItem === item ? nil : item
    for (button, one) in zip(buttons, items) { button.isSelected = one === chosenItem }
  }

  /// Moves the chosen item to the position of an item of the bar. Returns `false` if no item is chosen.
  func moveChosenItem(to target: UITabBarItem) -> Bool {
    guard let chosenItem else { return false }
    bar?.exchange(target, with: chosenItem)
    choose(chosenItem)
    return true
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let button = pan.view as? TabButton, let index = buttons.firstIndex(where: { $0 === button }), let window
    else { return }
    let point = pan.location(in: window)
    switch pan.state {
    case .began:
      let copy = TabButton(button.item)
      copy.isUserInteractionEnabled = false
      copy.frame.size = button.bounds.size
      window.addSubview(copy)
      draggedButton = (button, copy)
      button.alpha = 0.3
      copy.center = point
    case .changed: draggedButton?.copy.center = point
    default:
      draggedButton?.copy.removeFromSuperview()
      draggedButton = nil
      button.alpha = 1
      guard pan.state == .ended, let bar,
        let target = bar.tabButtons.first(where: { $0.bounds.contains(pan.location(in: $0)) })
      else { return }
      bar.exchange(target.item, with: items[index])
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top + 10
    title.frame = CGRect(x: 80, y: top, width: max(0, bounds.width - 160), height: 44)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    doneButton.frame = CGRect(x: isMirrored ? 16 : bounds.width - 76, y: top, width: 60, height: 44)
    hintLabel.frame = CGRect(x: 16, y: top + 44, width: max(0, bounds.width - 32), height: 20)
    let y = top + 84
    scroller.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
    let columns = max(1, Int((bounds.width - 32) / 94))
    let width = (bounds.width - 32) / CGFloat(columns)
    for (index, button) in buttons.enumerated() {
      let column = isMirrored ? columns - 1 - index % columns : index % columns
      button.frame = CGRect(
        x: 16 + CGFloat(column) * width + (width - 94) / 2, y: CGFloat(index / columns) * 74, width: 94, height: 54)
    }
    let rows = (buttons.count + columns - 1) / columns
    scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * 74)
  }
}

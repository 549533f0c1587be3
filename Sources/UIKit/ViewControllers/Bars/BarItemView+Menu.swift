import Foundation

/// Functions that show the menus of bar buttons.
///
/// A button without an action shows its menu as soon as it is touched, and the same touch can choose an element. A
/// button with an action shows its menu after a long press.
extension BarItemView {
  /// The duration in seconds of the long press that shows the menu of a button with an action. The duration is equal to
  /// that of context menus.
  private static let delay = 0.5

  private var shownMenu: MenuPresenter? {
    guard let window, let panel = MenuPresenter.presenter(in: window), panel.sender === self else { return nil }
    return panel
  }

  /// Called when a touch begins. Shows the menu, or starts the timer for a long press.
  func beginMenu() {
    guard item.menu != nil || makeMenu != nil else { return }
    if item.menu != nil, !item.hasAction, onTap == nil {
      isPressed = false
      showMenu()
    } else {
      menuTimer = FrameTimers.schedule(after: Self.delay) { [weak self] in
        guard let self, self.isPressed else { return }
        self.isPressed = false
        self.showMenu()
      }
    }
  }

  /// Updates the open menu for a moved touch. Returns `true` if a menu is open.
  func pointInMenu(_ touch: UITouch) -> Bool {
    guard let panel = shownMenu else { return false }
    panel.highlightRow(at: touch.location(in: nil), opensSubmenus: true)
    return true
  }

  /// Ends a touch in the open menu by choosing the element at its location, if there is one. Returns `true` if a menu
  /// is open.
  func chooseInMenu(_ touch: UITouch) -> Bool {
    guard let panel = shownMenu else { return false }
    panel.choose(at: touch.location(in: nil))
    return true
  }

  /// Cancels the timer of a long press, so that the menu does not appear.
  func endMenu() {
    FrameTimers.cancel(menuTimer)
    menuTimer = nil
  }

  /// Shows the menu of the button, if it has one.
  func showMenu() {
    guard let window, let menu = makeMenu?() ?? item.menu else { return }
    var style = MenuPresenter.Style.pointer
    style.metrics = .touch
    style.order = item.preferredMenuElementOrder
    let presenter = MenuPresenter(menu, in: window, at: .rect(convert(bounds, to: nil)), style: style)
    presenter.sender = self
    if item.changesSelectionAsPrimaryAction {
      presenter.onChoose = { [weak self] leaf in
        guard let self else { return }
        self.item.select(leaf)
        leaf.performWithSender(self.item, target: nil)
      }
    } else {
      presenter.onChoose = { [weak self] leaf in leaf.performWithSender(self?.item, target: nil) }
    }
    presenter.show(MenuAnimator())
  }
}

import Foundation

/// Menus of bar buttons. A button that does nothing else shows its menu as soon as it is touched, and the finger may go on
/// to an element without leaving; one that has an action shows it when the finger rests.
extension BarItemView {
  /// Seconds until a resting finger sees the menu of a button with an action, as with context menus.
  private static let delay = 0.5

  private var shownMenu: MenuPresenter? {
    guard let window, let shown = MenuPresenter.shown(in: window), shown.sender === self else { return nil }
    return shown
  }

  /// A finger or the mouse came down.
  func beginMenu() {
    guard item.menu != nil || makeMenu != nil else { return }
    if item.menu != nil, !item.hasAction, onTap == nil {
      isPressed = false
      showMenu()
    } else {
      menuTimer = FrameTimers.after(Self.delay) { [weak self] in
        guard let self, self.isPressed else { return }
        self.isPressed = false
        self.showMenu()
      }
    }
  }

  /// Whether the touch is the menu's business now.
  func pointInMenu(_ touch: UITouch) -> Bool {
    guard let shown = shownMenu else { return false }
    shown.point(at: touch.location(in: nil), opensSubmenus: true)
    return true
  }

  /// Whether the finger left on an element, or with the menu open, which then stays.
  func chooseInMenu(_ touch: UITouch) -> Bool {
    guard let shown = shownMenu else { return false }
    shown.choose(at: touch.location(in: nil))
    return true
  }

  func endMenu() {
    FrameTimers.cancel(menuTimer)
    menuTimer = nil
  }

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

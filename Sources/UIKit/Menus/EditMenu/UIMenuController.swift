import CoreGraphics
import Foundation

/// The controller of the edit menu before iOS 16. The menu is a bar of the commands that the first responder can
/// perform.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu controller of the application. All views share it.
  public static var shared: UIMenuController { ApplicationContext.object(.menuController, UIMenuController()) }

  /// Posted before the menu appears. The object is the menu controller.
  nonisolated public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared. The object is the menu controller.
  nonisolated public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears. The object is the menu controller.
  nonisolated public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared. The object is the menu controller.
  nonisolated public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the visible menu changes. Tessera never posts it, because its menu does not move.
  nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// Custom commands that the menu shows after the commands of the system. The default is `nil`.
  open var menuItems: [UIMenuItem]?

  private var presenter: MenuPresenter?
  private weak var source: UIView?
  private var rect = CGRect.zero

  /// The side of the menu on which its arrow is.
  public enum ArrowDirection: Int, Sendable {
    /// The menu controller chooses the side.
    case `default`
    /// The arrow is at the top of the menu, which is below the rectangle.
    case up
    /// The arrow is at the bottom of the menu, which is above the rectangle.
    case down
    /// The arrow is at the left side of the menu.
    case left
    /// The arrow is at the right side of the menu.
    case right
  }

  /// The direction of the menu's arrow. The value has no effect in Tessera, whose menu has no arrow. The default is
  /// `default`.
  open var arrowDirection = ArrowDirection.default

  override init() { super.init() }

  /// A Boolean value that determines whether the menu is visible. Setting it has the effect of
  /// `setMenuVisible(_:animated:)`.
  open var isMenuVisible: Bool {
    get { presenter != nil }
    set { changeVisibility(newValue) }
  }

  /// Shows the menu beside the rectangle of `setTargetRect(_:in:)`, or hides the menu. The menu is not shown if no
  /// rectangle was set.
  ///
  /// - Parameters:
  ///   - menuVisible: `true` to show the menu, or `false` to hide it.
  ///   - animated: UIKit does not animate the change if the value is `false`. Tessera ignores the value.
  @available(*, deprecated, message: "use showMenu(from:rect:) or hideMenu(from:)")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { changeVisibility(menuVisible) }

  /// Sets the rectangle beside which `setMenuVisible(_:animated:)` shows the menu.
  ///
  /// - Parameters:
  ///   - targetRect: A rectangle in the coordinates of the view, in points.
  ///   - targetView: The view.
  @available(*, deprecated, message: "use showMenu(from:rect:)")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    source = targetView
    rect = targetRect
  }

  private func changeVisibility(_ isVisible: Bool) {
    guard isVisible else { return hideMenu() }
    if let source { showMenu(from: source, rect: rect) }
  }

  /// The frame of the menu, in the window's coordinates, or zero if the menu is not visible.
  open var menuFrame: CGRect { presenter?.panels.first?.frame ?? .zero }

  /// Shows the menu beside a rectangle of a view.
  ///
  /// The method has no effect if the first responder can perform none of the commands.
  ///
  /// - Parameters:
  ///   - targetView: The view beside which the menu is shown.
  ///   - targetRect: A rectangle in the coordinates of the view, in points. The menu does not cover this rectangle.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    source = targetView
    rect = targetRect
    guard let window = targetView.window else { return }
    let responder = FirstResponder.current(in: window) ?? targetView
    let customCommands = (menuItems ?? []).compactMap { item in
      responder.target(forAction: item.action, withSender: self) == nil
        ? nil : UICommand(title: item.title, action: item.action)
    }
    show(
      EditCommands.applying(to: responder, sender: self) + customCommands,
      beside: targetView.convert(targetRect, to: nil),
      in: window
    ) {
      [weak self] command in
      guard let self, let action = command.action else { return }
      _ = ResponderActions.send(action, from: responder, sender: self, event: nil)
    }
  }

  /// Hides the menu if it is visible.
  open func hideMenu() { presenter?.dismiss(animated: true) }

  /// Hides the menu if it was shown beside a view.
  ///
  /// - Parameter targetView: The view.
  open func hideMenu(from targetView: UIView) { if source === targetView { hideMenu() } }

  /// Updates the visible menu to the commands that can currently be performed.
  open func update() {
    guard isMenuVisible, let source else { return }
    showMenu(from: source, rect: rect)
  }

  /// Shows a bar of commands beside a rectangle of the window.
  final func show(
    _ commands: [UICommand], beside rect: CGRect, in window: UIWindow, choose: @escaping (UICommand) -> Void
  ) {
    guard !commands.isEmpty else { return }
    let center = NotificationCenter.default
    let presenter = MenuPresenter(UIMenu(children: commands), in: window, at: .rect(rect), style: .bar)
    presenter.onChoose = { leaf in if let command = leaf as? UICommand { choose(command) } }
    presenter.onDismiss = { [weak self, weak presenter] animator in
      guard let self, self.presenter === presenter else { return }
      self.presenter = nil
      center.post(name: Self.willHideMenuNotification, object: self)
      animator.addCompletion { center.post(name: Self.didHideMenuNotification, object: self) }
    }
    center.post(name: Self.willShowMenuNotification, object: self)
    let animator = MenuAnimator()
    animator.addCompletion { center.post(name: Self.didShowMenuNotification, object: self) }
    presenter.show(animator)
    // The menu is not shown if a callback has opened another one, which is newer.
    if presenter.isShown { self.presenter = presenter }
  }
}

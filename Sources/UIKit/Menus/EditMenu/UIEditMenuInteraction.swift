import CoreGraphics
import Foundation

/// An interaction that presents an edit menu: a bar of commands for the first responder.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the menu. It is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction belongs, or `nil` if it belongs to no view.
  open private(set) weak var view: UIView?

  private var presenter: MenuPresenter?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate that provides the menus. It is not retained. If it is `nil`, menus contain the
  ///   commands of the first responder.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the location of the menu.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The location, or zero if no menu was presented.
  open func location(in view: UIView?) -> CGPoint {
    guard let sourceView = self.view, let configuration else { return .zero }
    return sourceView.convert(configuration.sourcePoint, to: view)
  }

  /// Presents the menu for a configuration. The menu replaces a visible menu of the interaction.
  ///
  /// The method has no effect if the menu is empty or the view is not in a window.
  ///
  /// - Parameter configuration: The configuration of the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window, let menu = menu(configuration) else { return }
    self.configuration = configuration
    var style = MenuPresenter.Style.bar
    style.side =
      switch configuration.preferredArrowDirection {
      case .automatic, .down: .above
      case .up: .below
      case .left: .right
      case .right: .left
      }
    let presenter = MenuPresenter(menu, in: window, at: anchor(configuration), style: style)
    presenter.sender = FirstResponder.current(in: window) ?? view
    presenter.onDismiss = { [weak self] animator in
      guard let self else { return }
      self.presenter = nil
      self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    presenter.show(animator)
    self.presenter = presenter
  }

  private func menu(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view, let window = view.window else { return nil }
    let commands = EditCommands.applying(to: FirstResponder.current(in: window) ?? view, sender: self)
    let suggested = UIMenuSystem.buildContextMenu(of: view, suggested: commands)
    let menu =
      delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    guard let menu, !menu.children.isEmpty else { return nil }
    return menu
  }

  private func anchor(_ configuration: UIEditMenuConfiguration) -> MenuPresenter.Anchor {
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return .rect(view?.convert(rect, to: nil) ?? rect)
  }

  /// Dismisses the visible menu. The method has no effect if no menu is visible.
  open func dismissMenu() { presenter?.dismiss(animated: true) }

  /// Updates the elements of the visible menu from the delegate. The method has no effect if no menu is visible.
  open func reloadVisibleMenu() {
    guard let presenter, let configuration else { return }
    if let menu = menu(configuration) { presenter.update(menu) } else { dismissMenu() }
  }

  /// Updates the position of the visible menu from the delegate's target rectangle. The method has no effect if no menu
  /// is visible.
  ///
  /// - Parameter animated: `true` to animate the change.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presenter, let configuration else { return }
    let target = anchor(configuration)
    if animated {
      UIView.animate(withDuration: 0.2) { presenter.move(to: target) }
    } else {
      presenter.move(to: target)
    }
  }
}

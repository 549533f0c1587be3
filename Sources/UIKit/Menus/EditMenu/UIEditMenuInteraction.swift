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

  /// Returns the source point of the last configuration that was presented.
  ///
  /// The point is not converted to the coordinates of the view, although Apple's documentation says so (measured on iOS 26.1:
  /// Vercantez/openuikit, fixtures/oracles/editmenu-ios26.1.json).
  ///
  /// - Parameter view: A view, which matters only for an interaction that belongs to no view.
  /// - Returns: The source point of the configuration. After the menu has disappeared and before one is presented, both coordinates
  ///   are the greatest finite number, or zero if a view is passed and the interaction belongs to no view.
  open func location(in view: UIView?) -> CGPoint {
    if let configuration { return configuration.sourcePoint }
    let isDetached = self.view == nil && view != nil
    let coordinate = isDetached ? 0 : CGFloat.greatestFiniteMagnitude
    return CGPoint(x: coordinate, y: coordinate)
  }

  /// Presents the menu for a configuration. The menu replaces a visible menu of the interaction.
  ///
  /// The method has no effect if the interaction belongs to no view. No menu appears if it is empty or the view is not in a window.
  ///
  /// - Parameter configuration: The configuration of the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    self.configuration = configuration
    guard let menu = menu(configuration), let window = view.window else { return }
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
    presenter.onDismiss = { [weak self, weak presenter] animator in
      guard let self else { return }
      if self.presenter === presenter { self.presenter = nil }
      animator.addCompletion { [weak self] in
        if let self, self.presenter == nil, self.configuration === configuration { self.configuration = nil }
      }
      self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    let animator = MenuAnimator()
    self.presenter = presenter
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    // The callback can have presented another menu, which remains.
    guard self.presenter === presenter else { return presenter.dismiss(animated: false) }
    presenter.show(animator)
  }

  private func menu(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
    let responder = view.flatMap { view in view.window.flatMap(FirstResponder.current) ?? view }
    let commands = EditCommands.applying(to: responder, sender: self)
    let suggested = view.map { UIMenuSystem.buildContextMenu(of: $0, suggested: commands) } ?? commands
    let menu =
      delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    guard let menu, !menu.children.isEmpty else { return nil }
    return menu
  }

  private func anchor(_ configuration: UIEditMenuConfiguration) -> MenuPresenter.Anchor {
    let source = CGRect(origin: configuration.sourcePoint, size: .zero)
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? source
    let rect = target.isNull ? source : target
    return .rect(view?.convert(rect, to: nil) ?? rect)
  }

  /// Dismisses the visible menu. The method has no effect if no menu is visible.
  open func dismissMenu() { presenter?.dismiss(animated: true) }

  /// Updates the elements and the position of the visible menu from the delegate. If no menu is visible, the method has no
  /// visible effect.
  open func reloadVisibleMenu() {
    guard let configuration else { return }
    let menu = menu(configuration)
    guard let presenter else { return }
    guard let menu else { return dismissMenu() }
    presenter.update(menu)
    presenter.move(to: anchor(configuration))
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

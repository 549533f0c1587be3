import CoreGraphics
import Foundation

/// Shows an edit menu in a view when code asks for it: a bar of commands for the first responder.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Says what the menu shows; not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which it was added.
  open private(set) weak var view: UIView?

  private var presenter: MenuPresenter?
  private var configuration: UIEditMenuConfiguration?

  /// An interaction that asks `delegate`, if there is one.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu was asked for, in the coordinates of `view` (the window's if nil); zero while there is none.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  /// Shows the menu, unless it has nothing to show or the view is in no window. Takes the place of one that is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window, let menu = menu(configuration) else { return }
    self.configuration = configuration
    var style = MenuPresenter.Style.bar
    style.prefersAbove = true
    let presenter = MenuPresenter(menu, in: window, at: anchor(configuration), style: style)
    presenter.sender = FirstResponder.of(window) ?? view
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
    let suggested = EditCommands.applying(to: FirstResponder.of(window) ?? view, sender: self)
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

  /// Takes the menu away. Does nothing while there is none.
  open func dismissMenu() { presenter?.dismiss(animated: true) }

  /// Asks anew for what the menu shows. Does nothing while there is none.
  open func reloadVisibleMenu() {
    guard let presenter, let configuration else { return }
    if let menu = menu(configuration) { presenter.update(menu) } else { dismissMenu() }
  }

  /// Asks anew for where the menu lies. Does nothing while there is none.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presenter, let configuration else { return }
    let place = anchor(configuration)
    if animated {
      UIView.animate(withDuration: 0.2) { presenter.move(to: place) }
    } else {
      presenter.move(to: place)
    }
  }
}

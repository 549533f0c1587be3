import CoreGraphics
import Foundation

/// Gives a view a menu: shown where a finger rests on it for half a second, or where the secondary button of a mouse goes
/// down.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum appearance: UInt, Sendable {
    /// There is none.
    case unknown = 0
    /// With what it is about lifted above the dimmed window: menus of fingers.
    case rich = 1
    /// The menu alone: menus of pointers.
    case compact = 2
  }

  /// Says what the menu is; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which it was added.
  open private(set) weak var view: UIView?
  /// How the menu is shown at the moment. Default unknown.
  open private(set) var menuAppearance = appearance.unknown

  private var press: MenuPressGestureRecognizer?
  private(set) var presenter: MenuPresenter?
  private var lastPoint = CGPoint.zero
  /// The configuration of the menu that is shown.
  private(set) var configuration: UIContextMenuConfiguration?

  /// An interaction that asks `delegate` for its menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {
    guard let old = self.view, view !== old else { return }
    dismissMenu()
    if let press { old.removeGestureRecognizer(press) }
    press = nil
    self.view = nil
  }

  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = MenuPressGestureRecognizer { [weak self] point, isPointer in
      self?.open(at: point, isPointer: isPointer) ?? false
    }
    self.press = press
    view.addGestureRecognizer(press)
  }

  /// Where the menu was asked for, in the coordinates of `view` (the window's if nil).
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return lastPoint }
    return view === window ? lastPoint : view.convert(lastPoint, from: window)
  }

  /// Takes the menu away. Does nothing while there is none.
  open func dismissMenu() { presenter?.dismiss(animated: true) }

  /// Puts what `block` makes of the menu in its place. Does nothing while there is none.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presenter else { return }
    presenter.update(block(presenter.menu))
  }

  /// Opens the menu for a point of the window. False where there is none.
  ///
  /// With a `control` it is the menu of its primary action: it hangs below the control and nothing is lifted.
  func open(at point: CGPoint, isPointer: Bool, from control: (any PrimaryMenuOwner)? = nil) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    if control == nil, !isPointer, (view as? any PrimaryMenuOwner)?.showsMenuAsPrimaryAction == true { return false }
    lastPoint = point
    let place = view === window ? point : view.convert(point, from: window)
    guard
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place),
      let menu = configuration.actionProvider?([]), !menu.children.isEmpty
    else { return false }
    self.configuration = configuration
    var style = isPointer ? MenuPresenter.Style.pointer : .touch
    style.order = configuration.preferredMenuElementOrder
    var anchor = MenuPresenter.Anchor.point(point)
    var lifted: MenuLift?
    var controller: UIViewController?
    if let control {
      style.isDimmed = false
      let hook = control.convert(control.menuAttachmentPoint(for: configuration), to: window)
      let frame = control.convert(control.bounds, to: window)
      anchor = .rect(
        CGRect(x: frame.minX + hook.x - frame.midX, y: frame.minY, width: frame.width, height: frame.height))
    } else if !isPointer {
      let preview = highlightPreview(configuration)
      lifted = preview.flatMap { MenuLift($0, in: window, badge: configuration.badgeCount) }
      controller = configuration.previewProvider?()
      if let controller {
        lifted = MenuLift(controller, from: lifted?.start ?? CGRect(origin: point, size: .zero), in: window)
      }
      if let lifted { anchor = .rect(lifted.frame) }
    }
    menuAppearance = isPointer || control != nil ? .compact : .rich
    let presenter = MenuPresenter(menu, in: window, at: anchor, style: style, lifted: lifted)
    self.presenter = presenter
    presenter.sender = view
    presenter.onDismiss = { [weak self] animator in self?.ended(configuration, animator) }
    if let control = view as? any PrimaryMenuOwner {
      presenter.onChoose = { [weak control] leaf in control?.choose(leaf) }
    }
    if lifted != nil {
      presenter.onPreview = { [weak self] in self?.commit(configuration, controller) }
    }
    let animator = MenuAnimator(preview: controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presenter.show(animator)
    return true
  }

  private func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let delegate, let view else { return nil }
    if let preview = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    {
      return preview
    }
    return view.superview == nil ? nil : UITargetedPreview(view: view)
  }

  private func ended(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    presenter = nil
    menuAppearance = .unknown
    (view as? any PrimaryMenuOwner)?.primaryMenuShown(false)
    self.configuration = nil
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  /// The preview was tapped.
  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = MenuAnimator(preview: controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    presenter?.dismiss(animated: true)
    animator.run(animator.preferredCommitStyle == .pop ? 0.25 : 0.12, {}, completion: {})
  }
}

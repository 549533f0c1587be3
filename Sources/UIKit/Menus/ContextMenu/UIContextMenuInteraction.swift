import CoreGraphics
import Foundation

/// An interaction that shows a context menu after a long press of half a second or a click of the secondary mouse
/// button.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The form in which a context menu is presented.
  public enum appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// The preview is lifted above the dimmed window. Menus that a touch opens have this appearance.
    case rich = 1
    /// The menu is shown without a preview. Menus that a pointer opens have this appearance.
    case compact = 2
  }

  /// The delegate that provides the menus. It is not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction belongs, or `nil` if it belongs to no view.
  open private(set) weak var view: UIView?
  /// The current appearance of the menu. The value is `unknown` while no menu is visible.
  open private(set) var menuAppearance = appearance.unknown

  private var pressGesture: MenuPressGestureRecognizer?
  /// The recognizer of the press that opens the menu, or nil if the interaction belongs to no view.
  package final var pressRecognizer: UIGestureRecognizer? { pressGesture }
  private(set) var presenter: MenuPresenter?
  private var lastPoint = CGPoint.zero
  /// The configuration of the visible menu, or `nil` while no menu is shown.
  private(set) var configuration: UIContextMenuConfiguration?

  /// Creates an interaction with a delegate.
  ///
  /// - Parameter delegate: The delegate that provides the menus. It is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    guard let oldView = self.view, view !== oldView else { return }
    dismissMenu()
    if let pressGesture { oldView.removeGestureRecognizer(pressGesture) }
    pressGesture = nil
    self.view = nil
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let pressGesture = MenuPressGestureRecognizer { [weak self] point, isPointer in
      self?.open(at: point, isPointer: isPointer) ?? false
    }
    self.pressGesture = pressGesture
    view.addGestureRecognizer(pressGesture)
  }

  /// Returns the location at which the user requested the menu.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The location, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return lastPoint }
    return view === window ? lastPoint : view.convert(lastPoint, from: window)
  }

  /// Dismisses the visible menu. The method has no effect if no menu is visible.
  open func dismissMenu() { presenter?.dismiss(animated: true) }

  /// Replaces the visible menu. The method has no effect if no menu is visible.
  ///
  /// - Parameter block: A closure that receives the visible menu and returns its replacement.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presenter else { return }
    presenter.update(block(presenter.menu))
  }

  /// Opens the menu for a point in the window. Returns `true` if a menu was opened, or `false` if there is no menu for
  /// the point.
  ///
  /// If `control` is not nil, the menu of its primary action is opened below the control, without a preview.
  func open(at point: CGPoint, isPointer: Bool, from control: (any PrimaryMenuOwner)? = nil) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    if control == nil, !isPointer, (view as? any PrimaryMenuOwner)?.showsMenuAsPrimaryAction == true { return false }
    lastPoint = point
    let location = view === window ? point : view.convert(point, from: window)
    guard
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider?([]), !menu.children.isEmpty
    else { return false }
    // The callbacks above and below can have removed the interaction or its view.
    guard self.view === view, view.window === window else { return false }
    var style = isPointer ? MenuPresenter.Style.pointer : .touch
    style.order = configuration.preferredMenuElementOrder
    var anchor = MenuPresenter.Anchor.point(point)
    var liftedPreview: MenuPreview?
    var previewController: UIViewController?
    if let control {
      style.isDimmed = false
      let anchorPoint = control.convert(control.menuAttachmentPoint(for: configuration), to: window)
      let frame = control.convert(control.bounds, to: window)
      anchor = .rect(
        CGRect(x: frame.minX + anchorPoint.x - frame.midX, y: frame.minY, width: frame.width, height: frame.height))
    } else if !isPointer {
      let preview = highlightPreview(configuration)
      let secondary = secondaryPreviews(configuration)
      let badge = max(configuration.badgeCount, configuration.secondaryPaths.isEmpty ? 0 : secondary.count + 1)
      liftedPreview = preview.flatMap { MenuPreview($0, in: window, badge: badge, secondary: secondary) }
      previewController = configuration.previewProvider?()
      if let previewController {
        liftedPreview = MenuPreview(
          previewController, from: liftedPreview?.startFrame ?? CGRect(origin: point, size: .zero), in: window)
      }
      if let liftedPreview { anchor = .rect(liftedPreview.frame) }
    }
    guard self.view === view, view.window === window else { return false }
    menuAppearance = isPointer || control != nil ? .compact : .rich
    let presenter = MenuPresenter(menu, in: window, at: anchor, style: style, liftedPreview: liftedPreview)
    self.presenter = presenter
    self.configuration = configuration
    presenter.sender = view
    presenter.onDismiss = { [weak self, weak presenter] in self?.menuEnded(configuration, presenter, $0) }
    if let control = view as? any PrimaryMenuOwner {
      presenter.onChoose = { [weak control] leaf in control?.choose(leaf) }
    }
    if liftedPreview != nil {
      presenter.onPreview = { [weak self] in self?.commit(configuration, previewController) }
    }
    let animator = MenuAnimator(preview: previewController)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    presenter.show(animator)
    // The delegate can have dismissed the menu.
    return self.presenter === presenter
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

  /// Returns the previews of the items to which a menu applies in addition to the primary item.
  private func secondaryPreviews(_ configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    let identifiers = configuration.secondaryIdentifiers + configuration.secondaryPaths.map { $0 as NSIndexPath }
    return identifiers.compactMap {
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: $0)
    }
  }

  private func menuEnded(
    _ configuration: UIContextMenuConfiguration, _ endedPresenter: MenuPresenter?, _ animator: MenuAnimator
  ) {
    // A callback can have opened another menu, which replaces this one.
    if presenter === endedPresenter {
      presenter = nil
      menuAppearance = .unknown
      (view as? any PrimaryMenuOwner)?.primaryMenuShown(false)
      self.configuration = nil
    }
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    for identifier in configuration.secondaryIdentifiers {
      _ = delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  /// Calls the delegate's method for a tap on the preview, and runs the animations that the delegate adds.
  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = MenuAnimator(preview: controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    presenter?.dismiss(animated: true)
    animator.run(animator.preferredCommitStyle == .pop ? 0.25 : 0.12, {}, completion: {})
  }
}

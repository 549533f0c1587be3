import CoreGraphics
import Foundation

/// An interaction that shows a large version of a small item, such as a button in a bar, while the user presses it. It works only if the
/// preferred text size is one of the accessibility sizes.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate of the interaction. It is not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view to which the interaction belongs, or nil if it belongs to no view.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var viewer: LargeContentView?
  private weak var item: (any UILargeContentViewerItem)?
  /// A closure that performs the action of an item of a bar.
  package var onEnd: ((any UILargeContentViewerItem) -> Void)?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate, or nil for none. It is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("press:", UILargeContentViewerInteraction.press(_:)))
    press.delegate = self
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The recognizer of the interaction. Other recognizers can be made dependent on it.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// A Boolean value that indicates whether the preferred text size is one of the accessibility sizes.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted when `isEnabled` has changed. The object is nil.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func willMove(to view: UIView?) {
    dismiss()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil for a removal.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func press(_ gesture: UILongPressGestureRecognizer) {
    let point = gesture.location(in: view)
    switch gesture.state {
    case .began: show(item(at: point))
    case .changed:
      if let item = item(at: point), item !== self.item { show(item) }
    case .ended:
      guard viewer != nil else { return }
      let item = item(at: point)
      dismiss()
      if let item { onEnd?(item) }
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: dismiss()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    // The text size of the view's window counts, because windows can have trait overrides.
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
    guard let delegate else { return self.view(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  /// Returns the nearest view with `showsLargeContentViewer` at a point in the view of the interaction.
  func view(at point: CGPoint) -> UIView? {
    var candidate = view?.hitTest(point, with: nil)
    while let current = candidate, !current.showsLargeContentViewer {
      candidate = current === view ? nil : current.superview
    }
    return candidate
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item, item.showsLargeContentViewer, let window = view?.window else { return }
    self.item = item
    let host = delegate?.viewController(for: self)?.viewIfLoaded ?? window
    let newViewer = viewer ?? LargeContentView()
    newViewer.show(item, in: host)
    viewer = newViewer
  }

  private func dismiss() {
    item = nil
    guard let viewer else { return }
    self.viewer = nil
    UIView.animate(
      withDuration: 0.2, animations: { viewer.alpha = 0 }, completion: { _ in viewer.removeFromSuperview() })
  }
}

extension UILargeContentViewerInteraction: UIGestureRecognizerDelegate {
  /// Returns whether there is an item below the finger. Otherwise the views and other recognizers use the touch.
  ///
  /// - Parameter gestureRecognizer: The recognizer of the interaction.
  /// - Returns: `true` if there is an item that the viewer shows.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    item(at: gestureRecognizer.location(in: view))?.showsLargeContentViewer ?? false
  }
}

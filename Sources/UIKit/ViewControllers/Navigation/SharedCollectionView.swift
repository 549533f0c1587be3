import Foundation

/// A collection view that two view controllers of a navigation stack share. A push or pop between them changes the
/// layout (`useLayoutToLayoutNavigationTransitions`). As in UIKit, the data source and the delegate remain those of the
/// first controller.
@MainActor
struct SharedCollectionView {
  private let sourceController: UICollectionViewController?
  private let destination: UICollectionViewController
  private let view: UICollectionView

  /// Creates a description of the shared collection view. Call this initializer before the view of `to` is loaded.
  /// Returns nil if the controllers do not share a collection view.
  init?(from: UIViewController?, to: UIViewController, isPush: Bool) {
    guard let to = to as? UICollectionViewController else { return nil }
    let controller = from as? UICollectionViewController
    if isPush, to.useLayoutToLayoutNavigationTransitions, !to.isViewLoaded, let view = controller?.loadedCollectionView
    {
      to.reuseCollectionView(view)
    }
    // When a controller that has shared its view is shown again, the collection view moves back to that controller from
    // its current controller.
    guard let view = to.loadedCollectionView, let holder = view.superview, holder !== to.viewIfLoaded else {
      return nil
    }
    self.sourceController = controller?.loadedCollectionView === view ? controller : nil
    destination = to
    self.view = view
  }

  /// The animator of the layout change, or nil if the view controller below does not share its collection view. If it
  /// is nil, the view slides in together with its content.
  var animator: (any UIViewControllerAnimatedTransitioning)? {
    sourceController == nil ? nil : LayoutChangeAnimator(shared: self)
  }

  /// Moves the collection view into the controller that is about to be shown, and applies that controller's layout.
  func attach(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let containerView = destination.view else { return }
    if view.superview !== containerView {
      UIView.performWithoutAnimation {
        view.frame = containerView.bounds
        containerView.insertSubview(view, at: 0)
      }
    }
    view.setCollectionViewLayout(destination.collectionViewLayout, animated: animated, completion: completion)
  }
}

import Foundation

/// A collection view that two controllers of a navigation stack show, one after the other: a push or pop between them is a
/// change of layouts (`useLayoutToLayoutNavigationTransitions`). Data source and delegate stay those of the first one, as
/// in UIKit.
@MainActor
struct SharedCollectionView {
  private let from: UICollectionViewController?
  private let to: UICollectionViewController
  private let view: UICollectionView

  /// Before the view of `to` is loaded. Nil where nothing is shared.
  init?(from: UIViewController?, to: UIViewController, isPush: Bool) {
    guard let to = to as? UICollectionViewController else { return nil }
    let from = from as? UICollectionViewController
    if isPush, to.useLayoutToLayoutNavigationTransitions, !to.isViewLoaded, let view = from?.loadedCollectionView {
      to.share(view)
    }
    // A controller that shared its view is shown again: it takes it back, whoever has it.
    guard let view = to.loadedCollectionView, let holder = view.superview, holder !== to.viewIfLoaded else {
      return nil
    }
    self.from = from?.loadedCollectionView === view ? from : nil
    self.to = to
    self.view = view
  }

  /// Nil where the controller below is not one that shares: its view slides in as any other, with the content in place.
  var animator: (any UIViewControllerAnimatedTransitioning)? { from == nil ? nil : LayoutChangeAnimator(shared: self) }

  /// Brings the collection view into the controller that is to be shown, with that controller's layout.
  func take(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let holder = to.view else { return }
    if view.superview !== holder {
      UIView.performWithoutAnimation {
        view.frame = holder.bounds
        holder.insertSubview(view, at: 0)
      }
    }
    view.setCollectionViewLayout(to.collectionViewLayout, animated: animated, completion: completion)
  }
}

import Foundation

/// What is told of changes of size and traits: view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that suits the content, in points.
  var preferredContentSize: CGSize { get }

  /// A child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The fitting size of a child's view changed. Never sent by the system here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets when this container gets `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view's size is about to change; what `coordinator` is handed moves along.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to change; what `coordinator` is handed moves along.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

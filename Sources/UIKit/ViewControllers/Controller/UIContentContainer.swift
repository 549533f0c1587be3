import Foundation

/// The methods of an object, such as a view controller or a presentation controller, that is notified of changes to its
/// size and traits.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers, in points.
  var preferredContentSize: CGSize { get }

  /// Tells the container that the preferred content size of a child changed.
  ///
  /// - Parameter container: The child with the changed size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells the container that the fitting size of a child's view changed. Tessera never calls this method.
  ///
  /// - Parameter container: The child with the changed size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child's view for a given size of this container.
  ///
  /// - Parameters:
  ///   - container: The child of this container.
  ///   - parentSize: The size of this container, in points.
  /// - Returns: The size of the child, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells the container that its view's size is about to change.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells the container that its traits are about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

import Foundation

/// An object that is notified of changes of size and traits: a view controller or presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that suits the content, in points.
  var preferredContentSize: CGSize { get }

  /// Tells the container that the preferred size of a child changed.
  ///
  /// - Parameter container: The child.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells the container that the fitting size of a child's view changed. The system never calls it in Tessera.
  ///
  /// - Parameter container: The child.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child for a size of this container.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of this container, in points.
  /// - Returns: The size of the child, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells the container that its view's size is about to change.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator, which can animate other changes with that of the size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells the container that its traits are about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator, which can animate other changes with that of the traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

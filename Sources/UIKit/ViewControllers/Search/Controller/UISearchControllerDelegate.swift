import Foundation

/// The methods of a delegate that is notified when a search controller is presented and dismissed. All methods are
/// optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  ///
  /// - Parameter searchController: The search controller.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun, after the animation.
  ///
  /// - Parameter searchController: The search controller.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  ///
  /// - Parameter searchController: The search controller.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended, after the animation.
  ///
  /// - Parameter searchController: The search controller.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Asks the delegate to present the search controller when the user begins a search. If the delegate does not
  /// implement this method, or does not begin the search in it, the search controller begins the search itself.
  ///
  /// - Parameter searchController: The search controller.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search bar is about to move within the navigation bar.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - newPlacement: The new placement of the search bar.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Tells the delegate that the search bar has moved within the navigation bar.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - previousPlacement: The placement before the change.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Tells the delegate that the search is about to begin. The default implementation does nothing.
  ///
  /// - Parameter searchController: The search controller.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Tells the delegate that the search has begun, after the animation. The default implementation does nothing.
  ///
  /// - Parameter searchController: The search controller.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Tells the delegate that the search is about to end. The default implementation does nothing.
  ///
  /// - Parameter searchController: The search controller.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Tells the delegate that the search has ended, after the animation. The default implementation does nothing.
  ///
  /// - Parameter searchController: The search controller.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Asks the delegate to present the search controller when the user begins a search. The default implementation does
  /// nothing, so that the search controller begins the search itself.
  ///
  /// - Parameter searchController: The search controller.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Tells the delegate that the search bar is about to move within the navigation bar. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - newPlacement: The new placement of the search bar.
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}

  /// Tells the delegate that the search bar has moved within the navigation bar. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - previousPlacement: The placement before the change.
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

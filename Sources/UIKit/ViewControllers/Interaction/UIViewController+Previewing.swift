import Foundation

extension UIViewController {
  /// Shows previews of view controllers when the user presses a view. iOS 13 replaced this method with context menus, as which Tessera
  /// shows the previews.
  ///
  /// - Parameters:
  ///   - delegate: The delegate that provides the previews. It is not retained.
  ///   - sourceView: The view.
  /// - Returns: The context of the previews, with which they are ended. The source view retains it.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Ends the previews of a view.
  ///
  /// - Parameter previewing: The context that `registerForPreviewing(with:sourceView:)` returned. A context of another controller is
  ///   ignored.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewingContexts.firstIndex(where: { $0 === previewing }) else { return }
    (previewingContexts.remove(at: index) as? PreviewingContext)?.end()
  }
}

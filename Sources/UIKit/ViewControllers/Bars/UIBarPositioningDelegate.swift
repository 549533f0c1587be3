/// The method of a delegate that determines the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the position of a bar.
  ///
  /// - Parameter bar: The bar to position.
  /// - Returns: The position. The default implementation returns `any`, which is the bar's default position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Asks the delegate for the position of a bar. The default implementation returns `any`, which is the bar's default
  /// position.
  ///
  /// - Parameter bar: The bar to position.
  /// - Returns: `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

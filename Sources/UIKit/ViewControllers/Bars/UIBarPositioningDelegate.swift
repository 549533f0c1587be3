/// A delegate that determines the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the position of a bar. The default is `any`, the bar's default position.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: The position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Asks the delegate for the position of a bar. The default is `any`, the bar's default position. The default
  /// implementation returns `any`.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

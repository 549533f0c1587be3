/// Says where a bar lies.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar lies. Default `any`, which leaves it to the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Default: `any`, which leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

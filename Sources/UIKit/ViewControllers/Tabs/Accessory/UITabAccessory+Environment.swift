extension UITabAccessory {
  /// The places of an accessory.
  public enum Environment: Int, Sendable {
    /// The place is unspecified.
    case unspecified = 0
    /// The view is not in an accessory that is visible.
    case none
    /// The accessory is above the bar, or at the bottom of the tab bar controller's view.
    case regular
    /// The accessory is beside the minimized bar.
    case inline
  }
}

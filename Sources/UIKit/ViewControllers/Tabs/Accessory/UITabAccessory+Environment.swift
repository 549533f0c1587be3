extension UITabAccessory {
  /// The position of an accessory relative to the tab bar.
  public enum Environment: Int, Sendable {
    /// The position of the accessory is unspecified.
    case unspecified = 0
    /// The view with this trait is not in a visible accessory.
    case none
    /// The accessory is above the bar, or at the bottom of the tab bar controller's view.
    case regular
    /// The accessory is beside the minimized bar.
    case inline
  }
}

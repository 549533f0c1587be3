import Foundation

extension UIResponder: UIActivityItemsConfigurationProviding {
  private static let configurationKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The data that the responder shares, or nil if it has none. The default is nil. Subclasses set the property instead
  /// of overriding it, because declarations in extensions cannot be overridden.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { objc_getAssociatedObject(self, Self.configurationKey) as? any UIActivityItemsConfigurationReading }
    set { objc_setAssociatedObject(self, Self.configurationKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

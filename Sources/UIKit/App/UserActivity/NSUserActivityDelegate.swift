import Foundation

/// The methods of a delegate that updates an activity and is notified when the activity is continued. Every method has
/// an empty default implementation.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Tells the delegate that the activity is about to be saved. This method is called only if `needsSave` is `true`.
  ///
  /// - Parameter userActivity: The activity.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Tells the delegate that another device has continued the activity. Tessera never calls this method.
  ///
  /// - Parameter userActivity: The activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  /// Tells the delegate that another device has opened streams. Tessera never calls this method.
  ///
  /// - Parameters:
  ///   - userActivity: The activity.
  ///   - inputStream: The stream to read from.
  ///   - outputStream: The stream to write to.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Called before the activity is saved. The default implementation does nothing.
  ///
  /// - Parameter userActivity: The activity.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Called after another device has continued the activity. The default implementation does nothing.
  ///
  /// - Parameter userActivity: The activity.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

  /// Called after another device has opened streams. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - userActivity: The activity.
  ///   - inputStream: The stream to read from.
  ///   - outputStream: The stream to write to.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

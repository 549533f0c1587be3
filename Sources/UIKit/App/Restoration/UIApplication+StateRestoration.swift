import Foundation

extension UIApplication {
  /// The key of the bundle's version (`CFBundleVersion`) in the coder of the application's state.
  nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"

  /// The key of the user interface idiom in the coder of the application's state. The value is the integer of a
  /// `UIUserInterfaceIdiom`.
  nonisolated public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"

  /// The key of the date on which the state was saved in the coder of the application's state.
  nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"

  /// The key of the system's version in the coder of the application's state.
  nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"

  /// The key of the storyboard in the coder of a view controller that was created from a storyboard.
  nonisolated public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"

  /// Extends the restoration of the application's state beyond the launch, for data that is loaded later. Each call
  /// requires a call to `completeStateRestoration()`.
  public func extendStateRestoration() { ApplicationStart.restoration.beginExtension() }

  /// Ends the restoration that `extendStateRestoration()` extended. Reports an error if there was no matching call to
  /// `extendStateRestoration()`.
  public func completeStateRestoration() { ApplicationStart.restoration.endExtension() }

  /// Prevents the use of the application's snapshot at the next launch. This method has no effect in Tessera, which
  /// takes no such snapshots.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Registers an object for the restoration of state.
  ///
  /// The object is saved if a view controller or the application's delegate encodes a reference to it. The application
  /// does not retain the object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - restorationIdentifier: The identifier, which is the last component of the object's restoration path. If the
  ///     identifier is empty or another object has the same path, an error is reported and the object is not registered.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { ApplicationStart.restoration.register(object, restorationIdentifier) }
}

import Photos
import UIKit

extension PHPhotoLibrary {
  /// Shows the photos that the user has chosen for the application, if its permission is `limited`. In Tessera it is not, so nothing is
  /// shown, as on iOS with another permission.
  ///
  /// - Parameter controller: The controller above which the photos are shown.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// Shows the photos that the user has chosen for the application, if its permission is `limited`. In Tessera it is not, so nothing is
  /// shown, as on iOS with another permission.
  ///
  /// - Parameters:
  ///   - controller: The controller above which the photos are shown.
  ///   - completionHandler: A closure that receives the identifiers of newly chosen photos, on the main thread. They are none.
  @preconcurrency @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
}

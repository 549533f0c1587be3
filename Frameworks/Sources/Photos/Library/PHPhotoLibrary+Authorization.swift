import Foundation
import UIKit

extension PHPhotoLibrary {
  /// Returns the permission of the application.
  ///
  /// - Returns: `notDetermined` until the application has asked or has used the library, then `authorized`: a program on a desktop can
  ///   read its user's pictures.
  public class func authorizationStatus() -> PHAuthorizationStatus { PhotoStore.shared.status }
  /// Returns the permission of the application for a part of the library.
  ///
  /// - Parameter accessLevel: The part. It makes no difference.
  /// - Returns: See `authorizationStatus()`.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoStore.shared.status
  }

  /// Asks for the permission, which is given.
  ///
  /// - Parameter handler: A closure that receives `authorized`, on a queue that is not the main queue.
  @preconcurrency
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    PhotoStore.shared.grant()
    PhotoStore.shared.queue.async { handler(.authorized) }
  }
  /// Asks for the permission for a part of the library, which is given.
  ///
  /// - Parameters:
  ///   - accessLevel: The part. It makes no difference.
  ///   - handler: A closure that receives `authorized`, on a queue that is not the main queue.
  @preconcurrency
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Asks for the permission for a part of the library, which is given.
  ///
  /// - Parameter accessLevel: The part. It makes no difference.
  /// - Returns: `authorized`.
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    PhotoStore.shared.grant()
    return .authorized
  }
}

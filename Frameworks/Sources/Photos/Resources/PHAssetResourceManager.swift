import Foundation

/// Reads the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  private let requests = RequestTable()

  /// Returns the manager.
  ///
  /// - Returns: The same manager in every call.
  open class func `default`() -> PHAssetResourceManager { manager }

  /// Reads a file in parts.
  ///
  /// - Parameters:
  ///   - resource: The file.
  ///   - options: Not used.
  ///   - handler: A closure that receives each part, on a background queue.
  ///   - completionHandler: A closure that receives nil, or a `PHPhotosError`.
  /// - Returns: The number of the request.
  @preconcurrency @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    requests.start { isCancelled in
      guard let file = try? FileHandle(forReadingFrom: resource.url) else {
        completionHandler(PHPhotosError(.missingResource, "\(resource.url.path) cannot be read"))
        return
      }
      defer { try? file.close() }
      do {
        while let part = try file.read(upToCount: 256 << 10), !part.isEmpty {
          if isCancelled() {
            completionHandler(PHPhotosError(.userCancelled))
            return
          }
          handler(part)
        }
        completionHandler(nil)
      } catch {
        completionHandler(PHPhotosError(.missingResource, "\(resource.url.path): \(error.localizedDescription)"))
      }
    }
  }

  /// Copies a file.
  ///
  /// - Parameters:
  ///   - resource: The file.
  ///   - fileURL: The URL of the copy, which must not exist.
  ///   - options: Not used.
  ///   - completionHandler: A closure that receives nil, or a `PHPhotosError`.
  @preconcurrency
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    requests.start { _ in
      do {
        try PHAssetChangeRequest.copy(resource.url, to: fileURL.path)
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }

  /// Cancels the reading of a file.
  ///
  /// - Parameter requestID: The number of the request.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { requests.cancel(requestID) }
}

import AVFoundation
import Foundation
import ImageIO
import UIKit

/// Reads the pictures of assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  let requests = RequestTable()

  /// Returns the manager that the parts of an application share.
  ///
  /// - Returns: The same manager in every call.
  open class func `default`() -> PHImageManager { manager }

  /// Creates a manager.
  public override init() {}

  /// A value that is only used on the thread for which it was passed.
  private struct Transfer<Value>: @unchecked Sendable { let value: Value }

  /// Requests a picture of an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - targetSize: The size in pixels, or `PHImageManagerMaximumSize`.
  ///   - contentMode: The way in which the picture is fitted into the size.
  ///   - options: The options, or nil for the default ones.
  ///   - resultHandler: A closure that receives the picture, which has a scale of 1, and information: on the main thread, or on the
  ///     thread of the caller if it waits. With the mode `opportunistic` a small picture can arrive first. If the file cannot be read,
  ///     the picture is nil, and the information contains a `PHPhotosError`.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let file = asset.file
    let copy = options?.copy() as? PHImageRequestOptions
    if options?.isSynchronous == true {
      let number = requests.number()
      let result = Result { try picture(PictureReader(file, targetSize, contentMode, copy), file) }
      resultHandler(try? result.get(), Self.information(number, result.failure))
      return number
    }
    let handler = Transfer(value: resultHandler)
    let isOpportunistic = (options?.deliveryMode ?? .opportunistic) == .opportunistic
    let number = Transfer(value: NumberBox())
    number.value.number = requests.start { [self] isCancelled in
      let identifier = number.value.number
      guard !isCancelled() else {
        deliver(handler, nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: identifier], identifier)
        return
      }
      let reader = PictureReader(file, targetSize, contentMode, copy)
      let known = cachedPicture(reader, file)
      if known == nil, isOpportunistic, reader.side > 2 * PictureReader.degradedSide,
        let small = try? reader.readDegraded()
      {
        var information = Self.information(identifier, nil)
        information[PHImageResultIsDegradedKey] = true
        deliver(handler, small, information, identifier)
      }
      guard !isCancelled() else {
        deliver(handler, nil, [PHImageCancelledKey: true, PHImageResultRequestIDKey: identifier], identifier)
        return
      }
      let result = Result { try known ?? reader.read() }
      deliver(handler, try? result.get(), Self.information(identifier, result.failure), identifier)
    }
    return number.value.number
  }

  /// The number of a request, which its closure needs before the request has started.
  private final class NumberBox: @unchecked Sendable {
    private let condition = NSCondition()
    private var known: PHImageRequestID?
    var number: PHImageRequestID {
      get {
        condition.withLock {
          while known == nil { condition.wait() }
          return known ?? PHInvalidImageRequestID
        }
      }
      set {
        condition.withLock {
          known = newValue
          condition.broadcast()
        }
      }
    }
  }

  private func deliver(
    _ handler: Transfer<(UIImage?, [AnyHashable: Any]?) -> Void>, _ image: UIImage?, _ information: [AnyHashable: Any],
    _ number: PHImageRequestID
  ) {
    let information = Transfer(value: information)
    DispatchQueue.main.async { handler.value(image, information.value) }
  }

  private static func information(_ number: PHImageRequestID, _ error: (any Error)?) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [
      PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false, PHImageResultRequestIDKey: number,
    ]
    result[PHImageErrorKey] = error
    return result
  }

  func picture(_ reader: PictureReader, _ file: PhotoFile) throws -> UIImage {
    try cachedPicture(reader, file) ?? reader.read()
  }

  /// Returns a picture that was read in advance, or nil.
  func cachedPicture(_ reader: PictureReader, _ file: PhotoFile) -> UIImage? { nil }

  /// Requests the contents of the file of an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - options: The options. Only `isSynchronous` has an effect.
  ///   - resultHandler: A closure that receives the contents, their type, the orientation in the file, and information, on the same
  ///     threads as `requestImage` does.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let file = asset.file
    let read: @Sendable () -> (Result<Data, any Error>, CGImagePropertyOrientation) = {
      let result = Result {
        do { return try Data(contentsOf: file.url) } catch {
          throw PHPhotosError(.missingResource, "\(file.path) cannot be read: \(error.localizedDescription)")
        }
      }
      let orientation = (try? UIImage.metadata(contentsOf: file.url).orientation) ?? .up
      return (result, CGImagePropertyOrientation(orientation))
    }
    if options?.isSynchronous == true {
      let number = requests.number()
      let (result, orientation) = read()
      resultHandler(
        try? result.get(), file.typeIdentifier, orientation, Self.information(number, result.failure))
      return number
    }
    let handler = Transfer(value: resultHandler)
    let number = Transfer(value: NumberBox())
    number.value.number = requests.start { isCancelled in
      let identifier = number.value.number
      guard !isCancelled() else {
        DispatchQueue.main.async {
          handler.value(nil, nil, .up, [PHImageCancelledKey: true, PHImageResultRequestIDKey: identifier])
        }
        return
      }
      let (result, orientation) = read()
      let failure = Transfer(value: result.failure)
      let data = try? result.get()
      DispatchQueue.main.async {
        handler.value(data, file.typeIdentifier, orientation, Self.information(identifier, failure.value))
      }
    }
    return number.value.number
  }

  /// Requests the contents of the file of an asset, with the orientation of UIKit.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - options: The options. Only `isSynchronous` has an effect.
  ///   - resultHandler: See `requestImageDataAndOrientation(for:options:resultHandler:)`.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, information in
      resultHandler(data, type, orientation.imageOrientation, information)
    }
  }

  /// Cancels a request. Its closure receives no picture, and the information that it was cancelled.
  ///
  /// - Parameter requestID: The number of the request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { requests.cancel(requestID) }

  // MARK: Movies and live photos

  /// Requests a movie as an item of a player. The library contains none.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - options: Not used.
  ///   - resultHandler: A closure that receives nil and a `PHPhotosError` in the information, on the main thread.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse(asset) { resultHandler(nil, $0) } }

  /// Requests a movie. The library contains none.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - options: Not used.
  ///   - resultHandler: A closure that receives nil and a `PHPhotosError` in the information, on the main thread.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse(asset) { resultHandler(nil, nil, $0) } }

  /// Requests a movie for an export. The library contains none.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - options: Not used.
  ///   - exportPreset: Not used.
  ///   - resultHandler: A closure that receives nil and a `PHPhotosError` in the information, on the main thread.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse(asset) { resultHandler(nil, $0) } }

  /// Requests a live photo. The library contains none.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - targetSize: Not used.
  ///   - contentMode: Not used.
  ///   - options: Not used.
  ///   - resultHandler: A closure that receives nil and a `PHPhotosError` in the information, on the main thread.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { refuse(asset) { resultHandler(nil, $0) } }

  private func refuse(_ asset: PHAsset, _ handler: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
    let number = requests.number()
    let handler = Transfer(value: handler)
    let error = PHPhotosError(
      .requestNotSupportedForAsset, "\(asset.localIdentifier) is a picture, no movie and no live photo")
    DispatchQueue.main.async { handler.value(Self.information(number, error)) }
    return number
  }
}

extension Result {
  /// The error, or nil.
  var failure: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    self = Self.pairs.first { $0.0 == orientation }?.1 ?? .up
  }

  var imageOrientation: UIImage.Orientation { Self.pairs.first { $0.1 == self }?.0 ?? .up }

  private static let pairs: [(UIImage.Orientation, CGImagePropertyOrientation)] = [
    (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.upMirrored, .upMirrored),
    (.downMirrored, .downMirrored), (.leftMirrored, .leftMirrored), (.rightMirrored, .rightMirrored),
  ]
}

import Foundation

/// Options for a file of a new asset.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The name of the file, or nil. It has no effect, because the identifier is determined before.
  open var originalFilename: String?
  /// The type of the contents, or nil. It has no effect.
  open var uniformTypeIdentifier: String?
  /// A Boolean value that determines whether the file is removed from its folder. The default is `false`.
  open var shouldMoveFile = false
}

/// Options for reading a file of an asset.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// A Boolean value that determines whether the network is used. It has no effect.
  open var isNetworkAccessAllowed = false
  /// A closure that receives the progress. It is not called.
  open var progressHandler: PHAssetResourceProgressHandler?
}

/// A closure that receives the progress of reading a file, between 0 and 1.
public typealias PHAssetResourceProgressHandler = (Double) -> Void
/// The number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32
/// The number that no request for a file has.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

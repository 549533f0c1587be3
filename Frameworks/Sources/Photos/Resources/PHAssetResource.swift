import Foundation
import UniformTypeIdentifiers

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The type of the file, which is `photo`.
  public let type: PHAssetResourceType
  /// The identifier of the asset.
  public let assetLocalIdentifier: String
  /// The name of the file.
  public let originalFilename: String
  /// The type of the contents, such as `public.jpeg`.
  public let uniformTypeIdentifier: String
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  let url: URL

  private init(_ file: PhotoFile) {
    type = .photo
    assetLocalIdentifier = file.path
    originalFilename = file.name
    uniformTypeIdentifier = file.typeIdentifier
    pixelWidth = Int(file.header.pixelSize.width)
    pixelHeight = Int(file.header.pixelSize.height)
    url = file.url
  }

  /// Returns the files of an asset.
  ///
  /// - Parameter asset: The asset.
  /// - Returns: One file.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset.file)] }
  /// Returns the files of a live photo, which does not exist in Tessera.
  ///
  /// - Parameter livePhoto: The live photo.
  /// - Returns: An empty array.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

extension PhotoFile {
  /// The type of the contents by the extension of the file, such as `public.jpeg`.
  var typeIdentifier: String {
    UTType(filenameExtension: (name as NSString).pathExtension)?.identifier ?? UTType.image.identifier
  }
}

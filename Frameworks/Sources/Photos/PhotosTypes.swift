import Foundation

/// The size for which an image manager returns the picture in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The permission of an application to use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The application has not asked yet.
  case notDetermined = 0
  /// The application may not use the library, and the user cannot change that.
  case restricted
  /// The user refused.
  case denied
  /// The application may use the library.
  case authorized
  /// The application may use the pictures that the user chose. In Tessera the status does not occur.
  case limited
}

/// The part of the photo library that an application asks for.
public enum PHAccessLevel: Int, Sendable {
  /// The application adds pictures.
  case addOnly = 1
  /// The application also reads and changes pictures.
  case readWrite
}

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
  /// Another kind.
  case unknown = 0
  /// A picture.
  case image
  /// A movie. The library of Tessera contains none.
  case video
  /// A sound. The library of Tessera contains none.
  case audio
}

/// Properties of pictures and movies.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each property.
  public let rawValue: UInt
  /// Creates a set of properties.
  ///
  /// - Parameter rawValue: The bits, one for each property.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama. Files do not record it, so that no asset has the property.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A picture with a high dynamic range. No asset has the property.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot, whose file desktops name “Screenshot …”.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A live photo. No asset has the property.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A picture with depth information. No asset has the property.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A picture for both eyes. No asset has the property.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A movie from the network. No asset has the property.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A movie in slow motion. No asset has the property.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse movie. No asset has the property.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A movie with a changing focus. No asset has the property.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// The sources of assets.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each source.
  public let rawValue: UInt
  /// Creates a set of sources.
  ///
  /// - Parameter rawValue: The bits, one for each source.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's library, which all assets of Tessera belong to.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Shared albums. They do not exist in Tessera.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// Pictures from iTunes. They do not exist in Tessera.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The reasons for which pictures of a burst were chosen.
public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each reason.
  public let rawValue: UInt
  /// Creates a set of reasons.
  ///
  /// - Parameter rawValue: The bits, one for each reason.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The system chose the picture.
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
  /// The user chose the picture.
  public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}

/// A kind of change of an asset.
public enum PHAssetEditOperation: Int, Sendable {
  /// Deleting, which moves the file to the trash.
  case delete = 1
  /// Changing the pixels. Assets of Tessera do not support it.
  case content
  /// Changing properties such as the date.
  case properties
}

/// The way in which a viewer plays an asset.
public enum PHAssetPlaybackStyle: Int, Sendable {
  /// The asset cannot be played.
  case unsupported = 0
  /// As a picture.
  case image
  /// As an animated picture.
  case imageAnimated
  /// As a live photo.
  case livePhoto
  /// As a movie.
  case video
  /// As a repeated movie.
  case videoLooping
}

/// The way in which a picture is fitted into a size.
public enum PHImageContentMode: Int, Sendable {
  /// The picture is completely visible in the size.
  case aspectFit = 0
  /// The picture covers the size.
  case aspectFill
  /// The default way, `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The version of an asset that is returned.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The newest version.
  case current = 0
  /// The version without changes. Assets of Tessera have one version.
  case unadjusted
  /// The original. Assets of Tessera have one version.
  case original
}

/// The quality and the time of returned pictures.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A small picture may arrive before the final one.
  case opportunistic = 0
  /// The final picture arrives.
  case highQualityFormat
  /// A picture that is available fast arrives. In Tessera it is the final one.
  case fastFormat
}

/// The sizes of returned pictures.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The picture keeps its size.
  case none = 0
  /// The picture has about the size, and is not enlarged.
  case fast
  /// The picture has exactly the size.
  case exact
}

/// The kind of a collection of assets.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album: in Tessera a subfolder of the pictures folder.
  case album = 1
  /// An album whose content follows from properties of assets.
  case smartAlbum
  /// The pictures of a day.
  case moment
}

/// The exact kind of a collection of assets.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user made. A request for smart albums with this value returns all of them.
  case albumRegular = 2
  /// An event from iPhoto.
  case albumSyncedEvent = 3
  /// A face from iPhoto.
  case albumSyncedFaces = 4
  /// An album from iPhoto.
  case albumSyncedAlbum = 5
  /// Pictures from a camera.
  case albumImported = 6
  /// The photo stream.
  case albumMyPhotoStream = 100
  /// A shared album.
  case albumCloudShared = 101
  /// Another smart album.
  case smartAlbumGeneric = 200
  /// The panoramas.
  case smartAlbumPanoramas = 201
  /// The movies.
  case smartAlbumVideos = 202
  /// The favorites.
  case smartAlbumFavorites = 203
  /// The time-lapse movies.
  case smartAlbumTimelapses = 204
  /// The hidden pictures.
  case smartAlbumAllHidden = 205
  /// The pictures of the last 30 days.
  case smartAlbumRecentlyAdded = 206
  /// The bursts.
  case smartAlbumBursts = 207
  /// The movies in slow motion.
  case smartAlbumSlomoVideos = 208
  /// All pictures.
  case smartAlbumUserLibrary = 209
  /// The self-portraits.
  case smartAlbumSelfPortraits = 210
  /// The screenshots.
  case smartAlbumScreenshots = 211
  /// The pictures with depth.
  case smartAlbumDepthEffect = 212
  /// The live photos.
  case smartAlbumLivePhotos = 213
  /// The animated pictures.
  case smartAlbumAnimated = 214
  /// The long exposures.
  case smartAlbumLongExposures = 215
  /// The pictures that could not be uploaded.
  case smartAlbumUnableToUpload = 216
  /// The pictures in the raw format of a camera.
  case smartAlbumRAW = 217
  /// The movies with a changing focus.
  case smartAlbumCinematic = 218
  /// The pictures and movies for both eyes.
  case smartAlbumSpatial = 219
  /// All kinds.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// The kind of a list of collections.
public enum PHCollectionListType: Int, Sendable {
  /// Moments.
  case momentList = 1
  /// Albums.
  case folder
  /// Smart albums.
  case smartFolder
}

/// The exact kind of a list of collections.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Moments of several days.
  case momentListCluster = 1
  /// Moments of a year.
  case momentListYear = 2
  /// A folder of albums.
  case regularFolder = 100
  /// Events.
  case smartFolderEvents = 200
  /// Faces.
  case smartFolderFaces = 201
  /// All kinds.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// A kind of change of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// Deleting assets of the collection from the library.
  case deleteContent = 1
  /// Removing assets from the collection.
  case removeContent
  /// Adding assets to the collection.
  case addContent
  /// Adding new assets to the collection.
  case createContent
  /// Changing the order of the assets.
  case rearrangeContent
  /// Deleting the collection.
  case delete
  /// Renaming the collection.
  case rename
}

/// The kind of a file of an asset.
public enum PHAssetResourceType: Int, Sendable {
  /// The picture.
  case photo = 1
  /// The movie.
  case video
  /// The sound.
  case audio
  /// Another form of the picture.
  case alternatePhoto
  /// The changed picture in full size.
  case fullSizePhoto
  /// The changed movie in full size.
  case fullSizeVideo
  /// The data of a change.
  case adjustmentData
  /// The picture before a change.
  case adjustmentBasePhoto
  /// The movie of a live photo.
  case pairedVideo
  /// The changed movie of a live photo.
  case fullSizePairedVideo
  /// The movie of a live photo before a change.
  case adjustmentBasePairedVideo
  /// The movie before a change.
  case adjustmentBaseVideo
  /// A proxy of the picture.
  case photoProxy = 19
}

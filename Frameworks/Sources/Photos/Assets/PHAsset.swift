import CoreLocation
import Foundation
import UIKit

/// A picture of the library: a file of the user's pictures folder or of a subfolder. The object does not change; fetch the
/// asset again to read its properties after a change.
open class PHAsset: PHObject, @unchecked Sendable {
  let file: PhotoFile
  let note: PhotoNotes.Entry
  private let root: String

  init(_ file: PhotoFile, in snapshot: LibrarySnapshot) {
    self.file = file
    root = snapshot.root
    note = snapshot.notes.entries[file.path] ?? PhotoNotes.Entry()
    super.init(localIdentifier: file.path)
  }

  /// The kind, which is `image`.
  open var mediaType: PHAssetMediaType { .image }
  /// The properties: whether the picture is a screenshot.
  open var mediaSubtypes: PHAssetMediaSubtype { file.name.hasPrefix("Screenshot") ? .photoScreenshot : [] }
  /// The width as displayed, in pixels, or 0 if the file is damaged.
  open var pixelWidth: Int { Int(file.header.pixelSize.width) }
  /// The height as displayed, in pixels, or 0 if the file is damaged.
  open var pixelHeight: Int { Int(file.header.pixelSize.height) }
  /// The date: the one that an application set, that of the camera, or that of the file.
  open var creationDate: Date? { note.creationDate ?? file.header.captureDate ?? file.modified }
  /// The date of the last change of the file.
  open var modificationDate: Date? { file.modified }
  /// The date at which the file was added to the library, which is that of the file.
  open var addedDate: Date? { file.modified }
  /// The position that an application set, or nil.
  open var location: CLLocation? {
    guard let latitude = note.latitude, let longitude = note.longitude else { return nil }
    return CLLocation(latitude: latitude, longitude: longitude)
  }
  /// The duration in seconds, which is 0 for a picture.
  open var duration: TimeInterval { 0 }
  /// A Boolean value that indicates whether the picture is hidden.
  open var isHidden: Bool { note.isHidden ?? false }
  /// A Boolean value that indicates whether the picture is a favorite.
  open var isFavorite: Bool { note.isFavorite ?? false }
  /// A Boolean value that indicates whether the picture was changed on iOS. It is `false`.
  open var hasAdjustments: Bool { false }
  /// The identifier of a burst, which is nil.
  open var burstIdentifier: String? { nil }
  /// The reasons for which the picture of a burst was chosen. It is empty.
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// A Boolean value that indicates whether the picture represents a burst. It is `false`.
  open var representsBurst: Bool { false }
  /// The source, which is the user's library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The way of playing: as a picture or as an animated picture.
  open var playbackStyle: PHAssetPlaybackStyle { file.header.isAnimated ? .imageAnimated : .image }

  /// Returns whether the asset supports a change.
  ///
  /// - Parameter editOperation: The kind of change.
  /// - Returns: `true` for properties, and for deleting if the folder of the file can be written. `false` for the content.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
    switch editOperation {
    case .properties: true
    case .delete: access((file.path as NSString).deletingLastPathComponent, W_OK) == 0
    case .content: false
    }
  }

  override func object(in snapshot: LibrarySnapshot) -> PHObject? {
    snapshot.files[localIdentifier].map { PHAsset($0, in: snapshot) }
  }
  override func differs(from earlier: PHObject) -> Bool {
    guard let earlier = earlier as? PHAsset else { return true }
    return !file.isSame(as: earlier.file) || note != earlier.note
  }
  override func value(named key: String) -> Any? {
    switch key {
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "addedDate": addedDate
    case "duration": duration
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    case "hasAdjustments": false
    case "representsBurst": false
    case "sourceType": Int(sourceType.rawValue)
    case "playbackStyle": playbackStyle.rawValue
    default: super.value(named: key)
    }
  }
}

import Foundation
import GalleryLibrary
import UIKit

/// The reason why the screen of a folder shows no photos.
enum EmptyFolder: Equatable, Sendable {
  /// The folder can be opened, but contains no photos.
  case noPhotos
  /// The folder or its subfolders contain photos on a disk that is not connected.
  case disconnected
  /// There is no folder at the path.
  case missing
  /// The user may not open the folder. It belongs to the user or not, or the owner is unknown (`nil`).
  case forbidden(belongsToUser: Bool?)
  /// The folder cannot be opened for another reason.
  case unreadable(FileError)

  /// Finds the reason. A network disk whose server does not answer takes minutes for this, so it is not called on the main thread.
  ///
  /// - Throws: `LibraryError` if the index cannot be read.
  init(_ path: FilePath, in database: LibraryDatabase) throws {
    if try database.hasOfflinePhotos(in: path) {
      self = .disconnected
    } else if let obstacle = FolderListing.obstacle(to: path) {
      self.init(obstacle.code, belongsToUser: FolderListing.belongsToUser(path))
    } else {
      self = .noPhotos
    }
  }

  /// Creates the reason for an error of opening the folder.
  init(_ code: POSIXErrorCode, belongsToUser: Bool?) {
    switch code {
    case .ENOENT, .ENOTDIR: self = .missing
    case .EACCES, .EPERM: self = .forbidden(belongsToUser: belongsToUser)
    default: self = .unreadable(FileError(code.rawValue))
    }
  }

  /// Returns the title and the advice for the screen of a folder.
  ///
  /// - Parameter folder: The folder in words, such as its path.
  func texts(_ folder: String) -> (title: String, advice: String) {
    switch self {
    case .noPhotos: ("No Photos", "There are no photos in \(folder).")
    // The disk may be that of a subfolder.
    case .disconnected:
      (
        "Disk Not Connected",
        "The disk with the photos in \(folder) is not connected. They appear here when it is connected again."
      )
    case .missing:
      ("Folder Not Found", "\(folder) was moved, renamed or deleted. Its photos appear here when it is back.")
    case .forbidden(let belongsToUser):
      (
        "Folder Cannot Be Opened",
        "You are not allowed to open \(folder)."
          + (belongsToUser.map {
            $0 ? " Its permissions can be changed in the file manager." : " It belongs to another user."
          } ?? "")
      )
    case .unreadable(let error): ("Folder Cannot Be Opened", "\(folder) cannot be read: \(error).")
    }
  }
}

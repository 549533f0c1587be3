import GalleryLibrary
import UIKit

/// Changes of selected photos, which can be undone. A change of many photos is made in the background, in pages.
extension PhotoLibrary {
  /// The number of photos that are changed at once in the background. The journal is written once for each page.
  nonisolated private static let pageSize = 16_384

  /// Returns the numbers of selected photos in the database (`PhotoItem.id`), or `nil` if the library is not open.
  func numbers(of selection: PhotoSelection) -> PhotoNumbers? {
    database.map { PhotoNumbers(selection, in: $0) }
  }

  /// Returns whether all selected photos are favourites. For more than `PhotoSelection.directLimit` photos, the result is
  /// `false`, because reading all of them would take too long.
  func areFavourites(_ selection: PhotoSelection) -> Bool {
    guard selection.count <= PhotoSelection.directLimit else { return false }
    return read { try selection.items(in: $0) }?.allSatisfy(\.isFavourite) ?? false
  }

  /// Adds selected photos to the favourites or removes them.
  func setFavourite(_ selection: PhotoSelection, _ isFavourite: Bool, undo: UndoManager?) {
    change(selection, isFavourite ? "Favourite" : "Remove from Favourites", undo) { _, photos in
      [.favourite(photos, isFavourite)]
    }
  }

  /// Adds selected photos to the end of an album. Photos that it contains remain at their places.
  func add(_ selection: PhotoSelection, to album: Int64, undo: UndoManager?) {
    change(selection, "Add to Album", undo) { $0.changes(adding: $1, to: album) }
  }

  /// Moves selected photos in an album, or adds them at a place.
  ///
  /// - Parameter next: The photo before which they are placed, or `nil` to place them at the end.
  func arrange(_ selection: PhotoSelection, in album: Int64, before next: Int64?, undo: UndoManager?) {
    change(selection, "Move \(PhotoTexts.count(selection.count))", undo) { _, photos in
      [.arrange(album, photos, before: next)]
    }
  }

  /// Removes selected photos from an album. They remain in the library.
  func remove(_ selection: PhotoSelection, from album: Int64, undo: UndoManager?) {
    change(selection, "Remove from Album", undo) { _, photos in [.remove(album, photos)] }
  }

  /// Rotates selected photos by quarter turns to the right, or to the left if the number is negative.
  func rotate(_ selection: PhotoSelection, by count: Int, undo: UndoManager?) {
    change(selection, "Rotate \(PhotoTexts.count(selection.count))", undo) { $0.changes(rotating: $1, by: count) }
  }

  /// Creates an album, and adds selected photos in their order. The selection may be empty.
  func createAlbum(named name: String, with selection: PhotoSelection, undo: UndoManager?) {
    let album = Int64.random(in: 1...(1 << 52))
    change(selection, "New Album", undo) { data, photos in
      (data.albums[album] == nil ? [.createAlbum(album, name)] : []) + [.arrange(album, photos, before: nil)]
    }
  }

  /// Changes the name of an album.
  func renameAlbum(_ album: Int64, to name: String, undo: UndoManager?) {
    change(PhotoSelection([]), "Rename Album", undo) { _, _ in [.renameAlbum(album, name)] }
  }

  /// Deletes an album. Its photos remain in the library. Returns `false` if it cannot be deleted.
  @discardableResult
  func deleteAlbum(_ album: Int64, undo: UndoManager?) -> Bool {
    change(PhotoSelection([]), "Delete Album", undo) { _, _ in [.deleteAlbum(album)] }
  }

  /// Remembers the order of a part of the library.
  func setOrder(_ order: PhotoOrder, of scope: Timeline.Scope) {
    do { try database?.setOrder(order, of: scope) } catch { reportFailedChange(error) }
  }

  // MARK: Changes and their opposites

  /// Performs a change of selected photos: at once if there are few, and otherwise in the background. The reason why it
  /// cannot be saved is shown.
  ///
  /// - Parameters:
  ///   - selection: The photos.
  ///   - name: The name of the change in the menu.
  ///   - undo: The undo manager with which the change is undone.
  ///   - changes: A closure that returns the changes for each page of photos.
  @discardableResult
  private func change(
    _ selection: PhotoSelection, _ name: String, _ undo: UndoManager?,
    _ changes: @escaping @Sendable (UserData, [Int64]) -> [UserDataChange]
  ) -> Bool {
    guard let numbers = numbers(of: selection) else { return false }
    let isDirect = selection.count <= PhotoSelection.directLimit
    return perform(isDirect: isDirect, name, undo) { database, inverse in
      let all = try numbers.get()
      for start in stride(from: 0, to: max(1, all.count), by: Self.pageSize) {
        let page = Array(all[start..<min(start + Self.pageSize, all.count)])
        do {
          // If a later page cannot be saved, those before it can be undone.
          inverse.changes = try database.change(marking: page) { changes($0, page) } + inverse.changes
        } catch {
          guard start > 0 else { throw error }
          throw LibraryError(.unusable, "only \(PhotoTexts.count(start)) of \(all.count) were changed: \(error)")
        }
      }
    }
  }

  /// Performs a change, and registers the changes that undo it with the undo manager.
  ///
  /// - Parameters:
  ///   - isDirect: `false` to perform the change in the background.
  ///   - name: The name of the change in the menu.
  ///   - undo: The undo manager with which the change is undone.
  ///   - completion: A closure that is called after a direct change, and after it was undone or made again.
  ///   - body: A closure that performs the change, and sets the changes that undo it.
  /// - Returns: `false` if nothing was changed. A change in the background may fail later.
  @discardableResult
  func perform(
    isDirect: Bool, _ name: String, _ undo: UndoManager?,
    then completion: @escaping @MainActor (PhotoLibrary) -> Void = { _ in },
    _ body: @escaping @Sendable (LibraryDatabase, InverseChanges) throws -> Void
  ) -> Bool {
    let inverse = InverseChanges()
    if isDirect {
      do { try change { try body($0, inverse) } } catch { reportFailedChange(error) }
      if inverse.changes.isEmpty { return false }
      completion(self)
    } else {
      changeInBackground {
        try body($0, inverse)
        return []
      }
    }
    undo?.registerUndo(withTarget: self) { [weak undo] library in
      MainActor.assumeIsolated {
        library.perform(isDirect: isDirect, name, undo, then: completion) { database, opposite in
          opposite.changes = try database.change { _ in inverse.changes }
        }
      }
    }
    undo?.setActionName(name)
    return true
  }

  private func reportFailedChange(_ error: any Error) { onFailedChange?(["\(error)"]) }
}

/// The changes that undo another change. They are set when the change has been made.
final class InverseChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [UserDataChange] = []
  var changes: [UserDataChange] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

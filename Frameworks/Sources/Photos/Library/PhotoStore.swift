import Foundation
import UIKit

/// The owner of the library's state: the files, the permission and the observers.
final class PhotoStore: @unchecked Sendable {
  /// The store of the user's library, of which there is one, like the library itself.
  static let shared = PhotoStore()

  /// The queue on which changes are made and observers are called, as on iOS not the main one.
  let queue = DispatchQueue(label: "photo library")
  private let lock = NSRecursiveLock()
  private var snapshot: LibrarySnapshot?
  private var watcher: FolderWatcher?
  private var observers: [WeakObserver] = []
  /// The state of which the observers know.
  private var observed: LibrarySnapshot?
  private var isGranted = false

  private struct WeakObserver {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  static func report(_ message: String) { FileHandle.standardError.write(Data("Photos: \(message)\n".utf8)) }

  // MARK: Permission

  /// The permission. The application has it as soon as it has asked or has used the library.
  var status: PHAuthorizationStatus { lock.withLock { isGranted ? .authorized : .notDetermined } }

  func grant() { lock.withLock { isGranted = true } }

  // MARK: State

  /// Returns the current state of the library. The folder is only read if it changed.
  func current() -> LibrarySnapshot {
    lock.withLock {
      isGranted = true
      let root = realPath(PHPhotoLibrary._folder.path)
      if snapshot?.root != root {
        snapshot = nil
        watcher = FolderWatcher(queue: queue) { [weak self] in self?.scheduleNotification() }
      }
      let isChanged = watcher?.takeChange() ?? true
      if let snapshot, !isChanged, isFolder(root) { return snapshot }
      return update(LibraryScanner(root: root, watcher: watcher).scan(snapshot))
    }
  }

  /// Reads the library again, because an application changed files or the notes about them.
  func invalidate() {
    lock.withLock {
      guard let snapshot else { return }
      _ = update(LibraryScanner(root: snapshot.root, watcher: watcher).scan(snapshot))
    }
  }

  /// Keeps a state if it differs from the one before. The observers are called, because the events of the change have been read
  /// and may not reach the watcher's own handler any more.
  private func update(_ result: LibrarySnapshot) -> LibrarySnapshot {
    if let snapshot {
      guard isChange(snapshot, result) else { return snapshot }
      scheduleNotification()
    }
    snapshot = result
    return result
  }

  private func isFolder(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Returns the path without links, as files of the library have it. The folder need not exist.
  private func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    let state = current()
    lock.withLock {
      if observed == nil || observers.allSatisfy({ $0.observer == nil }) { observed = state }
      observers.removeAll { $0.observer == nil || $0.observer === observer }
      observers.append(WeakObserver(observer: observer))
    }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0.observer == nil || $0.observer === observer } }
  }

  /// Calls the observers after a short pause, in which other changes, such as the copying of a folder, are collected.
  private func scheduleNotification() {
    let isFirst = lock.withLock {
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [self] in
      lock.withLock { isScheduled = false }
      notify()
    }
  }

  private var isScheduled = false

  /// Calls the observers if the library changed since they were called. It runs on the store's queue.
  func notify() {
    guard lock.withLock({ observers.contains { $0.observer != nil } }) else { return }
    let after = current()
    let (before, receivers) = lock.withLock {
      defer { observed = after }
      return (observed, observers.compactMap(\.observer))
    }
    guard let before, before !== after, isChange(before, after) else { return }
    let change = PHChange(before, after)
    for observer in receivers { observer.photoLibraryDidChange(change) }
  }

  private func isChange(_ before: LibrarySnapshot, _ after: LibrarySnapshot) -> Bool {
    guard before.notes == after.notes, before.files.count == after.files.count else { return true }
    for (path, file) in after.files where before.files[path].map({ !$0.isSame(as: file) }) ?? true { return true }
    let members = { (snapshot: LibrarySnapshot) in snapshot.folders.map { [$0.path] + $0.files.map(\.path).sorted() } }
    return members(before) != members(after)
  }
}

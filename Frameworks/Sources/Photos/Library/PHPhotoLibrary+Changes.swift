import Foundation
import UIKit

extension PHPhotoLibrary {
  /// Adds an observer of changes, also of those that other programs make in the folder. It is not retained.
  ///
  /// - Parameter observer: The observer.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) { PhotoStore.shared.add(observer) }
  /// Removes an observer of changes.
  ///
  /// - Parameter observer: The observer.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoStore.shared.remove(observer)
  }

  /// Changes the library.
  ///
  /// - Parameters:
  ///   - changeBlock: A closure that creates change requests, on a queue that is not the main queue.
  ///   - completionHandler: A closure that receives whether the changes were made, and a `PHPhotosError` if not, on that queue.
  @preconcurrency
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    PhotoStore.shared.queue.async {
      do {
        try ChangeTransaction.perform(changeBlock)
        completionHandler?(true, nil)
      } catch {
        if completionHandler == nil { PhotoStore.report("a change was not made: \(error.localizedDescription)") }
        completionHandler?(false, error)
      }
      PhotoStore.shared.notify()
    }
  }

  /// Changes the library.
  ///
  /// - Parameter changeBlock: A closure that creates change requests, on a queue that is not the main queue.
  /// - Throws: `PHPhotosError` with the reason if a change was not made.
  @preconcurrency
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Changes the library and waits for it. Observers are called later.
  ///
  /// - Parameter changeBlock: A closure that creates change requests, on the thread of the caller.
  /// - Throws: `PHPhotosError` with the reason if a change was not made.
  public func performChangesAndWait(_ changeBlock: () -> Void) throws {
    defer { PhotoStore.shared.queue.async { PhotoStore.shared.notify() } }
    try ChangeTransaction.perform(changeBlock)
  }
}

import Foundation
import Synchronization

/// Determines whether code runs on the main thread, by comparing the thread's handle with the stored handle of the main
/// thread. `Thread.isMainThread` makes two system calls on Linux, which is too slow for every view that draws.
enum MainThread {
  /// The handle of the main thread, or 0 until it is first determined on the main thread.
  private static let handle = Atomic<UInt>(0)

  static var isCurrent: Bool {
    let currentHandle = UInt(pthread_self())
    let mainHandle = handle.load(ordering: .relaxed)
    if mainHandle != 0 { return currentHandle == mainHandle }
    guard Thread.isMainThread else { return false }
    handle.store(currentHandle, ordering: .relaxed)
    return true
  }
}

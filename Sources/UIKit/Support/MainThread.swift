import Foundation
import Synchronization

/// Finds out whether code runs on the main thread, fast enough for every view that draws. `Thread.isMainThread` makes
/// two system calls on Linux; this type compares the thread's handle with the stored handle of the main thread.
enum MainThread {
  /// The handle of the main thread, or 0 until the first query on the main thread.
  private static let handle = Atomic<UInt>(0)

  static var isCurrent: Bool {
    let own = UInt(pthread_self())
    let known = handle.load(ordering: .relaxed)
    if known != 0 { return own == known }
    guard Thread.isMainThread else { return false }
    handle.store(own, ordering: .relaxed)
    return true
  }
}

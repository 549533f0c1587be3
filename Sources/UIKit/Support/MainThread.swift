import Foundation
import Synchronization

/// Whether code runs on the main thread, asked as often as every view that draws. `Thread.isMainThread` makes two system
/// calls on Linux; here the thread's handle is compared with the one that was once found to be the main thread's.
enum MainThread {
  /// 0 until somebody asked on the main thread.
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

import Foundation
import RuntimeInterface

/// Determines when a drop has ended: when the destination has loaded all data that it needs. The destination usually requests the data
/// soon after the drop, on other threads.
@MainActor
final class DropLoads {
  /// The number of requests that the source has not answered yet.
  private var loadCount = 0
  private var end: (@MainActor () -> Void)?
  private var timer: MainLoopTimer?

  /// Notes the beginning of a request.
  func begin() { loadCount += 1 }

  /// Notes the end of a request.
  func complete() {
    loadCount -= 1
    timer?.arm(in: Self.nextLoadTimeout)
  }

  /// Calls a closure when no data is requested any more. If `isLoaded` is true, this happens at once.
  func wait(isLoaded: Bool, then end: @escaping @MainActor () -> Void) {
    guard !isLoaded else { return end() }
    self.end = end
    timer = MainLoopTimer { [weak self] in
      guard let self, self.loadCount == 0 else { return }
      let end = self.end
      self.cancel()
      end?()
    }
    timer?.arm(in: Self.firstLoadTimeout)
  }

  /// Ends the wait without calling the closure.
  func cancel() {
    timer?.invalidate()
    timer = nil
    end = nil
  }

  /// The time in seconds within which a destination must request data after a drop.
  private static let firstLoadTimeout: TimeInterval = 1
  /// The time in seconds within which a destination must request more data.
  private static let nextLoadTimeout: TimeInterval = 0.2
}

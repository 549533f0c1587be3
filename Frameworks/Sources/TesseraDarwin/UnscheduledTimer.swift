import Foundation

extension Timer {
  /// Creates a timer that never fires, in place of `Timer()`.
  ///
  /// - Returns: A timer that is not valid.
  public static func _unscheduled() -> Timer {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
  }
}
